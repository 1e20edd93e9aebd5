// 2075509978 15167 of Report.css

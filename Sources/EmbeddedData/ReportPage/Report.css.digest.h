// 838742 16347 of Report.css

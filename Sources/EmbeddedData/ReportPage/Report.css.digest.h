// 4243234109 14998 of Report.css

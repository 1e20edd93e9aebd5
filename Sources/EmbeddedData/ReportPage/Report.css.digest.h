// 1845476340 16203 of Report.css

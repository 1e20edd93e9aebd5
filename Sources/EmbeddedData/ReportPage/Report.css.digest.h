// 3721459089 14077 of Report.css

// 1204368138 10656 of Report.js

// 226551797 9609 of Report.js

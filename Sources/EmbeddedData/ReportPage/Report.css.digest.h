// 4213768387 16258 of Report.css

// 3555229321 15073 of Report.css

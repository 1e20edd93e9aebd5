// 4099957980 9601 of Report.js

// ea78b28d50a04db0 of Components.txt

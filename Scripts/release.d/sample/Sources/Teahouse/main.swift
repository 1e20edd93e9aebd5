print("Tea is served")

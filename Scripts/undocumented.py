"""Lists public declarations without documentation, in symbol graphs of the compiler.

An initialiser needs none where its parameters are documented properties, nor a case that its enum explains.
"""

import json
import sys

FREE = {"swift.init", "swift.enum.case"}
count = 0
for path in sys.argv[1:]:
    with open(path) as file:
        symbols = json.load(file)["symbols"]
    for symbol in symbols:
        if "docComment" in symbol or symbol["kind"]["identifier"] in FREE or "location" not in symbol:
            continue
        place = symbol["location"]
        file = place["uri"][place["uri"].find("/Sources/") + 1 :]
        print(f"{file}:{place['position']['line'] + 1}: {'.'.join(symbol['pathComponents'])} has no documentation")
        count += 1
sys.exit("error: a public declaration has no documentation" if count else 0)

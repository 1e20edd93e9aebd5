"""Follows every internal link of an archive of docc, or of a site of it: site-links.py FOLDER. Each link has a page, each
picture a file, and each page of the first module can be reached from its first page."""

import json
import pathlib
import sys

site = pathlib.Path(sys.argv[1])
problems = []
pages = {}  # the links of each page


def walk(value):
    if isinstance(value, dict):
        yield value
        for child in value.values():
            yield from walk(child)
    elif isinstance(value, list):
        for child in value:
            yield from walk(child)


for file in sorted((site / "data").rglob("*.json")):
    page = json.loads(file.read_text(encoding="utf-8"))
    path = "/" + str(file.relative_to(site / "data").with_suffix(""))
    links = set()
    for node in walk(page):
        url = node.get("url")
        if isinstance(url, str) and url.startswith("/documentation/"):
            links.add(url)
        if node.get("type") == "image":
            for variant in node.get("variants", []):
                if not (site / variant["url"].lstrip("/")).is_file():
                    problems.append(f"{path}: the picture {variant['url']} is missing")
        # A link that docc does not know is text with an address.
        if node.get("type") == "link" and "://" not in node.get("destination", "://"):
            problems.append(f"{path}: {node['destination']} leads to no page")
        if node.get("type") == "reference" and node.get("isActive") is False:
            problems.append(f"{path}: {node.get('identifier')} leads to no page")
    pages[path.lower()] = links

reached, todo = set(), ["/documentation/a11ysim"]
while todo:
    path = todo.pop()
    if path not in reached and path in pages:
        reached.add(path)
        todo += [link.split("#")[0].lower() for link in pages[path]]
count = 0
for path, links in pages.items():
    for link in links:
        count += 1
        target = link.split("#")[0]
        if target.lower().rstrip("/") not in pages:
            problems.append(f"{path}: {link} leads to no page")
        elif (site / "documentation").is_dir() and not (site / target.lstrip("/") / "index.html").is_file() and not (
            site / target.lower().lstrip("/") / "index.html"
        ).is_file():
            problems.append(f"{path}: {link} has no file")
for path in pages:
    if path.startswith("/documentation/a11ysim/") and path not in reached:
        problems.append(f"{path}: no link leads to this page")
for problem in sorted(set(problems)):
    print(problem, file=sys.stderr)
if problems:
    sys.exit(1)
print(f"links: {len(pages)} pages, {count} links, each leads somewhere")

import json
import os
import sqlite3

from callslip import Callslip, CallslipError

client = Callslip(os.environ["CALLSLIP_BASE_URL"], os.environ["CALLSLIP_API_KEY"])
path = os.environ.get("CALLSLIP_STATE", "callslip.db")
db = sqlite3.connect(path, isolation_level=None, timeout=3600)
db.execute("CREATE TABLE IF NOT EXISTS orders (id TEXT PRIMARY KEY, status TEXT, body TEXT)")
db.execute("CREATE TABLE IF NOT EXISTS place (cursor TEXT, read_until TEXT)")


def next_page(cursor: str | None, read_until: str | None) -> list:
    """The next hundred events: behind the cursor, from a time on, or from the first."""
    since = None if cursor else read_until
    feed = client.list_account_events(after=cursor, since=since, limit=100)
    try:
        return [event for _, event in zip(range(100), feed)]
    except CallslipError as error:
        if error.status != 400 or cursor is None:
            raise
        print(f"The feed doesn't know {cursor} any more: on from {read_until}.")
        return next_page(None, read_until)


events = fetched = 0
while True:
    # A second run at the same time waits here until this page is kept.
    db.execute("BEGIN IMMEDIATE")
    place = db.execute("SELECT cursor, read_until FROM place").fetchone() or (None, None)
    page = next_page(*place)
    # A hundred events may be about three orders: each is fetched once, as it stands now.
    for order_id in {event["orderId"]: None for event in page if "orderId" in event}:
        order = client.get_order(order_id)
        row = (order_id, order["status"], json.dumps(order))
        db.execute("INSERT OR REPLACE INTO orders VALUES (?, ?, ?)", row)
        fetched += 1
    if page:
        db.execute("DELETE FROM place")
        last = page[-1]
        db.execute("INSERT INTO place VALUES (?, ?)", (last["id"], last["createdAt"]))
    db.execute("COMMIT")  # in one step: a crash leaves orders and cursor as they were
    events += len(page)
    if not page:
        break
known = db.execute("SELECT count(*) FROM orders").fetchone()[0]
print(f"events: {events}, orders fetched: {fetched}, orders known: {known}")

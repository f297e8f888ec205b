import json
import os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from callslip import WebhookVerificationError, verify_webhook_batch

secret = os.environ["CALLSLIP_WEBHOOK_SECRET"]
handled: set[str] = set()  # in your database, beside what you did about each event


def canonical(value: object) -> str:
    """The bytes that were signed, made again from what they say (RFC 8785)."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


class Hook(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        try:
            # What a framework has parsed it hands over as a dict: `request.json`.
            length = int(self.headers["Content-Length"] or 0)
            # No webhook is as long as 1 MiB; what is cut off there is no JSON.
            parsed = json.loads(self.rfile.read(min(length, 1024 * 1024)))
            # One event, or as many as an endpoint with `batch` is sent at once.
            events = verify_webhook_batch(canonical(parsed), self.headers, secret)
        except (WebhookVerificationError, ValueError) as error:
            return self.answer(400, str(error))
        for event in events:
            event_id = event["data"]["eventId"]
            if event_id not in handled:
                print(f"verified {event['type']} {event_id}", flush=True)
            handled.add(event_id)
        self.answer(204)

    def answer(self, status: int, text: str = "") -> None:
        self.send_response(status)
        self.send_header("Content-Length", str(len(text.encode())))
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, format: str, *args: object) -> None: ...


server = ThreadingHTTPServer(("", int(os.environ.get("PORT", "8080"))), Hook)
print("listening", flush=True)
server.serve_forever()

import os
from http.server import BaseHTTPRequestHandler, HTTPServer

from callslip import Callslip, WebhookEvent, fetch_document, verify_webhook

client = Callslip(os.environ["CALLSLIP_BASE_URL"], os.environ["CALLSLIP_API_KEY"])
events: list[WebhookEvent] = []


class Hook(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        events.append(verify_webhook(body, self.headers, signing_secret))  # raises where it isn't ours
        self.send_response(204)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None: ...


server = HTTPServer(("127.0.0.1", 0), Hook)
endpoint = client.create_webhook_endpoint({"url": f"http://127.0.0.1:{server.server_port}/hook"})
signing_secret = endpoint["signingSecret"]

order_id = client.place_order({"repositoryName": "Archives de Paris", "documentType": "Birth record", "location": "Paris"})["id"]
client.perform_sandbox_step(order_id, {"step": "offer"})
offer = next(client.list_offers(order_id))
client.select_offer(order_id, offer["id"])
payment = client.initiate_payment(order_id, {"offerId": offer["id"]})
intent = payment["paymentIntentId"]
client.confirm_sandbox_payment(order_id, {"paymentIntentId": intent, "card": "ok"})  # in production your page confirms
client.finalize_payment(order_id, {"offerId": offer["id"], "paymentIntentId": intent})
while not any(event["type"] == "order.delivered" for event in events):
    server.handle_request()
for event in events:
    if event["type"] == "order.delivered":
        print(f"verified: order.delivered, {event['data']['outcome']}")
for document in client.list_documents(order_id):
    print(f"checked: {document['name']}, {len(fetch_document(document))} bytes")

# Generated from the OpenAPI document by `npm run sdk`; changes are made there.

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from typing import Literal, TypeVar, cast
from urllib.parse import quote

from ._core import Transport
from ._models import *  # noqa: F403
from ._version import INTERFACE_VERSION

_Row = TypeVar("_Row")


def _quote(text: str) -> str:
    return quote(text, safe="")


async def _each(rows: Iterator[_Row]) -> AsyncIterator[_Row]:
    """Each row as it comes; pages are fetched in a thread."""
    end = object()
    while (row := await asyncio.to_thread(next, rows, end)) is not end:
        yield cast(_Row, row)


class Callslip(Transport):
    """Calls that return a success and raise ``CallslipError`` for anything else. Lists are iterators over all pages."""

    def accept_order(self, order_id: str, *, idempotency_key: str | None = None, timeout: float | None = None) -> Order:
        """Accept a delivered order."""
        return cast("Order", self._call("POST", f"/orders/{_quote(order_id)}/accept", idempotency_key=idempotency_key, timeout=timeout))

    def answer_case(self, order_id: str, case_id: str, body: AnswerCase, *, idempotency_key: str | None = None, timeout: float | None = None) -> Case:
        """Add something to a case."""
        return cast("Case", self._call("POST", f"/orders/{_quote(order_id)}/cases/{_quote(case_id)}/answers", body=body, idempotency_key=idempotency_key, timeout=timeout))

    def begin_attachment(self, body: BeginAttachmentUpload, *, idempotency_key: str | None = None, timeout: float | None = None) -> AttachmentUpload:
        """Begin an upload of an attachment that can be resumed."""
        return cast("AttachmentUpload", self._call("POST", "/attachments/uploads", body=body, idempotency_key=idempotency_key, timeout=timeout))

    def change_order(self, order_id: str, body: ChangeOrder, *, idempotency_key: str | None = None, timeout: float | None = None) -> Order:
        """Change an order."""
        return cast("Order", self._call("PATCH", f"/orders/{_quote(order_id)}", body=body, idempotency_key=idempotency_key, timeout=timeout))

    def confirm_sandbox_payment(self, order_id: str, body: ConfirmSandboxPayment, *, timeout: float | None = None) -> ConfirmedSandboxPayment:
        """Confirm a payment as the browser would."""
        return cast("ConfirmedSandboxPayment", self._call("POST", f"/sandbox/orders/{_quote(order_id)}/confirm-payment", body=body, timeout=timeout))

    def count_orders(self, *, timeout: float | None = None) -> OrderCounts:
        """Count the orders."""
        return cast("OrderCounts", self._call("GET", "/orders/counts", timeout=timeout))

    def create_webhook_endpoint(self, body: CreateWebhookEndpoint, *, idempotency_key: str | None = None, timeout: float | None = None) -> CreatedWebhookEndpoint:
        """Register a webhook endpoint."""
        return cast("CreatedWebhookEndpoint", self._call("POST", "/webhook-endpoints", body=body, idempotency_key=idempotency_key, timeout=timeout))

    def decline_offer(self, order_id: str, offer_id: str, *, idempotency_key: str | None = None, timeout: float | None = None) -> DeclinedOffer:
        """Decline an offer."""
        return cast("DeclinedOffer", self._call("POST", f"/orders/{_quote(order_id)}/offers/{_quote(offer_id)}/decline", idempotency_key=idempotency_key, timeout=timeout))

    def delete_webhook_endpoint(self, endpoint_id: str, *, idempotency_key: str | None = None, timeout: float | None = None) -> Succeeded:
        """Delete a webhook endpoint."""
        return cast("Succeeded", self._call("DELETE", f"/webhook-endpoints/{_quote(endpoint_id)}", idempotency_key=idempotency_key, timeout=timeout))

    def discard_attachment(self, upload_id: str, *, timeout: float | None = None) -> Removed:
        """Give an upload up, or what it became."""
        return cast("Removed", self._call("DELETE", f"/attachments/uploads/{_quote(upload_id)}", timeout=timeout))

    def download_all_documents(self, order_id: str, *, timeout: float | None = None) -> bytes:
        """All delivered documents in one archive."""
        return cast("bytes", self._call("GET", f"/orders/{_quote(order_id)}/documents.zip", timeout=timeout))

    def download_attachment(self, order_id: str, attachment_id: str, *, timeout: float | None = None) -> bytes:
        """Be redirected to a fresh download URL of an attachment."""
        return cast("bytes", self._call("GET", f"/orders/{_quote(order_id)}/attachments/{_quote(attachment_id)}/download", timeout=timeout))

    def download_document(self, order_id: str, document_id: str, *, timeout: float | None = None) -> bytes:
        """Be redirected to a fresh download URL."""
        return cast("bytes", self._call("GET", f"/orders/{_quote(order_id)}/documents/{_quote(document_id)}/download", timeout=timeout))

    def export_orders(self, *, status: Literal["submitted", "open", "awaiting_payment", "confirmed", "in_progress", "delivered", "completed", "withdrawn", "cancelled"] | None = None, turn: Literal["you", "waiting", "done"] | None = None, external_order_ref: str | None = None, created_after: str | None = None, updated_after: str | None = None, q: str | None = None, customer_name: str | None = None, folder: str | None = None, label: str | None = None, assignee_id: str | None = None, cost_centre: str | None = None, sort: Literal["placed", "activity", "due", "reference", "customer", "folder", "price", "researcher", "agreed", "paid"] | None = None, timeout: float | None = None) -> str:
        """Your orders as a table."""
        return cast("str", self._call("GET", "/orders.csv", query={"status": status, "turn": turn, "externalOrderRef": external_order_ref, "createdAfter": created_after, "updatedAfter": updated_after, "q": q, "customerName": customer_name, "folder": folder, "label": label, "assigneeId": assignee_id, "costCentre": cost_centre, "sort": sort}, timeout=timeout))

    def file_orders(self, body: FileOrders, *, idempotency_key: str | None = None, timeout: float | None = None) -> FiledOrders:
        """Put orders into a folder, label and assign them."""
        return cast("FiledOrders", self._call("POST", "/orders/filing", body=body, idempotency_key=idempotency_key, timeout=timeout))

    def finalize_payment(self, order_id: str, body: FinalizePayment, *, idempotency_key: str | None = None, timeout: float | None = None) -> FinalizedPayment:
        """Tell that the payment was confirmed."""
        return cast("FinalizedPayment", self._call("POST", f"/orders/{_quote(order_id)}/payments/finalize", body=body, idempotency_key=idempotency_key, timeout=timeout))

    def get_archive_figures(self, archive_id: str, *, timeout: float | None = None) -> ArchiveFigures:
        """What orders of an archive cost and how long they took."""
        return cast("ArchiveFigures", self._call("GET", f"/archives/{_quote(archive_id)}/figures", timeout=timeout))

    def get_attachment_upload(self, upload_id: str, *, timeout: float | None = None) -> AttachmentUpload:
        """How far an attachment's upload has come."""
        return cast("AttachmentUpload", self._call("GET", f"/attachments/uploads/{_quote(upload_id)}", timeout=timeout))

    def get_billing_details(self, *, timeout: float | None = None) -> BillingDetails:
        """Whom your documents are made out to."""
        return cast("BillingDetails", self._call("GET", "/billing/details", timeout=timeout))

    def get_billing_document(self, billing_document_id: str, *, timeout: float | None = None) -> BillingDocument:
        """Get one of them."""
        return cast("BillingDocument", self._call("GET", f"/billing/documents/{_quote(billing_document_id)}", timeout=timeout))

    def get_billing_document_pdf(self, billing_document_id: str, *, timeout: float | None = None) -> bytes:
        """Get one of them as a PDF."""
        return cast("bytes", self._call("GET", f"/billing/documents/{_quote(billing_document_id)}/pdf", timeout=timeout))

    def get_day_use(self, *, timeout: float | None = None) -> DayUse:
        """What you may do today in production, and have done."""
        return cast("DayUse", self._call("GET", "/go-live/day-use", timeout=timeout))

    def get_go_live(self, *, timeout: float | None = None) -> GoLive:
        """What has been tried, and how production stands."""
        return cast("GoLive", self._call("GET", "/go-live", timeout=timeout))

    def get_message(self, order_id: str, message_id: str, *, timeout: float | None = None) -> Message:
        """Get one message."""
        return cast("Message", self._call("GET", f"/orders/{_quote(order_id)}/messages/{_quote(message_id)}", timeout=timeout))

    def get_order(self, order_id: str, *, timeout: float | None = None) -> Order:
        """Get one order."""
        return cast("Order", self._call("GET", f"/orders/{_quote(order_id)}", timeout=timeout))

    def get_payment(self, order_id: str, payment_intent_id: str, *, timeout: float | None = None) -> PaymentSnapshot:
        """Get the payment as the order keeps it."""
        return cast("PaymentSnapshot", self._call("GET", f"/orders/{_quote(order_id)}/payments/{_quote(payment_intent_id)}", timeout=timeout))

    def get_receipt(self, order_id: str, *, timeout: float | None = None) -> BillingDocument:
        """Get an order's receipt."""
        return cast("BillingDocument", self._call("GET", f"/orders/{_quote(order_id)}/receipt", timeout=timeout))

    def get_receipt_pdf(self, order_id: str, *, timeout: float | None = None) -> bytes:
        """Get an order's receipt as a PDF."""
        return cast("bytes", self._call("GET", f"/orders/{_quote(order_id)}/receipt.pdf", timeout=timeout))

    def get_request(self, request_id: str, *, timeout: float | None = None) -> LoggedRequestDetail:
        """One of your calls, with its bodies."""
        return cast("LoggedRequestDetail", self._call("GET", f"/request-log/{_quote(request_id)}", timeout=timeout))

    def get_researcher_page(self, researcher_id: str, *, timeout: float | None = None) -> ResearcherPage:
        """Get one researcher."""
        return cast("ResearcherPage", self._call("GET", f"/researchers/{_quote(researcher_id)}", timeout=timeout))

    def get_reviews(self, order_id: str, *, timeout: float | None = None) -> Reviews:
        """The reviews of an order."""
        return cast("Reviews", self._call("GET", f"/orders/{_quote(order_id)}/review", timeout=timeout))

    def get_sandbox_clock(self, order_id: str, *, timeout: float | None = None) -> SandboxClock:
        """What time will bring an order by itself."""
        return cast("SandboxClock", self._call("GET", f"/sandbox/orders/{_quote(order_id)}/clock", timeout=timeout))

    def get_statement_csv(self, billing_document_id: str, *, timeout: float | None = None) -> str:
        """Get a monthly statement as a table."""
        return cast("str", self._call("GET", f"/billing/documents/{_quote(billing_document_id)}/csv", timeout=timeout))

    def get_suggestions(self, order_id: str, *, timeout: float | None = None) -> Suggestions:
        """What else could be tried."""
        return cast("Suggestions", self._call("GET", f"/orders/{_quote(order_id)}/suggestions", timeout=timeout))

    def get_webhook_delivery(self, delivery_id: str, *, timeout: float | None = None) -> WebhookDeliveryDetail:
        """One delivery with its request and every attempt."""
        return cast("WebhookDeliveryDetail", self._call("GET", f"/webhook-deliveries/{_quote(delivery_id)}", timeout=timeout))

    def get_webhook_endpoint(self, endpoint_id: str, *, timeout: float | None = None) -> WebhookEndpointDetail:
        """One webhook endpoint with its last two weeks."""
        return cast("WebhookEndpointDetail", self._call("GET", f"/webhook-endpoints/{_quote(endpoint_id)}", timeout=timeout))

    def initiate_payment(self, order_id: str, body: InitiatePayment, *, idempotency_key: str | None = None, timeout: float | None = None) -> InitiatedPayment:
        """Start paying for the selected offer."""
        return cast("InitiatedPayment", self._call("POST", f"/orders/{_quote(order_id)}/payments/initiate", body=body, idempotency_key=idempotency_key, timeout=timeout))

    def list_account_events(self, *, after: str | None = None, since: str | None = None, limit: int | None = None, timeout: float | None = None) -> Iterator[FeedEvent]:
        """Every event of the account, oldest first."""
        return self._pages("/events", {"after": after, "since": since, "limit": limit}, timeout)

    def list_archives(self, *, q: str | None = None, country: str | None = None, kind: ArchiveKind | None = None, limit: int | None = None, starting_after: str | None = None, order: Literal["asc", "desc"] | None = None, timeout: float | None = None) -> Iterator[Archive]:
        """Search the directory of archives."""
        return self._pages("/archives", {"q": q, "country": country, "kind": kind, "limit": limit, "startingAfter": starting_after, "order": order}, timeout)

    def list_attachments(self, order_id: str, *, limit: int | None = None, starting_after: str | None = None, order: Literal["asc", "desc"] | None = None, timeout: float | None = None) -> Iterator[AttachedFile]:
        """List what is attached to an order and its messages."""
        return self._pages(f"/orders/{_quote(order_id)}/attachments", {"limit": limit, "startingAfter": starting_after, "order": order}, timeout)

    def list_billing_documents(self, *, kind: Literal["receipt", "invoice", "credit_note", "statement"] | None = None, order_id: str | None = None, customer: str | None = None, limit: int | None = None, starting_after: str | None = None, order: Literal["asc", "desc"] | None = None, timeout: float | None = None) -> Iterator[BillingDocument]:
        """List your receipts, invoices, credit notes and monthly statements."""
        return self._pages("/billing/documents", {"kind": kind, "orderId": order_id, "customer": customer, "limit": limit, "startingAfter": starting_after, "order": order}, timeout)

    def list_cases(self, order_id: str, *, timeout: float | None = None) -> list[Case]:
        """The problems reported about an order."""
        return cast("list[Case]", self._call("GET", f"/orders/{_quote(order_id)}/cases", timeout=timeout))

    def list_documents(self, order_id: str, *, limit: int | None = None, starting_after: str | None = None, order: Literal["asc", "desc"] | None = None, timeout: float | None = None) -> Iterator[Document]:
        """List the delivered documents."""
        return self._pages(f"/orders/{_quote(order_id)}/documents", {"limit": limit, "startingAfter": starting_after, "order": order}, timeout)

    def list_events(self, order_id: str, *, limit: int | None = None, starting_after: str | None = None, order: Literal["asc", "desc"] | None = None, timeout: float | None = None) -> Iterator[OrderEvent]:
        """The history of an order."""
        return self._pages(f"/orders/{_quote(order_id)}/events", {"limit": limit, "startingAfter": starting_after, "order": order}, timeout)

    def list_messages(self, order_id: str, *, limit: int | None = None, starting_after: str | None = None, order: Literal["asc", "desc"] | None = None, timeout: float | None = None) -> Iterator[Message]:
        """List the messages of an order."""
        return self._pages(f"/orders/{_quote(order_id)}/messages", {"limit": limit, "startingAfter": starting_after, "order": order}, timeout)

    def list_notes(self, order_id: str, *, limit: int | None = None, starting_after: str | None = None, order: Literal["asc", "desc"] | None = None, timeout: float | None = None) -> Iterator[Note]:
        """List your notes on an order."""
        return self._pages(f"/orders/{_quote(order_id)}/notes", {"limit": limit, "startingAfter": starting_after, "order": order}, timeout)

    def list_offers(self, order_id: str, *, limit: int | None = None, starting_after: str | None = None, order: Literal["asc", "desc"] | None = None, timeout: float | None = None) -> Iterator[Offer]:
        """List the offers on an order."""
        return self._pages(f"/orders/{_quote(order_id)}/offers", {"limit": limit, "startingAfter": starting_after, "order": order}, timeout)

    def list_order_changes(self, order_id: str, *, limit: int | None = None, starting_after: str | None = None, order: Literal["asc", "desc"] | None = None, timeout: float | None = None) -> Iterator[OrderChange]:
        """What was changed about an order, and what stood there before."""
        return self._pages(f"/orders/{_quote(order_id)}/changes", {"limit": limit, "startingAfter": starting_after, "order": order}, timeout)

    def list_order_money(self, *, order_ids: str, timeout: float | None = None) -> OrderMoney:
        """What orders cost, and what has become of the money."""
        return cast("OrderMoney", self._call("GET", "/orders/money", query={"orderIds": order_ids}, timeout=timeout))

    def list_order_templates(self, *, limit: int | None = None, starting_after: str | None = None, order: Literal["asc", "desc"] | None = None, timeout: float | None = None) -> Iterator[OrderTemplate]:
        """List your templates of orders."""
        return self._pages("/order-templates", {"limit": limit, "startingAfter": starting_after, "order": order}, timeout)

    def list_orders(self, *, status: Literal["submitted", "open", "awaiting_payment", "confirmed", "in_progress", "delivered", "completed", "withdrawn", "cancelled"] | None = None, turn: Literal["you", "waiting", "done"] | None = None, external_order_ref: str | None = None, created_after: str | None = None, updated_after: str | None = None, q: str | None = None, customer_name: str | None = None, folder: str | None = None, label: str | None = None, assignee_id: str | None = None, cost_centre: str | None = None, sort: Literal["placed", "activity", "due", "reference", "customer", "folder", "price", "researcher", "agreed", "paid"] | None = None, limit: int | None = None, starting_after: str | None = None, order: Literal["asc", "desc"] | None = None, timeout: float | None = None) -> Iterator[Order]:
        """List your orders."""
        return self._pages("/orders", {"status": status, "turn": turn, "externalOrderRef": external_order_ref, "createdAfter": created_after, "updatedAfter": updated_after, "q": q, "customerName": customer_name, "folder": folder, "label": label, "assigneeId": assignee_id, "costCentre": cost_centre, "sort": sort, "limit": limit, "startingAfter": starting_after, "order": order}, timeout)

    def list_requests(self, *, status: str | None = None, method: Literal["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE"] | None = None, path: str | None = None, request_id: str | None = None, order_id: str | None = None, key: str | None = None, caller: Literal["program", "portal"] | None = None, since: str | None = None, until: str | None = None, limit: int | None = None, starting_after: str | None = None, order: Literal["asc", "desc"] | None = None, timeout: float | None = None) -> Iterator[LoggedRequest]:
        """Your calls of this API."""
        return self._pages("/request-log", {"status": status, "method": method, "path": path, "requestId": request_id, "orderId": order_id, "key": key, "caller": caller, "since": since, "until": until, "limit": limit, "startingAfter": starting_after, "order": order}, timeout)

    def list_researcher_reviews(self, researcher_id: str, *, limit: int | None = None, starting_after: str | None = None, order: Literal["asc", "desc"] | None = None, timeout: float | None = None) -> Iterator[PublicReview]:
        """List what customers say of a researcher."""
        return self._pages(f"/researchers/{_quote(researcher_id)}/reviews", {"limit": limit, "startingAfter": starting_after, "order": order}, timeout)

    def list_sandbox_steps(self, order_id: str, *, timeout: float | None = None) -> SandboxSteps:
        """The steps the other side could take now."""
        return cast("SandboxSteps", self._call("GET", f"/sandbox/orders/{_quote(order_id)}/steps", timeout=timeout))

    def list_shelves(self, *, timeout: float | None = None) -> Shelves:
        """The folders, labels and cost centres in use."""
        return cast("Shelves", self._call("GET", "/orders/shelves", timeout=timeout))

    def list_unread_messages(self, *, timeout: float | None = None) -> list[UnreadMessages]:
        """Orders with messages that you haven't marked as read."""
        return cast("list[UnreadMessages]", self._call("GET", "/messages/unread", timeout=timeout))

    def list_webhook_alerts(self, endpoint_id: str, *, limit: int | None = None, starting_after: str | None = None, order: Literal["asc", "desc"] | None = None, timeout: float | None = None) -> Iterator[WebhookAlert]:
        """What you were told of a webhook endpoint."""
        return self._pages(f"/webhook-endpoints/{_quote(endpoint_id)}/alerts", {"limit": limit, "startingAfter": starting_after, "order": order}, timeout)

    def list_webhook_deliveries(self, endpoint_id: str, *, limit: int | None = None, starting_after: str | None = None, order: Literal["asc", "desc"] | None = None, timeout: float | None = None) -> Iterator[WebhookDelivery]:
        """The delivery records of an endpoint."""
        return self._pages(f"/webhook-endpoints/{_quote(endpoint_id)}/deliveries", {"limit": limit, "startingAfter": starting_after, "order": order}, timeout)

    def list_webhook_endpoints(self, *, limit: int | None = None, starting_after: str | None = None, order: Literal["asc", "desc"] | None = None, timeout: float | None = None) -> Iterator[WebhookEndpoint]:
        """List your webhook endpoints."""
        return self._pages("/webhook-endpoints", {"limit": limit, "startingAfter": starting_after, "order": order}, timeout)

    def mark_messages_read(self, order_id: str, body: MarkMessagesRead, *, idempotency_key: str | None = None, timeout: float | None = None) -> MessagesRead:
        """Mark messages as read, up to one of them."""
        return cast("MessagesRead", self._call("POST", f"/orders/{_quote(order_id)}/messages/read", body=body, idempotency_key=idempotency_key, timeout=timeout))

    def move_sandbox_clock(self, order_id: str, body: MoveSandboxClock, *, idempotency_key: str | None = None, timeout: float | None = None) -> SandboxClock:
        """Let days pass for an order."""
        return cast("SandboxClock", self._call("POST", f"/sandbox/orders/{_quote(order_id)}/clock", body=body, idempotency_key=idempotency_key, timeout=timeout))

    def open_case(self, order_id: str, body: OpenCase, *, idempotency_key: str | None = None, timeout: float | None = None) -> Case:
        """Report a problem."""
        return cast("Case", self._call("POST", f"/orders/{_quote(order_id)}/cases", body=body, idempotency_key=idempotency_key, timeout=timeout))

    def perform_sandbox_step(self, order_id: str, body: PerformSandboxStep, *, idempotency_key: str | None = None, timeout: float | None = None) -> Order:
        """Have the other side take a step."""
        return cast("Order", self._call("POST", f"/sandbox/orders/{_quote(order_id)}/steps", body=body, idempotency_key=idempotency_key, timeout=timeout))

    def ping_webhook_endpoint(self, endpoint_id: str, *, idempotency_key: str | None = None, timeout: float | None = None) -> PingedWebhookEndpoint:
        """Send a webhook.ping."""
        return cast("PingedWebhookEndpoint", self._call("POST", f"/webhook-endpoints/{_quote(endpoint_id)}/ping", idempotency_key=idempotency_key, timeout=timeout))

    def place_order(self, body: PlaceOrder, *, idempotency_key: str | None = None, timeout: float | None = None) -> Order:
        """Place an order."""
        return cast("Order", self._call("POST", "/orders", body=body, idempotency_key=idempotency_key, timeout=timeout))

    def place_orders(self, body: PlaceOrders, *, timeout: float | None = None) -> PlacedRows:
        """Place many orders."""
        return cast("PlacedRows", self._call("POST", "/orders/batch", body=body, timeout=timeout))

    def post_message(self, order_id: str, body: PostMessage, *, idempotency_key: str | None = None, timeout: float | None = None) -> PostedMessage:
        """Write to the researcher."""
        return cast("PostedMessage", self._call("POST", f"/orders/{_quote(order_id)}/messages", body=body, idempotency_key=idempotency_key, timeout=timeout))

    def preview_webhook_recovery(self, endpoint_id: str, *, since: str | None = None, timeout: float | None = None) -> WebhookRecoveryPreview:
        """What a recovery would send."""
        return cast("WebhookRecoveryPreview", self._call("GET", f"/webhook-endpoints/{_quote(endpoint_id)}/recover", query={"since": since}, timeout=timeout))

    def recover_webhook_endpoint(self, endpoint_id: str, body: RecoverWebhookEndpoint, *, idempotency_key: str | None = None, timeout: float | None = None) -> WebhookRecovery:
        """Send everything that has not arrived since a time."""
        return cast("WebhookRecovery", self._call("POST", f"/webhook-endpoints/{_quote(endpoint_id)}/recover", body=body, idempotency_key=idempotency_key, timeout=timeout))

    def remove_attachment(self, attachment_id: str, *, timeout: float | None = None) -> Removed:
        """Take a file back that waits to be attached."""
        return cast("Removed", self._call("DELETE", f"/attachments/{_quote(attachment_id)}", timeout=timeout))

    def remove_note(self, order_id: str, note_id: str, *, idempotency_key: str | None = None, timeout: float | None = None) -> Succeeded:
        """Take a note away."""
        return cast("Succeeded", self._call("DELETE", f"/orders/{_quote(order_id)}/notes/{_quote(note_id)}", idempotency_key=idempotency_key, timeout=timeout))

    def remove_order_template(self, template_id: str, *, idempotency_key: str | None = None, timeout: float | None = None) -> Succeeded:
        """Remove a template."""
        return cast("Succeeded", self._call("DELETE", f"/order-templates/{_quote(template_id)}", idempotency_key=idempotency_key, timeout=timeout))

    def rename_order_template(self, template_id: str, body: RenameOrderTemplate, *, idempotency_key: str | None = None, timeout: float | None = None) -> OrderTemplate:
        """Rename a template."""
        return cast("OrderTemplate", self._call("PATCH", f"/order-templates/{_quote(template_id)}", body=body, idempotency_key=idempotency_key, timeout=timeout))

    def renew_hold(self, order_id: str, *, idempotency_key: str | None = None, timeout: float | None = None) -> RenewedHold:
        """Give a hold that is about to end back, to pay anew."""
        return cast("RenewedHold", self._call("POST", f"/orders/{_quote(order_id)}/payments/renew", idempotency_key=idempotency_key, timeout=timeout))

    def request_changes(self, order_id: str, body: RequestChanges, *, idempotency_key: str | None = None, timeout: float | None = None) -> Order:
        """Ask the researcher to change a delivery."""
        return cast("Order", self._call("POST", f"/orders/{_quote(order_id)}/request-changes", body=body, idempotency_key=idempotency_key, timeout=timeout))

    def resend_webhook_delivery(self, delivery_id: str, *, idempotency_key: str | None = None, timeout: float | None = None) -> WebhookDelivery:
        """Send one event again."""
        return cast("WebhookDelivery", self._call("POST", f"/webhook-deliveries/{_quote(delivery_id)}/resend", idempotency_key=idempotency_key, timeout=timeout))

    def rotate_webhook_secret(self, endpoint_id: str, *, idempotency_key: str | None = None, timeout: float | None = None) -> RotatedSigningSecret:
        """Rotate the signing secret."""
        return cast("RotatedSigningSecret", self._call("POST", f"/webhook-endpoints/{_quote(endpoint_id)}/rotate-secret", idempotency_key=idempotency_key, timeout=timeout))

    def save_billing_details(self, body: BillingDetailsInput, *, idempotency_key: str | None = None, timeout: float | None = None) -> BillingDetails:
        """Say whom your documents are made out to."""
        return cast("BillingDetails", self._call("PUT", "/billing/details", body=body, idempotency_key=idempotency_key, timeout=timeout))

    def save_order_template(self, body: SaveOrderTemplate, *, idempotency_key: str | None = None, timeout: float | None = None) -> OrderTemplate:
        """Keep an order as a template."""
        return cast("OrderTemplate", self._call("POST", "/order-templates", body=body, idempotency_key=idempotency_key, timeout=timeout))

    def search_webhook_deliveries(self, *, event_id: str | None = None, order_id: str | None = None, endpoint_id: str | None = None, status: Literal["pending", "delivered", "failed"] | None = None, event_type: str | None = None, since: str | None = None, until: str | None = None, limit: int | None = None, starting_after: str | None = None, order: Literal["asc", "desc"] | None = None, timeout: float | None = None) -> Iterator[WebhookDelivery]:
        """Search the delivery records."""
        return self._pages("/webhook-deliveries", {"eventId": event_id, "orderId": order_id, "endpointId": endpoint_id, "status": status, "eventType": event_type, "since": since, "until": until, "limit": limit, "startingAfter": starting_after, "order": order}, timeout)

    def select_offer(self, order_id: str, offer_id: str, body: SelectOffer | None = None, *, idempotency_key: str | None = None, timeout: float | None = None) -> SelectedOffer:
        """Select an offer."""
        return cast("SelectedOffer", self._call("POST", f"/orders/{_quote(order_id)}/offers/{_quote(offer_id)}/select", body=body, idempotency_key=idempotency_key, timeout=timeout))

    def send_attachment_part(self, upload_id: str, body: bytes, *, offset: int, content_type: str, timeout: float | None = None) -> AttachmentUpload:
        """Send the next part of an attachment."""
        return cast("AttachmentUpload", self._call("PATCH", f"/attachments/uploads/{_quote(upload_id)}", query={"offset": offset}, body=body, content_type=content_type, timeout=timeout))

    def stream_events(self, *, unheard_for: float | None = None, timeout: float | None = None) -> Iterator[str]:
        """Be told of changes as they happen."""
        return self._lines("/events/stream", {"unheardFor": unheard_for}, timeout)

    def sum_order_money(self, *, status: Literal["submitted", "open", "awaiting_payment", "confirmed", "in_progress", "delivered", "completed", "withdrawn", "cancelled"] | None = None, turn: Literal["you", "waiting", "done"] | None = None, external_order_ref: str | None = None, created_after: str | None = None, updated_after: str | None = None, q: str | None = None, customer_name: str | None = None, folder: str | None = None, label: str | None = None, assignee_id: str | None = None, cost_centre: str | None = None, sort: Literal["placed", "activity", "due", "reference", "customer", "folder", "price", "researcher", "agreed", "paid"] | None = None, timeout: float | None = None) -> OrderTotals:
        """What a whole list of orders comes to."""
        return cast("OrderTotals", self._call("GET", "/orders/totals", query={"status": status, "turn": turn, "externalOrderRef": external_order_ref, "createdAfter": created_after, "updatedAfter": updated_after, "q": q, "customerName": customer_name, "folder": folder, "label": label, "assigneeId": assignee_id, "costCentre": cost_centre, "sort": sort}, timeout=timeout))

    def update_webhook_endpoint(self, endpoint_id: str, body: UpdateWebhookEndpoint, *, idempotency_key: str | None = None, timeout: float | None = None) -> WebhookEndpoint:
        """Change, pause or reactivate a webhook endpoint."""
        return cast("WebhookEndpoint", self._call("PATCH", f"/webhook-endpoints/{_quote(endpoint_id)}", body=body, idempotency_key=idempotency_key, timeout=timeout))

    def upload_attachment(self, body: bytes, *, name: str, content_type: str, timeout: float | None = None) -> Attachment:
        """Upload an attachment."""
        return cast("Attachment", self._call("POST", "/attachments", query={"name": name}, body=body, content_type=content_type, timeout=timeout))

    def verify_webhook(self, body: VerifyWebhook, *, timeout: float | None = None) -> WebhookVerification:
        """Try whether an endpoint checks signatures."""
        return cast("WebhookVerification", self._call("POST", "/go-live/verify-webhook", body=body, timeout=timeout))

    def withdraw_order(self, order_id: str, *, idempotency_key: str | None = None, timeout: float | None = None) -> WithdrawnOrder:
        """Withdraw an order."""
        return cast("WithdrawnOrder", self._call("POST", f"/orders/{_quote(order_id)}/withdraw", idempotency_key=idempotency_key, timeout=timeout))

    def write_note(self, order_id: str, body: WriteNote, *, idempotency_key: str | None = None, timeout: float | None = None) -> Note:
        """Write a note on an order."""
        return cast("Note", self._call("POST", f"/orders/{_quote(order_id)}/notes", body=body, idempotency_key=idempotency_key, timeout=timeout))

    def write_review(self, order_id: str, body: WriteReview, *, timeout: float | None = None) -> Reviews:
        """Review the researcher."""
        return cast("Reviews", self._call("PUT", f"/orders/{_quote(order_id)}/review", body=body, timeout=timeout))


class AsyncCallslip:
    """The same calls to be awaited: each runs in a thread of asyncio's. Lists are asynchronous iterators."""

    def __init__(
        self,
        base_url: str,
        api_key: str,
        *,
        retries: int = 4,
        timeout: float = 60.0,
        version: str = INTERFACE_VERSION,
    ) -> None:
        self._sync = Callslip(base_url, api_key, retries=retries, timeout=timeout, version=version)

    async def accept_order(self, order_id: str, *, idempotency_key: str | None = None, timeout: float | None = None) -> Order:
        """Accept a delivered order."""
        return await asyncio.to_thread(self._sync.accept_order, order_id, idempotency_key=idempotency_key, timeout=timeout)

    async def answer_case(self, order_id: str, case_id: str, body: AnswerCase, *, idempotency_key: str | None = None, timeout: float | None = None) -> Case:
        """Add something to a case."""
        return await asyncio.to_thread(self._sync.answer_case, order_id, case_id, body, idempotency_key=idempotency_key, timeout=timeout)

    async def begin_attachment(self, body: BeginAttachmentUpload, *, idempotency_key: str | None = None, timeout: float | None = None) -> AttachmentUpload:
        """Begin an upload of an attachment that can be resumed."""
        return await asyncio.to_thread(self._sync.begin_attachment, body, idempotency_key=idempotency_key, timeout=timeout)

    async def change_order(self, order_id: str, body: ChangeOrder, *, idempotency_key: str | None = None, timeout: float | None = None) -> Order:
        """Change an order."""
        return await asyncio.to_thread(self._sync.change_order, order_id, body, idempotency_key=idempotency_key, timeout=timeout)

    async def confirm_sandbox_payment(self, order_id: str, body: ConfirmSandboxPayment, *, timeout: float | None = None) -> ConfirmedSandboxPayment:
        """Confirm a payment as the browser would."""
        return await asyncio.to_thread(self._sync.confirm_sandbox_payment, order_id, body, timeout=timeout)

    async def count_orders(self, *, timeout: float | None = None) -> OrderCounts:
        """Count the orders."""
        return await asyncio.to_thread(self._sync.count_orders, timeout=timeout)

    async def create_webhook_endpoint(self, body: CreateWebhookEndpoint, *, idempotency_key: str | None = None, timeout: float | None = None) -> CreatedWebhookEndpoint:
        """Register a webhook endpoint."""
        return await asyncio.to_thread(self._sync.create_webhook_endpoint, body, idempotency_key=idempotency_key, timeout=timeout)

    async def decline_offer(self, order_id: str, offer_id: str, *, idempotency_key: str | None = None, timeout: float | None = None) -> DeclinedOffer:
        """Decline an offer."""
        return await asyncio.to_thread(self._sync.decline_offer, order_id, offer_id, idempotency_key=idempotency_key, timeout=timeout)

    async def delete_webhook_endpoint(self, endpoint_id: str, *, idempotency_key: str | None = None, timeout: float | None = None) -> Succeeded:
        """Delete a webhook endpoint."""
        return await asyncio.to_thread(self._sync.delete_webhook_endpoint, endpoint_id, idempotency_key=idempotency_key, timeout=timeout)

    async def discard_attachment(self, upload_id: str, *, timeout: float | None = None) -> Removed:
        """Give an upload up, or what it became."""
        return await asyncio.to_thread(self._sync.discard_attachment, upload_id, timeout=timeout)

    async def download_all_documents(self, order_id: str, *, timeout: float | None = None) -> bytes:
        """All delivered documents in one archive."""
        return await asyncio.to_thread(self._sync.download_all_documents, order_id, timeout=timeout)

    async def download_attachment(self, order_id: str, attachment_id: str, *, timeout: float | None = None) -> bytes:
        """Be redirected to a fresh download URL of an attachment."""
        return await asyncio.to_thread(self._sync.download_attachment, order_id, attachment_id, timeout=timeout)

    async def download_document(self, order_id: str, document_id: str, *, timeout: float | None = None) -> bytes:
        """Be redirected to a fresh download URL."""
        return await asyncio.to_thread(self._sync.download_document, order_id, document_id, timeout=timeout)

    async def export_orders(self, *, status: Literal["submitted", "open", "awaiting_payment", "confirmed", "in_progress", "delivered", "completed", "withdrawn", "cancelled"] | None = None, turn: Literal["you", "waiting", "done"] | None = None, external_order_ref: str | None = None, created_after: str | None = None, updated_after: str | None = None, q: str | None = None, customer_name: str | None = None, folder: str | None = None, label: str | None = None, assignee_id: str | None = None, cost_centre: str | None = None, sort: Literal["placed", "activity", "due", "reference", "customer", "folder", "price", "researcher", "agreed", "paid"] | None = None, timeout: float | None = None) -> str:
        """Your orders as a table."""
        return await asyncio.to_thread(self._sync.export_orders, status=status, turn=turn, external_order_ref=external_order_ref, created_after=created_after, updated_after=updated_after, q=q, customer_name=customer_name, folder=folder, label=label, assignee_id=assignee_id, cost_centre=cost_centre, sort=sort, timeout=timeout)

    async def file_orders(self, body: FileOrders, *, idempotency_key: str | None = None, timeout: float | None = None) -> FiledOrders:
        """Put orders into a folder, label and assign them."""
        return await asyncio.to_thread(self._sync.file_orders, body, idempotency_key=idempotency_key, timeout=timeout)

    async def finalize_payment(self, order_id: str, body: FinalizePayment, *, idempotency_key: str | None = None, timeout: float | None = None) -> FinalizedPayment:
        """Tell that the payment was confirmed."""
        return await asyncio.to_thread(self._sync.finalize_payment, order_id, body, idempotency_key=idempotency_key, timeout=timeout)

    async def get_archive_figures(self, archive_id: str, *, timeout: float | None = None) -> ArchiveFigures:
        """What orders of an archive cost and how long they took."""
        return await asyncio.to_thread(self._sync.get_archive_figures, archive_id, timeout=timeout)

    async def get_attachment_upload(self, upload_id: str, *, timeout: float | None = None) -> AttachmentUpload:
        """How far an attachment's upload has come."""
        return await asyncio.to_thread(self._sync.get_attachment_upload, upload_id, timeout=timeout)

    async def get_billing_details(self, *, timeout: float | None = None) -> BillingDetails:
        """Whom your documents are made out to."""
        return await asyncio.to_thread(self._sync.get_billing_details, timeout=timeout)

    async def get_billing_document(self, billing_document_id: str, *, timeout: float | None = None) -> BillingDocument:
        """Get one of them."""
        return await asyncio.to_thread(self._sync.get_billing_document, billing_document_id, timeout=timeout)

    async def get_billing_document_pdf(self, billing_document_id: str, *, timeout: float | None = None) -> bytes:
        """Get one of them as a PDF."""
        return await asyncio.to_thread(self._sync.get_billing_document_pdf, billing_document_id, timeout=timeout)

    async def get_day_use(self, *, timeout: float | None = None) -> DayUse:
        """What you may do today in production, and have done."""
        return await asyncio.to_thread(self._sync.get_day_use, timeout=timeout)

    async def get_go_live(self, *, timeout: float | None = None) -> GoLive:
        """What has been tried, and how production stands."""
        return await asyncio.to_thread(self._sync.get_go_live, timeout=timeout)

    async def get_message(self, order_id: str, message_id: str, *, timeout: float | None = None) -> Message:
        """Get one message."""
        return await asyncio.to_thread(self._sync.get_message, order_id, message_id, timeout=timeout)

    async def get_order(self, order_id: str, *, timeout: float | None = None) -> Order:
        """Get one order."""
        return await asyncio.to_thread(self._sync.get_order, order_id, timeout=timeout)

    async def get_payment(self, order_id: str, payment_intent_id: str, *, timeout: float | None = None) -> PaymentSnapshot:
        """Get the payment as the order keeps it."""
        return await asyncio.to_thread(self._sync.get_payment, order_id, payment_intent_id, timeout=timeout)

    async def get_receipt(self, order_id: str, *, timeout: float | None = None) -> BillingDocument:
        """Get an order's receipt."""
        return await asyncio.to_thread(self._sync.get_receipt, order_id, timeout=timeout)

    async def get_receipt_pdf(self, order_id: str, *, timeout: float | None = None) -> bytes:
        """Get an order's receipt as a PDF."""
        return await asyncio.to_thread(self._sync.get_receipt_pdf, order_id, timeout=timeout)

    async def get_request(self, request_id: str, *, timeout: float | None = None) -> LoggedRequestDetail:
        """One of your calls, with its bodies."""
        return await asyncio.to_thread(self._sync.get_request, request_id, timeout=timeout)

    async def get_researcher_page(self, researcher_id: str, *, timeout: float | None = None) -> ResearcherPage:
        """Get one researcher."""
        return await asyncio.to_thread(self._sync.get_researcher_page, researcher_id, timeout=timeout)

    async def get_reviews(self, order_id: str, *, timeout: float | None = None) -> Reviews:
        """The reviews of an order."""
        return await asyncio.to_thread(self._sync.get_reviews, order_id, timeout=timeout)

    async def get_sandbox_clock(self, order_id: str, *, timeout: float | None = None) -> SandboxClock:
        """What time will bring an order by itself."""
        return await asyncio.to_thread(self._sync.get_sandbox_clock, order_id, timeout=timeout)

    async def get_statement_csv(self, billing_document_id: str, *, timeout: float | None = None) -> str:
        """Get a monthly statement as a table."""
        return await asyncio.to_thread(self._sync.get_statement_csv, billing_document_id, timeout=timeout)

    async def get_suggestions(self, order_id: str, *, timeout: float | None = None) -> Suggestions:
        """What else could be tried."""
        return await asyncio.to_thread(self._sync.get_suggestions, order_id, timeout=timeout)

    async def get_webhook_delivery(self, delivery_id: str, *, timeout: float | None = None) -> WebhookDeliveryDetail:
        """One delivery with its request and every attempt."""
        return await asyncio.to_thread(self._sync.get_webhook_delivery, delivery_id, timeout=timeout)

    async def get_webhook_endpoint(self, endpoint_id: str, *, timeout: float | None = None) -> WebhookEndpointDetail:
        """One webhook endpoint with its last two weeks."""
        return await asyncio.to_thread(self._sync.get_webhook_endpoint, endpoint_id, timeout=timeout)

    async def initiate_payment(self, order_id: str, body: InitiatePayment, *, idempotency_key: str | None = None, timeout: float | None = None) -> InitiatedPayment:
        """Start paying for the selected offer."""
        return await asyncio.to_thread(self._sync.initiate_payment, order_id, body, idempotency_key=idempotency_key, timeout=timeout)

    def list_account_events(self, *, after: str | None = None, since: str | None = None, limit: int | None = None, timeout: float | None = None) -> AsyncIterator[FeedEvent]:
        """Every event of the account, oldest first."""
        return _each(self._sync.list_account_events(after=after, since=since, limit=limit, timeout=timeout))

    def list_archives(self, *, q: str | None = None, country: str | None = None, kind: ArchiveKind | None = None, limit: int | None = None, starting_after: str | None = None, order: Literal["asc", "desc"] | None = None, timeout: float | None = None) -> AsyncIterator[Archive]:
        """Search the directory of archives."""
        return _each(self._sync.list_archives(q=q, country=country, kind=kind, limit=limit, starting_after=starting_after, order=order, timeout=timeout))

    def list_attachments(self, order_id: str, *, limit: int | None = None, starting_after: str | None = None, order: Literal["asc", "desc"] | None = None, timeout: float | None = None) -> AsyncIterator[AttachedFile]:
        """List what is attached to an order and its messages."""
        return _each(self._sync.list_attachments(order_id, limit=limit, starting_after=starting_after, order=order, timeout=timeout))

    def list_billing_documents(self, *, kind: Literal["receipt", "invoice", "credit_note", "statement"] | None = None, order_id: str | None = None, customer: str | None = None, limit: int | None = None, starting_after: str | None = None, order: Literal["asc", "desc"] | None = None, timeout: float | None = None) -> AsyncIterator[BillingDocument]:
        """List your receipts, invoices, credit notes and monthly statements."""
        return _each(self._sync.list_billing_documents(kind=kind, order_id=order_id, customer=customer, limit=limit, starting_after=starting_after, order=order, timeout=timeout))

    async def list_cases(self, order_id: str, *, timeout: float | None = None) -> list[Case]:
        """The problems reported about an order."""
        return await asyncio.to_thread(self._sync.list_cases, order_id, timeout=timeout)

    def list_documents(self, order_id: str, *, limit: int | None = None, starting_after: str | None = None, order: Literal["asc", "desc"] | None = None, timeout: float | None = None) -> AsyncIterator[Document]:
        """List the delivered documents."""
        return _each(self._sync.list_documents(order_id, limit=limit, starting_after=starting_after, order=order, timeout=timeout))

    def list_events(self, order_id: str, *, limit: int | None = None, starting_after: str | None = None, order: Literal["asc", "desc"] | None = None, timeout: float | None = None) -> AsyncIterator[OrderEvent]:
        """The history of an order."""
        return _each(self._sync.list_events(order_id, limit=limit, starting_after=starting_after, order=order, timeout=timeout))

    def list_messages(self, order_id: str, *, limit: int | None = None, starting_after: str | None = None, order: Literal["asc", "desc"] | None = None, timeout: float | None = None) -> AsyncIterator[Message]:
        """List the messages of an order."""
        return _each(self._sync.list_messages(order_id, limit=limit, starting_after=starting_after, order=order, timeout=timeout))

    def list_notes(self, order_id: str, *, limit: int | None = None, starting_after: str | None = None, order: Literal["asc", "desc"] | None = None, timeout: float | None = None) -> AsyncIterator[Note]:
        """List your notes on an order."""
        return _each(self._sync.list_notes(order_id, limit=limit, starting_after=starting_after, order=order, timeout=timeout))

    def list_offers(self, order_id: str, *, limit: int | None = None, starting_after: str | None = None, order: Literal["asc", "desc"] | None = None, timeout: float | None = None) -> AsyncIterator[Offer]:
        """List the offers on an order."""
        return _each(self._sync.list_offers(order_id, limit=limit, starting_after=starting_after, order=order, timeout=timeout))

    def list_order_changes(self, order_id: str, *, limit: int | None = None, starting_after: str | None = None, order: Literal["asc", "desc"] | None = None, timeout: float | None = None) -> AsyncIterator[OrderChange]:
        """What was changed about an order, and what stood there before."""
        return _each(self._sync.list_order_changes(order_id, limit=limit, starting_after=starting_after, order=order, timeout=timeout))

    async def list_order_money(self, *, order_ids: str, timeout: float | None = None) -> OrderMoney:
        """What orders cost, and what has become of the money."""
        return await asyncio.to_thread(self._sync.list_order_money, order_ids=order_ids, timeout=timeout)

    def list_order_templates(self, *, limit: int | None = None, starting_after: str | None = None, order: Literal["asc", "desc"] | None = None, timeout: float | None = None) -> AsyncIterator[OrderTemplate]:
        """List your templates of orders."""
        return _each(self._sync.list_order_templates(limit=limit, starting_after=starting_after, order=order, timeout=timeout))

    def list_orders(self, *, status: Literal["submitted", "open", "awaiting_payment", "confirmed", "in_progress", "delivered", "completed", "withdrawn", "cancelled"] | None = None, turn: Literal["you", "waiting", "done"] | None = None, external_order_ref: str | None = None, created_after: str | None = None, updated_after: str | None = None, q: str | None = None, customer_name: str | None = None, folder: str | None = None, label: str | None = None, assignee_id: str | None = None, cost_centre: str | None = None, sort: Literal["placed", "activity", "due", "reference", "customer", "folder", "price", "researcher", "agreed", "paid"] | None = None, limit: int | None = None, starting_after: str | None = None, order: Literal["asc", "desc"] | None = None, timeout: float | None = None) -> AsyncIterator[Order]:
        """List your orders."""
        return _each(self._sync.list_orders(status=status, turn=turn, external_order_ref=external_order_ref, created_after=created_after, updated_after=updated_after, q=q, customer_name=customer_name, folder=folder, label=label, assignee_id=assignee_id, cost_centre=cost_centre, sort=sort, limit=limit, starting_after=starting_after, order=order, timeout=timeout))

    def list_requests(self, *, status: str | None = None, method: Literal["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE"] | None = None, path: str | None = None, request_id: str | None = None, order_id: str | None = None, key: str | None = None, caller: Literal["program", "portal"] | None = None, since: str | None = None, until: str | None = None, limit: int | None = None, starting_after: str | None = None, order: Literal["asc", "desc"] | None = None, timeout: float | None = None) -> AsyncIterator[LoggedRequest]:
        """Your calls of this API."""
        return _each(self._sync.list_requests(status=status, method=method, path=path, request_id=request_id, order_id=order_id, key=key, caller=caller, since=since, until=until, limit=limit, starting_after=starting_after, order=order, timeout=timeout))

    def list_researcher_reviews(self, researcher_id: str, *, limit: int | None = None, starting_after: str | None = None, order: Literal["asc", "desc"] | None = None, timeout: float | None = None) -> AsyncIterator[PublicReview]:
        """List what customers say of a researcher."""
        return _each(self._sync.list_researcher_reviews(researcher_id, limit=limit, starting_after=starting_after, order=order, timeout=timeout))

    async def list_sandbox_steps(self, order_id: str, *, timeout: float | None = None) -> SandboxSteps:
        """The steps the other side could take now."""
        return await asyncio.to_thread(self._sync.list_sandbox_steps, order_id, timeout=timeout)

    async def list_shelves(self, *, timeout: float | None = None) -> Shelves:
        """The folders, labels and cost centres in use."""
        return await asyncio.to_thread(self._sync.list_shelves, timeout=timeout)

    async def list_unread_messages(self, *, timeout: float | None = None) -> list[UnreadMessages]:
        """Orders with messages that you haven't marked as read."""
        return await asyncio.to_thread(self._sync.list_unread_messages, timeout=timeout)

    def list_webhook_alerts(self, endpoint_id: str, *, limit: int | None = None, starting_after: str | None = None, order: Literal["asc", "desc"] | None = None, timeout: float | None = None) -> AsyncIterator[WebhookAlert]:
        """What you were told of a webhook endpoint."""
        return _each(self._sync.list_webhook_alerts(endpoint_id, limit=limit, starting_after=starting_after, order=order, timeout=timeout))

    def list_webhook_deliveries(self, endpoint_id: str, *, limit: int | None = None, starting_after: str | None = None, order: Literal["asc", "desc"] | None = None, timeout: float | None = None) -> AsyncIterator[WebhookDelivery]:
        """The delivery records of an endpoint."""
        return _each(self._sync.list_webhook_deliveries(endpoint_id, limit=limit, starting_after=starting_after, order=order, timeout=timeout))

    def list_webhook_endpoints(self, *, limit: int | None = None, starting_after: str | None = None, order: Literal["asc", "desc"] | None = None, timeout: float | None = None) -> AsyncIterator[WebhookEndpoint]:
        """List your webhook endpoints."""
        return _each(self._sync.list_webhook_endpoints(limit=limit, starting_after=starting_after, order=order, timeout=timeout))

    async def mark_messages_read(self, order_id: str, body: MarkMessagesRead, *, idempotency_key: str | None = None, timeout: float | None = None) -> MessagesRead:
        """Mark messages as read, up to one of them."""
        return await asyncio.to_thread(self._sync.mark_messages_read, order_id, body, idempotency_key=idempotency_key, timeout=timeout)

    async def move_sandbox_clock(self, order_id: str, body: MoveSandboxClock, *, idempotency_key: str | None = None, timeout: float | None = None) -> SandboxClock:
        """Let days pass for an order."""
        return await asyncio.to_thread(self._sync.move_sandbox_clock, order_id, body, idempotency_key=idempotency_key, timeout=timeout)

    async def open_case(self, order_id: str, body: OpenCase, *, idempotency_key: str | None = None, timeout: float | None = None) -> Case:
        """Report a problem."""
        return await asyncio.to_thread(self._sync.open_case, order_id, body, idempotency_key=idempotency_key, timeout=timeout)

    async def perform_sandbox_step(self, order_id: str, body: PerformSandboxStep, *, idempotency_key: str | None = None, timeout: float | None = None) -> Order:
        """Have the other side take a step."""
        return await asyncio.to_thread(self._sync.perform_sandbox_step, order_id, body, idempotency_key=idempotency_key, timeout=timeout)

    async def ping_webhook_endpoint(self, endpoint_id: str, *, idempotency_key: str | None = None, timeout: float | None = None) -> PingedWebhookEndpoint:
        """Send a webhook.ping."""
        return await asyncio.to_thread(self._sync.ping_webhook_endpoint, endpoint_id, idempotency_key=idempotency_key, timeout=timeout)

    async def place_order(self, body: PlaceOrder, *, idempotency_key: str | None = None, timeout: float | None = None) -> Order:
        """Place an order."""
        return await asyncio.to_thread(self._sync.place_order, body, idempotency_key=idempotency_key, timeout=timeout)

    async def place_orders(self, body: PlaceOrders, *, timeout: float | None = None) -> PlacedRows:
        """Place many orders."""
        return await asyncio.to_thread(self._sync.place_orders, body, timeout=timeout)

    async def post_message(self, order_id: str, body: PostMessage, *, idempotency_key: str | None = None, timeout: float | None = None) -> PostedMessage:
        """Write to the researcher."""
        return await asyncio.to_thread(self._sync.post_message, order_id, body, idempotency_key=idempotency_key, timeout=timeout)

    async def preview_webhook_recovery(self, endpoint_id: str, *, since: str | None = None, timeout: float | None = None) -> WebhookRecoveryPreview:
        """What a recovery would send."""
        return await asyncio.to_thread(self._sync.preview_webhook_recovery, endpoint_id, since=since, timeout=timeout)

    async def recover_webhook_endpoint(self, endpoint_id: str, body: RecoverWebhookEndpoint, *, idempotency_key: str | None = None, timeout: float | None = None) -> WebhookRecovery:
        """Send everything that has not arrived since a time."""
        return await asyncio.to_thread(self._sync.recover_webhook_endpoint, endpoint_id, body, idempotency_key=idempotency_key, timeout=timeout)

    async def remove_attachment(self, attachment_id: str, *, timeout: float | None = None) -> Removed:
        """Take a file back that waits to be attached."""
        return await asyncio.to_thread(self._sync.remove_attachment, attachment_id, timeout=timeout)

    async def remove_note(self, order_id: str, note_id: str, *, idempotency_key: str | None = None, timeout: float | None = None) -> Succeeded:
        """Take a note away."""
        return await asyncio.to_thread(self._sync.remove_note, order_id, note_id, idempotency_key=idempotency_key, timeout=timeout)

    async def remove_order_template(self, template_id: str, *, idempotency_key: str | None = None, timeout: float | None = None) -> Succeeded:
        """Remove a template."""
        return await asyncio.to_thread(self._sync.remove_order_template, template_id, idempotency_key=idempotency_key, timeout=timeout)

    async def rename_order_template(self, template_id: str, body: RenameOrderTemplate, *, idempotency_key: str | None = None, timeout: float | None = None) -> OrderTemplate:
        """Rename a template."""
        return await asyncio.to_thread(self._sync.rename_order_template, template_id, body, idempotency_key=idempotency_key, timeout=timeout)

    async def renew_hold(self, order_id: str, *, idempotency_key: str | None = None, timeout: float | None = None) -> RenewedHold:
        """Give a hold that is about to end back, to pay anew."""
        return await asyncio.to_thread(self._sync.renew_hold, order_id, idempotency_key=idempotency_key, timeout=timeout)

    async def request_changes(self, order_id: str, body: RequestChanges, *, idempotency_key: str | None = None, timeout: float | None = None) -> Order:
        """Ask the researcher to change a delivery."""
        return await asyncio.to_thread(self._sync.request_changes, order_id, body, idempotency_key=idempotency_key, timeout=timeout)

    async def resend_webhook_delivery(self, delivery_id: str, *, idempotency_key: str | None = None, timeout: float | None = None) -> WebhookDelivery:
        """Send one event again."""
        return await asyncio.to_thread(self._sync.resend_webhook_delivery, delivery_id, idempotency_key=idempotency_key, timeout=timeout)

    async def rotate_webhook_secret(self, endpoint_id: str, *, idempotency_key: str | None = None, timeout: float | None = None) -> RotatedSigningSecret:
        """Rotate the signing secret."""
        return await asyncio.to_thread(self._sync.rotate_webhook_secret, endpoint_id, idempotency_key=idempotency_key, timeout=timeout)

    async def save_billing_details(self, body: BillingDetailsInput, *, idempotency_key: str | None = None, timeout: float | None = None) -> BillingDetails:
        """Say whom your documents are made out to."""
        return await asyncio.to_thread(self._sync.save_billing_details, body, idempotency_key=idempotency_key, timeout=timeout)

    async def save_order_template(self, body: SaveOrderTemplate, *, idempotency_key: str | None = None, timeout: float | None = None) -> OrderTemplate:
        """Keep an order as a template."""
        return await asyncio.to_thread(self._sync.save_order_template, body, idempotency_key=idempotency_key, timeout=timeout)

    def search_webhook_deliveries(self, *, event_id: str | None = None, order_id: str | None = None, endpoint_id: str | None = None, status: Literal["pending", "delivered", "failed"] | None = None, event_type: str | None = None, since: str | None = None, until: str | None = None, limit: int | None = None, starting_after: str | None = None, order: Literal["asc", "desc"] | None = None, timeout: float | None = None) -> AsyncIterator[WebhookDelivery]:
        """Search the delivery records."""
        return _each(self._sync.search_webhook_deliveries(event_id=event_id, order_id=order_id, endpoint_id=endpoint_id, status=status, event_type=event_type, since=since, until=until, limit=limit, starting_after=starting_after, order=order, timeout=timeout))

    async def select_offer(self, order_id: str, offer_id: str, body: SelectOffer | None = None, *, idempotency_key: str | None = None, timeout: float | None = None) -> SelectedOffer:
        """Select an offer."""
        return await asyncio.to_thread(self._sync.select_offer, order_id, offer_id, body, idempotency_key=idempotency_key, timeout=timeout)

    async def send_attachment_part(self, upload_id: str, body: bytes, *, offset: int, content_type: str, timeout: float | None = None) -> AttachmentUpload:
        """Send the next part of an attachment."""
        return await asyncio.to_thread(self._sync.send_attachment_part, upload_id, body, offset=offset, content_type=content_type, timeout=timeout)

    def stream_events(self, *, unheard_for: float | None = None, timeout: float | None = None) -> AsyncIterator[str]:
        """Be told of changes as they happen."""
        return _each(self._sync.stream_events(unheard_for=unheard_for, timeout=timeout))

    async def sum_order_money(self, *, status: Literal["submitted", "open", "awaiting_payment", "confirmed", "in_progress", "delivered", "completed", "withdrawn", "cancelled"] | None = None, turn: Literal["you", "waiting", "done"] | None = None, external_order_ref: str | None = None, created_after: str | None = None, updated_after: str | None = None, q: str | None = None, customer_name: str | None = None, folder: str | None = None, label: str | None = None, assignee_id: str | None = None, cost_centre: str | None = None, sort: Literal["placed", "activity", "due", "reference", "customer", "folder", "price", "researcher", "agreed", "paid"] | None = None, timeout: float | None = None) -> OrderTotals:
        """What a whole list of orders comes to."""
        return await asyncio.to_thread(self._sync.sum_order_money, status=status, turn=turn, external_order_ref=external_order_ref, created_after=created_after, updated_after=updated_after, q=q, customer_name=customer_name, folder=folder, label=label, assignee_id=assignee_id, cost_centre=cost_centre, sort=sort, timeout=timeout)

    async def update_webhook_endpoint(self, endpoint_id: str, body: UpdateWebhookEndpoint, *, idempotency_key: str | None = None, timeout: float | None = None) -> WebhookEndpoint:
        """Change, pause or reactivate a webhook endpoint."""
        return await asyncio.to_thread(self._sync.update_webhook_endpoint, endpoint_id, body, idempotency_key=idempotency_key, timeout=timeout)

    async def upload_attachment(self, body: bytes, *, name: str, content_type: str, timeout: float | None = None) -> Attachment:
        """Upload an attachment."""
        return await asyncio.to_thread(self._sync.upload_attachment, body, name=name, content_type=content_type, timeout=timeout)

    async def verify_webhook(self, body: VerifyWebhook, *, timeout: float | None = None) -> WebhookVerification:
        """Try whether an endpoint checks signatures."""
        return await asyncio.to_thread(self._sync.verify_webhook, body, timeout=timeout)

    async def withdraw_order(self, order_id: str, *, idempotency_key: str | None = None, timeout: float | None = None) -> WithdrawnOrder:
        """Withdraw an order."""
        return await asyncio.to_thread(self._sync.withdraw_order, order_id, idempotency_key=idempotency_key, timeout=timeout)

    async def write_note(self, order_id: str, body: WriteNote, *, idempotency_key: str | None = None, timeout: float | None = None) -> Note:
        """Write a note on an order."""
        return await asyncio.to_thread(self._sync.write_note, order_id, body, idempotency_key=idempotency_key, timeout=timeout)

    async def write_review(self, order_id: str, body: WriteReview, *, timeout: float | None = None) -> Reviews:
        """Review the researcher."""
        return await asyncio.to_thread(self._sync.write_review, order_id, body, timeout=timeout)

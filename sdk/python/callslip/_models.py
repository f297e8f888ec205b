# Generated from the OpenAPI document by `npm run sdk`; changes are made there.

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict


__all__ = [
    "Actor",
    "AnswerCase",
    "Archive",
    "ArchiveFigures",
    "ArchiveFiguresPrices",
    "ArchiveKind",
    "AttachedFile",
    "Attachment",
    "AttachmentUpload",
    "BeginAttachmentUpload",
    "BillingDetails",
    "BillingDetailsInput",
    "BillingDocument",
    "BillingDocumentOrder",
    "BillingLine",
    "BillingSeller",
    "BillingVat",
    "Case",
    "CaseAnsweredEvent",
    "CaseAnsweredEventData",
    "CaseAnsweredFeedEvent",
    "CaseAnsweredFeedEventData",
    "CaseAnswers",
    "CaseClosedEvent",
    "CaseClosedEventData",
    "CaseClosedFeedEvent",
    "CaseClosedFeedEventData",
    "CaseOpenedEvent",
    "CaseOpenedEventData",
    "CaseOpenedFeedEvent",
    "CaseOpenedFeedEventData",
    "ChangeOrder",
    "ConfirmSandboxPayment",
    "ConfirmedSandboxPayment",
    "CreateWebhookEndpoint",
    "CreatedWebhookEndpoint",
    "DayUse",
    "DeclinedOffer",
    "Document",
    "DocumentAddedEvent",
    "DocumentAddedFeedEvent",
    "Error",
    "ErrorCode",
    "ErrorDetails",
    "ErrorLimit",
    "EventType",
    "FeedEntry",
    "FeedEvent",
    "FileOrders",
    "FiledOrders",
    "FinalizePayment",
    "FinalizedPayment",
    "GoLive",
    "GoLiveChecks",
    "InitiatePayment",
    "InitiatedPayment",
    "Instant",
    "KnownFeedEvent",
    "LoggedRequest",
    "LoggedRequestDetail",
    "MarkMessagesRead",
    "Message",
    "MessageCreatedEvent",
    "MessageCreatedEventData",
    "MessageCreatedFeedEvent",
    "MessageCreatedFeedEventData",
    "MessagesRead",
    "MissingBearerToken",
    "MoveSandboxClock",
    "Note",
    "Offer",
    "OfferClosedEvent",
    "OfferClosedEventData",
    "OfferClosedFeedEvent",
    "OfferClosedFeedEventData",
    "OfferConfirmedEvent",
    "OfferConfirmedEventData",
    "OfferConfirmedFeedEvent",
    "OfferConfirmedFeedEventData",
    "OfferCreatedEvent",
    "OfferCreatedEventData",
    "OfferCreatedFeedEvent",
    "OfferCreatedFeedEventData",
    "OfferDeclinedEvent",
    "OfferDeclinedEventData",
    "OfferDeclinedFeedEvent",
    "OfferDeclinedFeedEventData",
    "OfferExpiredEvent",
    "OfferExpiredEventData",
    "OfferExpiredFeedEvent",
    "OfferExpiredFeedEventData",
    "OfferRetractedEvent",
    "OfferRetractedEventData",
    "OfferRetractedFeedEvent",
    "OfferRetractedFeedEventData",
    "OfferSelectedEvent",
    "OfferSelectedEventData",
    "OfferSelectedFeedEvent",
    "OfferSelectedFeedEventData",
    "OfferUpdatedEvent",
    "OfferUpdatedFeedEvent",
    "OpenCase",
    "Order",
    "OrderCancelledEvent",
    "OrderCancelledEventData",
    "OrderCancelledFeedEvent",
    "OrderCancelledFeedEventData",
    "OrderChange",
    "OrderChangeBefore",
    "OrderChangedEvent",
    "OrderChangedEventData",
    "OrderChangedFeedEvent",
    "OrderChangedFeedEventData",
    "OrderChangesRequestedEvent",
    "OrderChangesRequestedEventData",
    "OrderChangesRequestedFeedEvent",
    "OrderChangesRequestedFeedEventData",
    "OrderCompletedEvent",
    "OrderCompletedEventData",
    "OrderCompletedFeedEvent",
    "OrderCompletedFeedEventData",
    "OrderConfirmedEvent",
    "OrderConfirmedEventData",
    "OrderConfirmedFeedEvent",
    "OrderConfirmedFeedEventData",
    "OrderCounts",
    "OrderCreatedEvent",
    "OrderCreatedFeedEvent",
    "OrderDeliveredEvent",
    "OrderDeliveredEventData",
    "OrderDeliveredFeedEvent",
    "OrderDeliveredFeedEventData",
    "OrderDetails",
    "OrderDetailsAssignee",
    "OrderDetailsQuestion",
    "OrderEtaChangedEvent",
    "OrderEtaChangedEventData",
    "OrderEtaChangedFeedEvent",
    "OrderEtaChangedFeedEventData",
    "OrderEvent",
    "OrderEventData",
    "OrderGivenBackEvent",
    "OrderGivenBackEventData",
    "OrderGivenBackFeedEvent",
    "OrderGivenBackFeedEventData",
    "OrderMoney",
    "OrderMoneyOrders",
    "OrderOpenedEvent",
    "OrderOpenedEventData",
    "OrderOpenedFeedEvent",
    "OrderOpenedFeedEventData",
    "OrderStartedEvent",
    "OrderStartedEventData",
    "OrderStartedFeedEvent",
    "OrderStartedFeedEventData",
    "OrderTemplate",
    "OrderTemplateOrder",
    "OrderTotals",
    "OrderTotalsSums",
    "OrderWithdrawnEvent",
    "OrderWithdrawnEventData",
    "OrderWithdrawnFeedEvent",
    "OrderWithdrawnFeedEventData",
    "PartEventData",
    "Payment",
    "PaymentAuthorizedEvent",
    "PaymentAuthorizedEventData",
    "PaymentAuthorizedFeedEvent",
    "PaymentAuthorizedFeedEventData",
    "PaymentCanceledEvent",
    "PaymentCanceledEventData",
    "PaymentCanceledFeedEvent",
    "PaymentCanceledFeedEventData",
    "PaymentCapturedEvent",
    "PaymentCapturedEventData",
    "PaymentCapturedFeedEvent",
    "PaymentCapturedFeedEventData",
    "PaymentDisputeClosedEvent",
    "PaymentDisputeClosedEventData",
    "PaymentDisputeClosedFeedEvent",
    "PaymentDisputeClosedFeedEventData",
    "PaymentDisputedEvent",
    "PaymentDisputedEventData",
    "PaymentDisputedFeedEvent",
    "PaymentDisputedFeedEventData",
    "PaymentExpiredEvent",
    "PaymentExpiredEventData",
    "PaymentExpiredFeedEvent",
    "PaymentExpiredFeedEventData",
    "PaymentFailedEvent",
    "PaymentFailedEventData",
    "PaymentFailedFeedEvent",
    "PaymentFailedFeedEventData",
    "PaymentInitiatedEvent",
    "PaymentInitiatedEventData",
    "PaymentInitiatedFeedEvent",
    "PaymentInitiatedFeedEventData",
    "PaymentRefundFailedEvent",
    "PaymentRefundFailedEventData",
    "PaymentRefundFailedFeedEvent",
    "PaymentRefundFailedFeedEventData",
    "PaymentRefundedEvent",
    "PaymentRefundedEventData",
    "PaymentRefundedFeedEvent",
    "PaymentRefundedFeedEventData",
    "PaymentSnapshot",
    "PaymentTransferredEvent",
    "PaymentTransferredEventData",
    "PaymentTransferredFeedEvent",
    "PaymentTransferredFeedEventData",
    "PerformSandboxStep",
    "PersonOfInterest",
    "PingedWebhookEndpoint",
    "PlaceOrder",
    "PlaceOrderRow",
    "PlaceOrders",
    "PlacedRow",
    "PlacedRowError",
    "PlacedRowErrorDetails",
    "PlacedRows",
    "PostMessage",
    "PostedMessage",
    "ProductionAccess",
    "ProductionAnswers",
    "PublicCredential",
    "PublicReview",
    "Rating",
    "RecoverWebhookEndpoint",
    "Removed",
    "RenameOrderTemplate",
    "RenewedHold",
    "RequestChanges",
    "ResearcherPage",
    "ResearcherPageArchives",
    "ResearcherPageRecord",
    "ResearcherRecord",
    "Review",
    "ReviewOpenedEvent",
    "ReviewOpenedEventData",
    "ReviewOpenedFeedEvent",
    "ReviewOpenedFeedEventData",
    "ReviewWrittenEvent",
    "ReviewWrittenEventData",
    "ReviewWrittenFeedEvent",
    "ReviewWrittenFeedEventData",
    "Reviews",
    "RotatedSigningSecret",
    "SandboxClock",
    "SandboxClockAhead",
    "SandboxSteps",
    "SaveOrderTemplate",
    "SaveOrderTemplateOrder",
    "SelectOffer",
    "SelectedOffer",
    "Shelves",
    "StatementEntry",
    "StatementEntryOrder",
    "Succeeded",
    "Suggestions",
    "SuggestionsArchives",
    "UnknownFeedEvent",
    "UnknownFeedEventData",
    "UnreadMessages",
    "UpdateWebhookEndpoint",
    "VerifyWebhook",
    "WebhookAlert",
    "WebhookAlertFigures",
    "WebhookAlerts",
    "WebhookBatchEvent",
    "WebhookBatchEventData",
    "WebhookBatching",
    "WebhookBatchingOutput",
    "WebhookDelivery",
    "WebhookDeliveryAttempts",
    "WebhookDeliveryDetail",
    "WebhookDeliveryDetailAttempts",
    "WebhookDeliveryDetailRequest",
    "WebhookEndpoint",
    "WebhookEndpointDetail",
    "WebhookEndpointDetailDays",
    "WebhookEndpointDetailLatency24h",
    "WebhookEndpointDetailVerification",
    "WebhookEndpointDetailVerificationForged",
    "WebhookEndpointDetailVerificationSigned",
    "WebhookEndpointHealth",
    "WebhookEvent",
    "WebhookPingEvent",
    "WebhookPingEventData",
    "WebhookRecovery",
    "WebhookRecoveryPreview",
    "WebhookVerification",
    "WebhookVerificationForged",
    "WebhookVerificationSigned",
    "WithdrawnOrder",
    "WriteNote",
    "WriteReview",
]


class Actor(TypedDict):
    """Whoever did it; `api_client` is one of your own keys"""

    type: Literal["api_client", "customer", "researcher", "operator", "system"] | str
    id: str
    name: str


class AnswerCase(TypedDict):
    content: str


class Archive(TypedDict):
    id: str
    name: str
    """In the archive's own language and script"""
    nameLatin: NotRequired[str]
    """The name in Latin letters, where its own script is another"""
    kind: ArchiveKind
    city: str
    countryISOA3: str
    isil: NotRequired[str]
    """ISO 15511 identifier"""
    website: NotRequired[str]


class ArchiveFigures(TypedDict):
    orders: NotRequired[int]
    """How many completed orders this is read from; absent: too few"""
    medianDays: NotRequired[int]
    """From opening to delivery, in the middle"""
    prices: list[ArchiveFiguresPrices]


class ArchiveFiguresPrices(TypedDict):
    currency: str
    orders: int
    low: float
    """The whole price, Callslip's fee included, in major units"""
    median: float
    """The whole price, Callslip's fee included, in major units"""
    high: float
    """The whole price, Callslip's fee included, in major units"""


ArchiveKind: TypeAlias = "Literal[\"national\", \"state\", \"regional\", \"city\", \"church\", \"military\", \"university\", \"other\"] | str"


class AttachedFile(TypedDict):
    id: str
    name: str
    contentType: Literal["application/pdf", "image/jpeg", "image/png", "image/tiff", "text/plain"] | str
    sizeBytes: int
    createdAt: Instant
    sha256: str
    messageId: NotRequired[str]
    """The message that it came with; the order itself otherwise"""
    url: str
    """Signed, good until `expiresAt`, needs no Authorization header"""
    expiresAt: Instant


class Attachment(TypedDict):
    id: str
    name: str
    contentType: Literal["application/pdf", "image/jpeg", "image/png", "image/tiff", "text/plain"] | str
    sizeBytes: int
    createdAt: Instant


class AttachmentUpload(TypedDict):
    id: str
    name: str
    sizeBytes: int
    offset: int
    """How many bytes have arrived"""
    createdAt: Instant
    attachment: NotRequired[Attachment]
    """Once the file is complete"""


class BeginAttachmentUpload(TypedDict):
    name: str
    """File name"""
    sizeBytes: int


class BillingDetails(TypedDict):
    name: str
    address: NotRequired[str]
    country: NotRequired[str]
    vatId: NotRequired[str]
    costCentre: NotRequired[str]


class BillingDetailsInput(TypedDict):
    name: str
    """Whom receipts and invoices are made out to"""
    address: NotRequired[str]
    """As it is to be printed, with its line breaks"""
    country: NotRequired[str]
    """ISO 3166-1 alpha-2 country code, in any case"""
    vatId: NotRequired[str]
    """With its country prefix"""
    costCentre: NotRequired[str]
    """Printed on what is issued for orders that have none of their own"""


class BillingDocument(TypedDict):
    id: str
    number: str
    kind: Literal["receipt", "invoice", "credit_note", "statement"] | str
    issuedAt: Instant
    sandbox: bool
    """Made in the development environment: no real invoice"""
    currency: str
    totalMinor: int
    """Minor units; what a credit note gives back is positive"""
    seller: BillingSeller
    buyer: BillingDetails
    lines: list[BillingLine]
    entries: NotRequired[list[StatementEntry]]
    """Of a customer’s statement that is asked for by itself: what it tells of. `lines` are their sums by cost centre"""
    payable: NotRequired[bool]
    """Of an invoice: it is still to be paid. Others were paid by card"""
    vat: BillingVat
    order: NotRequired[BillingDocumentOrder]
    paymentIntentId: NotRequired[str]
    corrects: NotRequired[str]
    """The number of the document that this one corrects"""
    month: NotRequired[str]
    """Of a statement: `YYYY-MM`, UTC"""
    notes: list[str]


class BillingDocumentOrder(TypedDict):
    id: str
    number: NotRequired[str]
    """Of documents issued since orders have one"""
    title: str
    reference: NotRequired[str]
    """`externalOrderRef` of the order, as it was then"""
    customer: NotRequired[str]
    """`customerName` of the order, as it was then"""
    costCentre: NotRequired[str]
    """The order’s own, or else that of the billing details then"""


class BillingLine(TypedDict):
    text: str
    amountMinor: int
    on: NotRequired[str]


class BillingSeller(TypedDict):
    name: str
    address: NotRequired[str]
    country: NotRequired[str]
    vatId: NotRequired[str]


class BillingVat(TypedDict):
    """Contained in Callslip's fee"""

    ratePercent: float
    netMinor: int
    vatMinor: int
    reverseCharge: bool
    """The recipient owes the VAT"""


class Case(TypedDict):
    id: str
    orderId: str
    reference: str
    """What people call the case by"""
    kind: Literal["missing_pages", "unreadable", "wrong_person", "late", "other"] | str
    openedBy: Literal["customer", "researcher", "callslip"] | str
    """`callslip`: Callslip itself, or because of what happened"""
    content: str
    documentIds: list[str]
    state: Literal["open", "answered", "closed"] | str
    """`answered`: the researcher or Callslip has written since the customer last did"""
    openedAt: Instant
    answers: list[CaseAnswers]
    outcome: NotRequired[Literal["redo_asked", "part_refunded", "refunded", "nothing_to_do", "replaced", "accepted", "order_ended", "delivered", "dispute_won", "dispute_lost"] | str]
    """What was decided; `accepted` where the customer accepted the delivery all the same, `order_ended` where the order ended before, `delivered`, `dispute_won` and `dispute_lost` where that ended it"""
    reason: NotRequired[str]
    """Callslip's, for the decision"""
    closedAt: NotRequired[Instant]
    replacementOrderId: NotRequired[str]
    """Of `replaced`, for the customer: the order that was placed in place of this one"""


CaseAnswers = TypedDict(
    "CaseAnswers",
    {
        "id": "str",
        "from": "Literal[\"customer\", \"researcher\", \"callslip\"] | str",
        "content": "str",
        "createdAt": "Instant",
    },
)


class CaseAnsweredEvent(TypedDict):
    type: Literal["case.answered"]
    data: CaseAnsweredEventData


class CaseAnsweredEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: str
    """`answered`, or `open` where you wrote yourself"""
    answerId: str
    """what was written"""


class CaseClosedEvent(TypedDict):
    type: Literal["case.closed"]
    data: CaseClosedEventData


class CaseClosedEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["closed"]
    """`closed`"""
    outcome: str
    """`redo_asked`, `part_refunded`, `refunded`, `nothing_to_do`, `replaced`, `accepted`, `order_ended`, `delivered`, `dispute_won`, `dispute_lost`"""


class CaseOpenedEvent(TypedDict):
    type: Literal["case.opened"]
    data: CaseOpenedEventData


class CaseOpenedEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["open"]
    """`open`"""
    kind: str
    """`missing_pages`, `unreadable`, `wrong_person`, `late` or `other`"""


class ChangeOrder(TypedDict):
    repositoryName: NotRequired[str]
    documentType: NotRequired[str]
    location: NotRequired[str]
    archiveRepositoryId: NotRequired[str]
    countryISOA3: NotRequired[str | None]
    """`null` removes it"""
    pricingMode: NotRequired[Literal["FIXED", "OPEN_FOR_BIDS"]]
    """Absent: `FIXED` with a `fixedPrice`, else `OPEN_FOR_BIDS`"""
    fixedPrice: NotRequired[float]
    """Major units, with the decimals of `currency`; at most 99,999,999 minor units. With `FIXED` only"""
    currency: NotRequired[str]
    """ISO 4217 currency code, in any case"""
    externalOrderRef: NotRequired[str | None]
    """`null` removes it"""
    customerName: NotRequired[str | None]
    """`null` removes it"""
    personsOfInterest: NotRequired[list[PersonOfInterest] | None]
    """`null` removes it"""
    instructions: NotRequired[str | None]
    """`null` removes it"""
    attachmentIds: NotRequired[list[str] | None]
    """All that is to be attached: what is there and not named is removed. `null` removes all"""
    orderVersion: NotRequired[int]
    """The order's `version` as it was read: with another, nothing happens"""


class ConfirmSandboxPayment(TypedDict):
    paymentIntentId: str
    card: NotRequired[Literal["ok", "declined", "requires_action", "disputed", "refund_fails"]]
    """`disputed` pays, and its bank disputes the charge; what `refund_fails` paid can’t be given back"""


class ConfirmedSandboxPayment(TypedDict):
    paymentIntentId: str
    status: str


class CreateWebhookEndpoint(TypedDict):
    url: str
    """HTTPS, a public address, no credentials; in production port 443 or 8443"""
    signingSecret: NotRequired[str]
    """Made by the service when left out"""
    eventTypes: NotRequired[list[EventType]]
    """The events to be sent; all of them when empty"""
    description: NotRequired[str]
    """Your own words for what is behind it"""
    alerts: NotRequired[WebhookAlerts]
    """When owners and developers are told of it, by mail"""
    batch: NotRequired[WebhookBatching]
    """To be sent several events in one request, as `webhook.batch`"""


class CreatedWebhookEndpoint(TypedDict):
    id: str
    signingSecret: str


class DayUse(TypedDict):
    ordersPerDay: NotRequired[int]
    """Absent: no limit"""
    ordersToday: int
    amountPerDay: NotRequired[float]
    """In major units; absent: no limit"""
    amountToday: NotRequired[float]
    """Of payments that are begun, held or taken today, in `currency`"""
    currency: NotRequired[str]
    resetsAt: Instant
    """When the day (UTC) ends"""


class DeclinedOffer(TypedDict):
    id: str
    status: Literal["declined"]


class Document(TypedDict):
    id: str
    name: str
    contentType: Literal["application/pdf", "image/jpeg", "image/png", "image/tiff", "text/plain"] | str
    sizeBytes: int
    createdAt: Instant
    sha256: str
    url: str
    """Signed, good until `expiresAt`, needs no Authorization header"""
    expiresAt: Instant


class DocumentAddedEvent(TypedDict):
    type: Literal["document.added"]
    data: PartEventData


class Error(TypedDict):
    error: str
    """A sentence for people: what to change"""
    code: ErrorCode
    requestId: str
    """The same as the header Request-Id"""
    details: NotRequired[list[ErrorDetails]]
    """Where fields are at fault: each of them, such as `personsOfInterest[0].firstname`"""
    requiredScope: NotRequired[str]
    """With `insufficient_scope`"""
    status: NotRequired[str]
    """Always with `order_not_withdrawable`, and may come with another conflict: the state that the order is in"""
    selectedOfferId: NotRequired[str]
    """Always with `offer_already_selected`, and may come with `offer_already_paid`: which one"""
    amount: NotRequired[float]
    """With `offer_changed`: what the offer asks for now, in major units of `currency`"""
    noFindAmount: NotRequired[float]
    currency: NotRequired[str]
    """With `offer_changed`"""
    limit: NotRequired[ErrorLimit]
    """With `daily_limit_reached`, as its `kind` of `GET /go-live/day-use`"""
    resetsAt: NotRequired[Instant]
    version: NotRequired[int]
    """With `order_changed` and `offer_not_confirmed`: of the order"""
    number: NotRequired[str]
    """Of the order whose cost centre is fixed"""
    caseId: NotRequired[str]
    """With `case_exists`"""
    state: NotRequired[str]
    """With `case_closed`"""
    offset: NotRequired[int]
    """With `upload_offset_mismatch`: how many bytes have arrived"""
    declineCode: NotRequired[str]
    """With `payment_failed`: the provider's word for why the card was declined"""


class ErrorDetails(TypedDict):
    field: str
    message: str


class ErrorLimit(TypedDict):
    """With `daily_limit_reached`, as its `kind` of `GET /go-live/day-use`"""

    kind: Literal["orders", "amount"] | str


ErrorCode: TypeAlias = "Literal[\"api_key_expired\", \"api_key_invalid\", \"api_key_revoked\", \"attachment_limit\", \"body_too_large\", \"case_closed\", \"case_exists\", \"client_suspended\", \"daily_limit_reached\", \"headers_too_large\", \"idempotency_in_progress\", \"idempotency_key_invalid\", \"idempotency_key_reused\", \"insufficient_scope\", \"internal\", \"invalid_request\", \"ip_not_allowed\", \"link_expired\", \"method_not_allowed\", \"misdirected_request\", \"not_found\", \"offer_already_paid\", \"offer_already_selected\", \"offer_changed\", \"offer_not_active\", \"offer_not_confirmed\", \"offer_not_selected\", \"order_changed\", \"order_closed\", \"order_not_changeable\", \"order_not_open\", \"order_not_withdrawable\", \"order_state_conflict\", \"payment_already_authorized\", \"payment_canceled\", \"payment_failed\", \"payment_mismatch\", \"payment_not_confirmed\", \"payment_not_required\", \"payment_processing\", \"payment_requires_action\", \"payment_superseded\", \"payments_not_configured\", \"production_not_enabled\", \"provider_unavailable\", \"rate_limited\", \"request_timeout\", \"researcher_account_not_ready\", \"review_exists\", \"unavailable\", \"unsupported_media_type\", \"upload_offset_mismatch\", \"webhook_endpoint_limit\", \"webhook_endpoint_not_active\", \"wrong_environment\"] | str"


EventType: TypeAlias = "Literal[\"order.created\", \"order.opened\", \"order.confirmed\", \"order.given_back\", \"order.started\", \"order.delivered\", \"order.changes_requested\", \"order.completed\", \"order.withdrawn\", \"order.cancelled\", \"order.eta_changed\", \"order.changed\", \"offer.created\", \"offer.updated\", \"offer.confirmed\", \"offer.selected\", \"offer.declined\", \"offer.retracted\", \"offer.expired\", \"offer.closed\", \"payment.initiated\", \"payment.authorized\", \"payment.captured\", \"payment.transferred\", \"payment.failed\", \"payment.canceled\", \"payment.expired\", \"payment.refunded\", \"payment.refund_failed\", \"payment.disputed\", \"payment.dispute_closed\", \"message.created\", \"document.added\", \"case.opened\", \"case.answered\", \"case.closed\", \"review.written\", \"review.opened\"] | str"


class FeedEntry(TypedDict):
    id: str
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: NotRequired[int]
    orderId: NotRequired[str]


FeedEvent: TypeAlias = "KnownFeedEvent | UnknownFeedEvent"


class FileOrders(TypedDict):
    orderIds: list[str]
    folder: NotRequired[str | None]
    addLabels: NotRequired[list[str]]
    removeLabels: NotRequired[list[str]]
    assigneeId: NotRequired[str | None]
    """The member who looks after them"""
    costCentre: NotRequired[str | None]
    """Printed on their receipts, invoices and credit notes in place of that of the billing details"""


class FiledOrders(TypedDict):
    filed: int


class FinalizePayment(TypedDict):
    offerId: str
    paymentIntentId: str


class FinalizedPayment(TypedDict):
    success: Literal[True]
    requestId: str
    """The order's id; not the `Request-Id` of the answer"""
    bidId: str
    """The offer's id"""
    idempotent: bool
    """`false` the first time, `true` for every repetition"""


class GoLive(TypedDict):
    checks: list[GoLiveChecks]
    production: ProductionAccess


class GoLiveChecks(TypedDict):
    id: Literal["order_created", "idempotent_retry", "webhook_verified", "payment_finalized", "document_downloaded"] | str
    done: bool
    at: NotRequired[Instant]
    hint: str


class InitiatePayment(TypedDict):
    offerId: str


class InitiatedPayment(TypedDict):
    success: Literal[True]
    bidId: str
    """The offer's id"""
    researcherPaymentAccountId: str
    """Where the provider will send the researcher's part"""
    amountMinor: int
    """What the customer pays, in minor units"""
    transferAmountMinor: int
    """The researcher's part of it"""
    platformFeeMinor: int
    """The fee's part of it"""
    currency: str
    clientSecret: str
    paymentIntentId: str
    publishableKey: str
    savesCards: NotRequired[Literal[True]]
    """In the portal: the person who asks may pay with a card of theirs that is saved, or save one"""


Instant: TypeAlias = "str"


class OrderCreatedFeedEvent(TypedDict):
    type: Literal["order.created"]
    data: OrderEventData
    id: str
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: NotRequired[int]
    orderId: NotRequired[str]


class OrderOpenedFeedEvent(TypedDict):
    type: Literal["order.opened"]
    data: OrderOpenedFeedEventData
    id: str
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: NotRequired[int]
    orderId: NotRequired[str]


class OrderOpenedFeedEventData(TypedDict):
    id: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["open"]
    """`open`"""


class OrderConfirmedFeedEvent(TypedDict):
    type: Literal["order.confirmed"]
    data: OrderConfirmedFeedEventData
    id: str
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: NotRequired[int]
    orderId: NotRequired[str]


class OrderConfirmedFeedEventData(TypedDict):
    id: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["confirmed"]
    """`confirmed`"""


class OrderGivenBackFeedEvent(TypedDict):
    type: Literal["order.given_back"]
    data: OrderGivenBackFeedEventData
    id: str
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: NotRequired[int]
    orderId: NotRequired[str]


class OrderGivenBackFeedEventData(TypedDict):
    id: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["open"]
    """`open`"""
    offerId: str
    """the offer that was chosen, and is gone"""


class OrderStartedFeedEvent(TypedDict):
    type: Literal["order.started"]
    data: OrderStartedFeedEventData
    id: str
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: NotRequired[int]
    orderId: NotRequired[str]


class OrderStartedFeedEventData(TypedDict):
    id: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["in_progress"]
    """`in_progress`"""


class OrderDeliveredFeedEvent(TypedDict):
    type: Literal["order.delivered"]
    data: OrderDeliveredFeedEventData
    id: str
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: NotRequired[int]
    orderId: NotRequired[str]


class OrderDeliveredFeedEventData(TypedDict):
    id: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["delivered"]
    """`delivered`"""
    outcome: str
    """`found`, `partial` or `not_found`"""


class OrderChangesRequestedFeedEvent(TypedDict):
    type: Literal["order.changes_requested"]
    data: OrderChangesRequestedFeedEventData
    id: str
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: NotRequired[int]
    orderId: NotRequired[str]


class OrderChangesRequestedFeedEventData(TypedDict):
    id: str
    sequence: int
    eventId: str
    occurredAt: Instant
    reviewState: Literal["changes_requested"]
    """`changes_requested`"""


class OrderCompletedFeedEvent(TypedDict):
    type: Literal["order.completed"]
    data: OrderCompletedFeedEventData
    id: str
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: NotRequired[int]
    orderId: NotRequired[str]


class OrderCompletedFeedEventData(TypedDict):
    id: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["completed"]
    """`completed`"""


class OrderWithdrawnFeedEvent(TypedDict):
    type: Literal["order.withdrawn"]
    data: OrderWithdrawnFeedEventData
    id: str
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: NotRequired[int]
    orderId: NotRequired[str]


class OrderWithdrawnFeedEventData(TypedDict):
    id: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["withdrawn"]
    """`withdrawn`"""


class OrderCancelledFeedEvent(TypedDict):
    type: Literal["order.cancelled"]
    data: OrderCancelledFeedEventData
    id: str
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: NotRequired[int]
    orderId: NotRequired[str]


class OrderCancelledFeedEventData(TypedDict):
    id: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["cancelled"]
    """`cancelled`"""


class OrderEtaChangedFeedEvent(TypedDict):
    type: Literal["order.eta_changed"]
    data: OrderEtaChangedFeedEventData
    id: str
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: NotRequired[int]
    orderId: NotRequired[str]


class OrderEtaChangedFeedEventData(TypedDict):
    id: str
    sequence: int
    eventId: str
    occurredAt: Instant
    estimatedCompletionDate: str
    """the new date"""


class OrderChangedFeedEvent(TypedDict):
    type: Literal["order.changed"]
    data: OrderChangedFeedEventData
    id: str
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: NotRequired[int]
    orderId: NotRequired[str]


class OrderChangedFeedEventData(TypedDict):
    id: str
    sequence: int
    eventId: str
    occurredAt: Instant
    changeId: str
    """`chg_…`, one of `GET /orders/{orderId}/changes`"""
    members: str
    """what was changed, with commas between, such as `instructions,personsOfInterest`"""
    version: int
    """the order's, with this change"""


class OfferCreatedFeedEvent(TypedDict):
    type: Literal["offer.created"]
    data: OfferCreatedFeedEventData
    id: str
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: NotRequired[int]
    orderId: NotRequired[str]


class OfferCreatedFeedEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["active"]
    """`active`"""


class OfferUpdatedFeedEvent(TypedDict):
    type: Literal["offer.updated"]
    data: PartEventData
    id: str
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: NotRequired[int]
    orderId: NotRequired[str]


class OfferConfirmedFeedEvent(TypedDict):
    type: Literal["offer.confirmed"]
    data: OfferConfirmedFeedEventData
    id: str
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: NotRequired[int]
    orderId: NotRequired[str]


class OfferConfirmedFeedEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["active"]
    """`active`"""


class OfferSelectedFeedEvent(TypedDict):
    type: Literal["offer.selected"]
    data: OfferSelectedFeedEventData
    id: str
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: NotRequired[int]
    orderId: NotRequired[str]


class OfferSelectedFeedEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["selected"]
    """`selected`"""
    orderStatus: str
    """`awaiting_payment` or `confirmed`"""


class OfferDeclinedFeedEvent(TypedDict):
    type: Literal["offer.declined"]
    data: OfferDeclinedFeedEventData
    id: str
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: NotRequired[int]
    orderId: NotRequired[str]


class OfferDeclinedFeedEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["declined"]
    """`declined`"""
    orderStatus: NotRequired[str]
    """`open`, where it was the selected one"""


class OfferRetractedFeedEvent(TypedDict):
    type: Literal["offer.retracted"]
    data: OfferRetractedFeedEventData
    id: str
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: NotRequired[int]
    orderId: NotRequired[str]


class OfferRetractedFeedEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["retracted"]
    """`retracted`"""


class OfferExpiredFeedEvent(TypedDict):
    type: Literal["offer.expired"]
    data: OfferExpiredFeedEventData
    id: str
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: NotRequired[int]
    orderId: NotRequired[str]


class OfferExpiredFeedEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["expired"]
    """`expired`"""


class OfferClosedFeedEvent(TypedDict):
    type: Literal["offer.closed"]
    data: OfferClosedFeedEventData
    id: str
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: NotRequired[int]
    orderId: NotRequired[str]


class OfferClosedFeedEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["closed"]
    """`closed`"""


class PaymentInitiatedFeedEvent(TypedDict):
    type: Literal["payment.initiated"]
    data: PaymentInitiatedFeedEventData
    id: str
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: NotRequired[int]
    orderId: NotRequired[str]


class PaymentInitiatedFeedEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["initiated"]
    """`initiated`"""
    paymentIntentId: str
    """`pi_…`"""


class PaymentAuthorizedFeedEvent(TypedDict):
    type: Literal["payment.authorized"]
    data: PaymentAuthorizedFeedEventData
    id: str
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: NotRequired[int]
    orderId: NotRequired[str]


class PaymentAuthorizedFeedEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["authorized"]
    """`authorized`"""
    paymentIntentId: str
    """`pi_…`"""


class PaymentCapturedFeedEvent(TypedDict):
    type: Literal["payment.captured"]
    data: PaymentCapturedFeedEventData
    id: str
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: NotRequired[int]
    orderId: NotRequired[str]


class PaymentCapturedFeedEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["captured"]
    """`captured`"""
    paymentIntentId: str
    """`pi_…`"""


class PaymentTransferredFeedEvent(TypedDict):
    type: Literal["payment.transferred"]
    data: PaymentTransferredFeedEventData
    id: str
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: NotRequired[int]
    orderId: NotRequired[str]


class PaymentTransferredFeedEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: str
    """`transferred`, or what it was before"""
    paymentIntentId: str
    """`pi_…`"""
    transferId: str
    """the provider's"""


class PaymentFailedFeedEvent(TypedDict):
    type: Literal["payment.failed"]
    data: PaymentFailedFeedEventData
    id: str
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: NotRequired[int]
    orderId: NotRequired[str]


class PaymentFailedFeedEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["failed"]
    """`failed`"""
    paymentIntentId: str
    """`pi_…`"""


class PaymentCanceledFeedEvent(TypedDict):
    type: Literal["payment.canceled"]
    data: PaymentCanceledFeedEventData
    id: str
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: NotRequired[int]
    orderId: NotRequired[str]


class PaymentCanceledFeedEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["canceled"]
    """`canceled`"""
    paymentIntentId: NotRequired[str]
    """`pi_…`, if it got one"""


class PaymentExpiredFeedEvent(TypedDict):
    type: Literal["payment.expired"]
    data: PaymentExpiredFeedEventData
    id: str
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: NotRequired[int]
    orderId: NotRequired[str]


class PaymentExpiredFeedEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["expired"]
    """`expired`"""
    paymentIntentId: str
    """`pi_…`"""


class PaymentRefundedFeedEvent(TypedDict):
    type: Literal["payment.refunded"]
    data: PaymentRefundedFeedEventData
    id: str
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: NotRequired[int]
    orderId: NotRequired[str]


class PaymentRefundedFeedEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: str
    """`refunded`, `partially_refunded`, or `disputed` while a dispute is open or lost"""
    paymentIntentId: str
    """`pi_…`"""
    amountMinor: NotRequired[int]
    """what went back now, in minor units"""
    refundedMinor: int
    """given back in all, in minor units"""


class PaymentRefundFailedFeedEvent(TypedDict):
    type: Literal["payment.refund_failed"]
    data: PaymentRefundFailedFeedEventData
    id: str
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: NotRequired[int]
    orderId: NotRequired[str]


class PaymentRefundFailedFeedEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: str
    """what it is now, without that refund"""
    paymentIntentId: str
    """`pi_…`"""
    amountMinor: int
    """what could not be given back, in minor units"""


class PaymentDisputedFeedEvent(TypedDict):
    type: Literal["payment.disputed"]
    data: PaymentDisputedFeedEventData
    id: str
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: NotRequired[int]
    orderId: NotRequired[str]


class PaymentDisputedFeedEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["disputed"]
    """`disputed`"""
    disputeStatus: str
    """the provider's word: `needs_response`, `warning_needs_response` and others"""
    paymentIntentId: str
    """`pi_…`"""
    amountMinor: int
    """what is disputed, in minor units"""


class PaymentDisputeClosedFeedEvent(TypedDict):
    type: Literal["payment.dispute_closed"]
    data: PaymentDisputeClosedFeedEventData
    id: str
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: NotRequired[int]
    orderId: NotRequired[str]


class PaymentDisputeClosedFeedEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: str
    """`disputed` where it was lost, or what the payment is without it"""
    disputeStatus: str
    """`won`, `lost`, `warning_closed` or `prevented`"""
    paymentIntentId: str
    """`pi_…`"""
    amountMinor: int
    """what was disputed, in minor units"""


class MessageCreatedFeedEvent(TypedDict):
    type: Literal["message.created"]
    data: MessageCreatedFeedEventData
    id: str
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: NotRequired[int]
    orderId: NotRequired[str]


class MessageCreatedFeedEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    question: NotRequired[Literal[True]]
    """`true`, where it stops the clock until it is answered"""


class DocumentAddedFeedEvent(TypedDict):
    type: Literal["document.added"]
    data: PartEventData
    id: str
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: NotRequired[int]
    orderId: NotRequired[str]


class CaseOpenedFeedEvent(TypedDict):
    type: Literal["case.opened"]
    data: CaseOpenedFeedEventData
    id: str
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: NotRequired[int]
    orderId: NotRequired[str]


class CaseOpenedFeedEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["open"]
    """`open`"""
    kind: str
    """`missing_pages`, `unreadable`, `wrong_person`, `late` or `other`"""


class CaseAnsweredFeedEvent(TypedDict):
    type: Literal["case.answered"]
    data: CaseAnsweredFeedEventData
    id: str
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: NotRequired[int]
    orderId: NotRequired[str]


class CaseAnsweredFeedEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: str
    """`answered`, or `open` where you wrote yourself"""
    answerId: str
    """what was written"""


class CaseClosedFeedEvent(TypedDict):
    type: Literal["case.closed"]
    data: CaseClosedFeedEventData
    id: str
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: NotRequired[int]
    orderId: NotRequired[str]


class CaseClosedFeedEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["closed"]
    """`closed`"""
    outcome: str
    """`redo_asked`, `part_refunded`, `refunded`, `nothing_to_do`, `replaced`, `accepted`, `order_ended`, `delivered`, `dispute_won`, `dispute_lost`"""


class ReviewWrittenFeedEvent(TypedDict):
    type: Literal["review.written"]
    data: ReviewWrittenFeedEventData
    id: str
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: NotRequired[int]
    orderId: NotRequired[str]


ReviewWrittenFeedEventData = TypedDict(
    "ReviewWrittenFeedEventData",
    {
        "id": "str",
        "orderId": "str",
        "sequence": "int",
        "eventId": "str",
        "occurredAt": "Instant",
        "from": "str",
    },
)


class ReviewOpenedFeedEvent(TypedDict):
    type: Literal["review.opened"]
    data: ReviewOpenedFeedEventData
    id: str
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: NotRequired[int]
    orderId: NotRequired[str]


ReviewOpenedFeedEventData = TypedDict(
    "ReviewOpenedFeedEventData",
    {
        "id": "str",
        "orderId": "str",
        "sequence": "int",
        "eventId": "str",
        "occurredAt": "Instant",
        "from": "str",
        "stars": "int",
    },
)


KnownFeedEvent: TypeAlias = "OrderCreatedFeedEvent | OrderOpenedFeedEvent | OrderConfirmedFeedEvent | OrderGivenBackFeedEvent | OrderStartedFeedEvent | OrderDeliveredFeedEvent | OrderChangesRequestedFeedEvent | OrderCompletedFeedEvent | OrderWithdrawnFeedEvent | OrderCancelledFeedEvent | OrderEtaChangedFeedEvent | OrderChangedFeedEvent | OfferCreatedFeedEvent | OfferUpdatedFeedEvent | OfferConfirmedFeedEvent | OfferSelectedFeedEvent | OfferDeclinedFeedEvent | OfferRetractedFeedEvent | OfferExpiredFeedEvent | OfferClosedFeedEvent | PaymentInitiatedFeedEvent | PaymentAuthorizedFeedEvent | PaymentCapturedFeedEvent | PaymentTransferredFeedEvent | PaymentFailedFeedEvent | PaymentCanceledFeedEvent | PaymentExpiredFeedEvent | PaymentRefundedFeedEvent | PaymentRefundFailedFeedEvent | PaymentDisputedFeedEvent | PaymentDisputeClosedFeedEvent | MessageCreatedFeedEvent | DocumentAddedFeedEvent | CaseOpenedFeedEvent | CaseAnsweredFeedEvent | CaseClosedFeedEvent | ReviewWrittenFeedEvent | ReviewOpenedFeedEvent"


class LoggedRequest(TypedDict):
    id: str
    """The `Request-Id` of the answer"""
    createdAt: Instant
    method: str
    path: str
    """Without the query"""
    operation: str
    """The path as this document spells it"""
    status: int
    durationMs: int
    errorCode: NotRequired[str]
    error: NotRequired[str]
    """The refusal's sentence, which names the field at fault"""
    orderId: NotRequired[str]
    """The order in the path, or the one that was placed"""
    keyId: NotRequired[str]
    """The API key, where a program asked"""
    userId: NotRequired[str]
    """The member of the client, where the portal asked"""
    idempotencyKey: bool
    """Whether an Idempotency-Key was sent; always false for a GET, which has no use for one"""
    replayed: bool
    """Whether the answer was a stored one"""


class LoggedRequestDetail(TypedDict):
    id: str
    """The `Request-Id` of the answer"""
    createdAt: Instant
    method: str
    path: str
    """Without the query"""
    operation: str
    """The path as this document spells it"""
    status: int
    durationMs: int
    errorCode: NotRequired[str]
    error: NotRequired[str]
    """The refusal's sentence, which names the field at fault"""
    orderId: NotRequired[str]
    """The order in the path, or the one that was placed"""
    keyId: NotRequired[str]
    """The API key, where a program asked"""
    userId: NotRequired[str]
    """The member of the client, where the portal asked"""
    idempotencyKey: bool
    """Whether an Idempotency-Key was sent; always false for a GET, which has no use for one"""
    replayed: bool
    """Whether the answer was a stored one"""
    sentBody: NotRequired[Any]
    """What was sent, as JSON, redacted: listed words, numbers, dates and ids are kept, and texts that name no person; of any other text stands `…`. What is beyond some 8,000 characters is left out, and counted"""
    answerBody: NotRequired[Any]
    """What was answered, as JSON, redacted: listed words, numbers, dates and ids are kept, and texts that name no person; of any other text stands `…`. What is beyond some 8,000 characters is left out, and counted"""


class MarkMessagesRead(TypedDict):
    lastReadId: str


class Message(TypedDict):
    id: str
    content: str
    question: NotRequired[Literal[True]]
    """It waited, or waits, for an answer"""
    to: NotRequired[Literal["customer", "researcher"] | str]
    """Of what Callslip wrote to one side alone: which one reads it"""
    attachments: NotRequired[list[Attachment]]
    senderId: str
    senderType: Literal["api_client", "customer", "researcher", "operator", "system"] | str
    senderName: str
    timestamp: Instant


class MessageCreatedEvent(TypedDict):
    type: Literal["message.created"]
    data: MessageCreatedEventData


class MessageCreatedEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    question: NotRequired[Literal[True]]
    """`true`, where it stops the clock until it is answered"""


class MessagesRead(TypedDict):
    orderId: str
    lastReadId: str


class MissingBearerToken(TypedDict):
    error: Literal["Authorization bearer token is required"]


class MoveSandboxClock(TypedDict):
    until: NotRequired[Literal["offers_expire", "hold_ends_soon", "hold_ends", "late", "acceptance", "reviews_open"]]
    """Until this has come; `GET` lists what is ahead"""
    days: NotRequired[int]
    """So many days; with `until`, so many more beyond it"""


class Note(TypedDict):
    id: str
    text: str
    author: str
    """Who wrote it, by name"""
    createdAt: Instant
    yours: bool
    """Whether it was you, signed in"""


class Offer(TypedDict):
    id: str
    amount: float
    """Major units of `currency`: the researcher's own part, without the fee"""
    currency: str
    message: str
    researcherId: str
    researcherName: str
    estimatedCompletionDate: str
    status: Literal["ACTIVE", "SELECTED", "DECLINED", "RETRACTED", "EXPIRED", "CLOSED"] | str
    createdAt: Instant
    updatedAt: Instant
    expiresAt: Instant
    totalAmount: float
    """What the customer pays in all, fee included, in major units"""
    platformFee: float
    """The fee, in major units"""
    noFindAmount: float
    """The researcher's own part of a search that finds nothing: `amount`, or less. The rest goes back with the completion, and the fee follows it"""
    totalNoFindAmount: float
    """What it costs where nothing is found, fee included"""
    noFindTotalAmount: float
    """The same, by its former name"""
    awaitsConfirmation: bool
    """Made before the order was changed: it can't be selected until its researcher confirms it, or offers anew"""
    researcherRecord: NotRequired[ResearcherRecord]
    researcherRating: NotRequired[Rating]
    """What customers say; absent where nobody has"""


class OfferClosedEvent(TypedDict):
    type: Literal["offer.closed"]
    data: OfferClosedEventData


class OfferClosedEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["closed"]
    """`closed`"""


class OfferConfirmedEvent(TypedDict):
    type: Literal["offer.confirmed"]
    data: OfferConfirmedEventData


class OfferConfirmedEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["active"]
    """`active`"""


class OfferCreatedEvent(TypedDict):
    type: Literal["offer.created"]
    data: OfferCreatedEventData


class OfferCreatedEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["active"]
    """`active`"""


class OfferDeclinedEvent(TypedDict):
    type: Literal["offer.declined"]
    data: OfferDeclinedEventData


class OfferDeclinedEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["declined"]
    """`declined`"""
    orderStatus: NotRequired[str]
    """`open`, where it was the selected one"""


class OfferExpiredEvent(TypedDict):
    type: Literal["offer.expired"]
    data: OfferExpiredEventData


class OfferExpiredEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["expired"]
    """`expired`"""


class OfferRetractedEvent(TypedDict):
    type: Literal["offer.retracted"]
    data: OfferRetractedEventData


class OfferRetractedEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["retracted"]
    """`retracted`"""


class OfferSelectedEvent(TypedDict):
    type: Literal["offer.selected"]
    data: OfferSelectedEventData


class OfferSelectedEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["selected"]
    """`selected`"""
    orderStatus: str
    """`awaiting_payment` or `confirmed`"""


class OfferUpdatedEvent(TypedDict):
    type: Literal["offer.updated"]
    data: PartEventData


class OpenCase(TypedDict):
    kind: Literal["missing_pages", "unreadable", "wrong_person", "late", "other"]
    content: str
    """What is wrong, in your own words"""
    documentIds: NotRequired[list[str]]
    """The documents that it is about"""


class Order(TypedDict):
    id: str
    status: Literal["submitted", "open", "awaiting_payment", "confirmed", "in_progress", "delivered", "completed", "withdrawn", "cancelled"] | str
    order: OrderDetails


class OrderCancelledEvent(TypedDict):
    type: Literal["order.cancelled"]
    data: OrderCancelledEventData


class OrderCancelledEventData(TypedDict):
    id: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["cancelled"]
    """`cancelled`"""


class OrderChange(TypedDict):
    id: str
    members: list[Literal["location", "countryISOA3", "fixedPrice", "personsOfInterest", "instructions", "attachmentIds", "externalOrderRef", "customerName"] | str]
    """What was changed"""
    before: OrderChangeBefore
    """What `members` said before; those that were not there are left out"""
    version: int
    """The order's, with this change"""
    createdAt: Instant


class OrderChangeBefore(TypedDict):
    """What `members` said before; those that were not there are left out"""

    location: NotRequired[str]
    countryISOA3: NotRequired[str]
    fixedPrice: NotRequired[float]
    personsOfInterest: NotRequired[list[PersonOfInterest]]
    instructions: NotRequired[str]
    attachments: NotRequired[list[Attachment]]
    """What is attached to the order itself"""
    externalOrderRef: NotRequired[str]
    customerName: NotRequired[str]


class OrderChangedEvent(TypedDict):
    type: Literal["order.changed"]
    data: OrderChangedEventData


class OrderChangedEventData(TypedDict):
    id: str
    sequence: int
    eventId: str
    occurredAt: Instant
    changeId: str
    """`chg_…`, one of `GET /orders/{orderId}/changes`"""
    members: str
    """what was changed, with commas between, such as `instructions,personsOfInterest`"""
    version: int
    """the order's, with this change"""


class OrderChangesRequestedEvent(TypedDict):
    type: Literal["order.changes_requested"]
    data: OrderChangesRequestedEventData


class OrderChangesRequestedEventData(TypedDict):
    id: str
    sequence: int
    eventId: str
    occurredAt: Instant
    reviewState: Literal["changes_requested"]
    """`changes_requested`"""


class OrderCompletedEvent(TypedDict):
    type: Literal["order.completed"]
    data: OrderCompletedEventData


class OrderCompletedEventData(TypedDict):
    id: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["completed"]
    """`completed`"""


class OrderConfirmedEvent(TypedDict):
    type: Literal["order.confirmed"]
    data: OrderConfirmedEventData


class OrderConfirmedEventData(TypedDict):
    id: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["confirmed"]
    """`confirmed`"""


class OrderCounts(TypedDict):
    """Of each, 1000 stands for as many or more"""

    you: int
    """Orders with offers, a payment, a question or a delivery for you"""
    waiting: int
    """Orders with which somebody else acts next"""
    done: int
    """Orders that have ended"""
    all: int
    """All orders"""


class OrderCreatedEvent(TypedDict):
    type: Literal["order.created"]
    data: OrderEventData


class OrderDeliveredEvent(TypedDict):
    type: Literal["order.delivered"]
    data: OrderDeliveredEventData


class OrderDeliveredEventData(TypedDict):
    id: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["delivered"]
    """`delivered`"""
    outcome: str
    """`found`, `partial` or `not_found`"""


class OrderDetails(TypedDict):
    number: str
    """What people call it. Its last character is a check"""
    repositoryName: str
    documentType: str
    location: str
    archiveRepositoryId: NotRequired[str]
    countryISOA3: NotRequired[str]
    pricingMode: Literal["FIXED", "OPEN_FOR_BIDS"] | str
    fixedPrice: NotRequired[float]
    currency: str
    personsOfInterest: NotRequired[list[PersonOfInterest]]
    instructions: NotRequired[str]
    attachments: NotRequired[list[Attachment]]
    """What is attached to the order itself"""
    version: int
    """From 1, raised by each change of what researchers read"""
    createdAt: Instant
    openedAt: NotRequired[Instant]
    externalOrderRef: NotRequired[str]
    customerName: NotRequired[str]
    updatedAt: Instant
    estimatedCompletionDate: NotRequired[str]
    """When it is due: as promised, and later by the days that questions have waited for answers"""
    question: NotRequired[OrderDetailsQuestion]
    """A question that waits for its answer while somebody is at work; the date stands still while it is the researcher’s"""
    deliveredAt: NotRequired[Instant]
    outcome: NotRequired[Literal["found", "partial", "not_found"] | str]
    report: NotRequired[str]
    reviewState: NotRequired[Literal["changes_requested"]]
    acceptanceEndsAt: NotRequired[Instant]
    """When silence counts as acceptance. Absent while changes are asked for or a case is open: then it never does"""
    openCaseId: NotRequired[str]
    """The case about it that is not closed yet"""
    confirmedAt: NotRequired[Instant]
    """When it was paid for, or agreed on without a payment; gone again once a hold has lapsed"""
    startedAt: NotRequired[Instant]
    completedAt: NotRequired[Instant]
    closedAt: NotRequired[Instant]
    """When it was withdrawn or cancelled"""
    cancelReason: NotRequired[str]
    selectedOfferId: NotRequired[str]
    paymentIntentId: NotRequired[str]
    """The newest payment, once one has been initiated"""
    activeOffers: NotRequired[int]
    """While the order is open: how many offers wait for a choice"""
    offersToConfirm: NotRequired[int]
    """Of an open order that was changed: how many offers wait for their researchers’ word"""
    holdExpiresAt: NotRequired[Instant]
    """When the authorization of a confirmed order lapses, once that is near"""
    folder: NotRequired[str]
    """Where you keep it; only you see this, and what follows"""
    labels: NotRequired[list[str]]
    assignee: NotRequired[OrderDetailsAssignee]
    """The member who looks after it"""
    costCentre: NotRequired[str]
    """Its own cost centre; once a receipt or an invoice is issued, the one that stands there, be it from the billing details"""


class OrderDetailsQuestion(TypedDict):
    """A question that waits for its answer while somebody is at work; the date stands still while it is the researcher’s"""

    by: Literal["customer", "researcher"] | str
    since: Instant


class OrderDetailsAssignee(TypedDict):
    """The member who looks after it"""

    id: str
    name: str


class OrderEtaChangedEvent(TypedDict):
    type: Literal["order.eta_changed"]
    data: OrderEtaChangedEventData


class OrderEtaChangedEventData(TypedDict):
    id: str
    sequence: int
    eventId: str
    occurredAt: Instant
    estimatedCompletionDate: str
    """the new date"""


class OrderEvent(TypedDict):
    id: str
    type: EventType
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: int


class OrderEventData(TypedDict):
    """`id` is the order’s; `sequence` counts its events"""

    id: str
    sequence: int
    eventId: str
    occurredAt: Instant


class OrderGivenBackEvent(TypedDict):
    type: Literal["order.given_back"]
    data: OrderGivenBackEventData


class OrderGivenBackEventData(TypedDict):
    id: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["open"]
    """`open`"""
    offerId: str
    """the offer that was chosen, and is gone"""


class OrderMoney(TypedDict):
    orders: list[OrderMoneyOrders]


class OrderMoneyOrders(TypedDict):
    orderId: str
    researcherName: NotRequired[str]
    """Of the chosen offer, as the two that follow"""
    currency: NotRequired[str]
    totalAmount: NotRequired[float]
    """What was agreed on in all, fee included, in major units"""
    payment: NotRequired[Payment]
    """The newest payment, once there is one"""
    earlierCharges: NotRequired[list[Payment]]
    """Charges before it, for researchers who gave the order back; the oldest first"""


class OrderOpenedEvent(TypedDict):
    type: Literal["order.opened"]
    data: OrderOpenedEventData


class OrderOpenedEventData(TypedDict):
    id: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["open"]
    """`open`"""


class OrderStartedEvent(TypedDict):
    type: Literal["order.started"]
    data: OrderStartedEventData


class OrderStartedEventData(TypedDict):
    id: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["in_progress"]
    """`in_progress`"""


class OrderTemplate(TypedDict):
    id: str
    name: str
    order: OrderTemplateOrder
    createdAt: Instant


class OrderTemplateOrder(TypedDict):
    repositoryName: NotRequired[str]
    documentType: NotRequired[str]
    location: NotRequired[str]
    archiveRepositoryId: NotRequired[str]
    countryISOA3: NotRequired[Any]
    """ISO 3166-1 alpha-3 country code, in any case"""
    pricingMode: NotRequired[Literal["FIXED", "OPEN_FOR_BIDS"] | str]
    """Absent: `FIXED` with a `fixedPrice`, else `OPEN_FOR_BIDS`"""
    fixedPrice: NotRequired[float]
    """Major units, with the decimals of `currency`; at most 99,999,999 minor units. With `FIXED` only"""
    currency: NotRequired[Any]
    """ISO 4217 currency code, in any case"""
    externalOrderRef: NotRequired[str]
    customerName: NotRequired[str]
    personsOfInterest: NotRequired[list[PersonOfInterest]]
    instructions: NotRequired[str]


class OrderTotals(TypedDict):
    orders: int
    """How many orders were added up, at most 10000"""
    more: bool
    """More orders fit; the sums are those of the newest"""
    sums: list[OrderTotalsSums]


class OrderTotalsSums(TypedDict):
    currency: str
    held: int
    """Minor units that banks hold"""
    charged: int
    """Minor units that were charged, less what went back"""
    disputed: int
    """Minor units that a bank questions, or has taken back"""
    invoiced: int
    """Minor units of the invoices of orders that no card pays"""


class OrderWithdrawnEvent(TypedDict):
    type: Literal["order.withdrawn"]
    data: OrderWithdrawnEventData


class OrderWithdrawnEventData(TypedDict):
    id: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["withdrawn"]
    """`withdrawn`"""


class PartEventData(TypedDict):
    """`id` is that of what the type’s first word names; `sequence` counts the events of the order"""

    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant


class Payment(TypedDict):
    status: Literal["initiated", "authorized", "captured", "transferred", "failed", "canceled", "expired", "refunded", "partially_refunded", "disputed", "mismatch"] | str
    paymentIntentId: str
    amount: int
    currency: str
    platformFee: int
    transferAmount: int
    refundedAmount: NotRequired[int]
    """Minor units given back, where any were"""
    pendingRefundAmount: NotRequired[int]
    """Minor units that are on their way back"""
    failedRefundAmount: NotRequired[int]
    """Minor units whose refund failed: they have not gone back"""
    retriedRefundAmount: NotRequired[int]
    """Minor units of `failedRefundAmount` whose refund is tried again by itself"""
    noFindAmount: NotRequired[int]
    """Minor units that are left of `amount` where nothing is found, if that was agreed to be less"""
    noFindTransferAmount: NotRequired[int]
    """The researcher's part of `noFindAmount`"""
    reversedAmount: NotRequired[int]
    """Minor units: the researcher's part of what went back to the customer"""
    researcherAmount: NotRequired[int]
    """Minor units that the researcher has by now"""
    researcherDueAmount: NotRequired[int]
    """Minor units that the researcher is to have by now, refunds and disputes considered"""
    dispute: NotRequired[Literal["open", "won", "lost"] | str]
    """Where the card's bank questioned the charge, how that stands"""
    disputedAmount: NotRequired[int]
    """Minor units that the bank questions, or has taken back"""


class PaymentAuthorizedEvent(TypedDict):
    type: Literal["payment.authorized"]
    data: PaymentAuthorizedEventData


class PaymentAuthorizedEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["authorized"]
    """`authorized`"""
    paymentIntentId: str
    """`pi_…`"""


class PaymentCanceledEvent(TypedDict):
    type: Literal["payment.canceled"]
    data: PaymentCanceledEventData


class PaymentCanceledEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["canceled"]
    """`canceled`"""
    paymentIntentId: NotRequired[str]
    """`pi_…`, if it got one"""


class PaymentCapturedEvent(TypedDict):
    type: Literal["payment.captured"]
    data: PaymentCapturedEventData


class PaymentCapturedEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["captured"]
    """`captured`"""
    paymentIntentId: str
    """`pi_…`"""


class PaymentDisputeClosedEvent(TypedDict):
    type: Literal["payment.dispute_closed"]
    data: PaymentDisputeClosedEventData


class PaymentDisputeClosedEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: str
    """`disputed` where it was lost, or what the payment is without it"""
    disputeStatus: str
    """`won`, `lost`, `warning_closed` or `prevented`"""
    paymentIntentId: str
    """`pi_…`"""
    amountMinor: int
    """what was disputed, in minor units"""


class PaymentDisputedEvent(TypedDict):
    type: Literal["payment.disputed"]
    data: PaymentDisputedEventData


class PaymentDisputedEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["disputed"]
    """`disputed`"""
    disputeStatus: str
    """the provider's word: `needs_response`, `warning_needs_response` and others"""
    paymentIntentId: str
    """`pi_…`"""
    amountMinor: int
    """what is disputed, in minor units"""


class PaymentExpiredEvent(TypedDict):
    type: Literal["payment.expired"]
    data: PaymentExpiredEventData


class PaymentExpiredEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["expired"]
    """`expired`"""
    paymentIntentId: str
    """`pi_…`"""


class PaymentFailedEvent(TypedDict):
    type: Literal["payment.failed"]
    data: PaymentFailedEventData


class PaymentFailedEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["failed"]
    """`failed`"""
    paymentIntentId: str
    """`pi_…`"""


class PaymentInitiatedEvent(TypedDict):
    type: Literal["payment.initiated"]
    data: PaymentInitiatedEventData


class PaymentInitiatedEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: Literal["initiated"]
    """`initiated`"""
    paymentIntentId: str
    """`pi_…`"""


class PaymentRefundFailedEvent(TypedDict):
    type: Literal["payment.refund_failed"]
    data: PaymentRefundFailedEventData


class PaymentRefundFailedEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: str
    """what it is now, without that refund"""
    paymentIntentId: str
    """`pi_…`"""
    amountMinor: int
    """what could not be given back, in minor units"""


class PaymentRefundedEvent(TypedDict):
    type: Literal["payment.refunded"]
    data: PaymentRefundedEventData


class PaymentRefundedEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: str
    """`refunded`, `partially_refunded`, or `disputed` while a dispute is open or lost"""
    paymentIntentId: str
    """`pi_…`"""
    amountMinor: NotRequired[int]
    """what went back now, in minor units"""
    refundedMinor: int
    """given back in all, in minor units"""


class PaymentSnapshot(TypedDict):
    orderId: str
    payment: Payment


class PaymentTransferredEvent(TypedDict):
    type: Literal["payment.transferred"]
    data: PaymentTransferredEventData


class PaymentTransferredEventData(TypedDict):
    id: str
    orderId: str
    sequence: int
    eventId: str
    occurredAt: Instant
    status: str
    """`transferred`, or what it was before"""
    paymentIntentId: str
    """`pi_…`"""
    transferId: str
    """the provider's"""


class PerformSandboxStep(TypedDict):
    step: Literal["open", "offer", "update_offer", "retract_offer", "confirm", "message", "give_back", "start", "delay", "deliver", "complete", "win_dispute", "lose_dispute", "cancel"]
    amount: NotRequired[float]
    """With `offer`, in major units; the fixed price or a plausible one when absent. With `update_offer`: the new one"""
    noFindAmount: NotRequired[float]
    """With `offer`: what it asks where nothing is found; `amount` when absent"""
    currency: NotRequired[str]
    """With `offer`: the order's own, also when absent"""
    message: NotRequired[str]
    """With `offer`, `update_offer`, `message` or `delay`; a plausible one when absent"""
    estimatedCompletionDate: NotRequired[str]
    """With `offer`, `update_offer` or `delay`: today or later; absent: some weeks ahead, with `update_offer` as it was"""
    outcome: NotRequired[Literal["found", "partial", "not_found"]]
    """With `deliver`; what the word in `instructions` says, or `found`, when absent"""
    reason: NotRequired[str]
    """With `cancel` or `give_back`; a plausible one when absent"""


class PersonOfInterest(TypedDict):
    firstname: NotRequired[str]
    lastname: NotRequired[str]
    birthDate: NotRequired[str]
    """Free text: archives know \"about 1892\""""
    deathDate: NotRequired[str]
    note: NotRequired[str]


class PingedWebhookEndpoint(TypedDict):
    eventId: str


class PlaceOrder(TypedDict):
    repositoryName: str
    documentType: str
    location: str
    archiveRepositoryId: NotRequired[str]
    countryISOA3: NotRequired[str]
    """ISO 3166-1 alpha-3 country code, in any case"""
    pricingMode: NotRequired[Literal["FIXED", "OPEN_FOR_BIDS"]]
    """Absent: `FIXED` with a `fixedPrice`, else `OPEN_FOR_BIDS`"""
    fixedPrice: NotRequired[float]
    """Major units, with the decimals of `currency`; at most 99,999,999 minor units. With `FIXED` only"""
    currency: NotRequired[str]
    """ISO 4217 currency code, in any case"""
    externalOrderRef: NotRequired[str]
    customerName: NotRequired[str]
    personsOfInterest: NotRequired[list[PersonOfInterest]]
    instructions: NotRequired[str]
    attachmentIds: NotRequired[list[str]]
    """What was uploaded with `POST /attachments` and waits to be attached"""


class PlaceOrderRow(TypedDict):
    repositoryName: str
    documentType: str
    location: str
    archiveRepositoryId: NotRequired[str]
    countryISOA3: NotRequired[str]
    """ISO 3166-1 alpha-3 country code, in any case"""
    pricingMode: NotRequired[Literal["FIXED", "OPEN_FOR_BIDS"]]
    """Absent: `FIXED` with a `fixedPrice`, else `OPEN_FOR_BIDS`"""
    fixedPrice: NotRequired[float]
    """Major units, with the decimals of `currency`; at most 99,999,999 minor units. With `FIXED` only"""
    currency: NotRequired[str]
    """ISO 4217 currency code, in any case"""
    externalOrderRef: NotRequired[str]
    customerName: NotRequired[str]
    personsOfInterest: NotRequired[list[PersonOfInterest]]
    instructions: NotRequired[str]
    attachmentIds: NotRequired[list[str]]
    """What was uploaded with `POST /attachments` and waits to be attached"""
    idempotencyKey: NotRequired[str]


class PlaceOrders(TypedDict):
    orders: list[PlaceOrderRow]


class PlacedRow(TypedDict):
    index: int
    """The place of the row, from 0"""
    status: int
    """201: placed. 200: placed before, under its key. Otherwise as `POST /orders` would answer"""
    order: NotRequired[Order]
    error: NotRequired[PlacedRowError]
    """What `POST /orders` would answer"""


class PlacedRowError(TypedDict):
    """What `POST /orders` would answer"""

    error: str
    code: str
    requestId: str
    details: NotRequired[list[PlacedRowErrorDetails]]


class PlacedRowErrorDetails(TypedDict):
    field: str
    message: str


class PlacedRows(TypedDict):
    results: list[PlacedRow]


class PostMessage(TypedDict):
    content: str
    question: NotRequired[bool]
    """While somebody is at work: it waits for an answer, and the other side is reminded. As long as a researcher’s waits, the promised date stands still"""
    researcherId: NotRequired[str]
    """Before an offer is selected: the one researcher to write to; otherwise all who see the order"""
    attachmentIds: NotRequired[list[str]]
    """What was uploaded before and waits to be attached"""


class PostedMessage(TypedDict):
    id: str


class ProductionAccess(TypedDict):
    state: Literal["not_requested", "requested", "enabled", "refused", "disabled"] | str
    reason: NotRequired[str]
    """The operator's word on the last decision"""
    requestedAt: NotRequired[Instant]
    decidedAt: NotRequired[Instant]
    answers: NotRequired[ProductionAnswers]


class ProductionAnswers(TypedDict):
    useCase: str
    """What you order documents for, and for whom"""
    ordersPerMonth: NotRequired[int]
    website: NotRequired[str]
    """Where your organisation stands in the web"""
    technicalContact: NotRequired[str]
    """Whom to write to about a program; people who order in the browser need none"""
    startDate: NotRequired[str]
    """When you want to begin, in your own words"""
    remarks: NotRequired[str]


class PublicCredential(TypedDict):
    kind: Literal["degree", "certificate", "membership", "reader_card", "other"] | str
    title: str
    """What it is, such as MA in Archival Studies"""
    issuer: str
    """Who issued it"""
    id: str
    checked: bool
    """Callslip has seen proof of it; otherwise the researcher says so"""


class PublicReview(TypedDict):
    id: str
    stars: int
    content: NotRequired[str]
    createdAt: Instant


class Rating(TypedDict):
    average: float
    """Of 1 to 5 stars, with one decimal"""
    count: int
    """How many reviews it is the average of"""


class RecoverWebhookEndpoint(TypedDict):
    since: str
    """At most 30 days ago"""


class Removed(TypedDict):
    id: str
    removed: Literal[True]


class RenameOrderTemplate(TypedDict):
    name: str
    """What you call it"""


class RenewedHold(TypedDict):
    id: str
    status: Literal["awaiting_payment"]


class RequestChanges(TypedDict):
    message: str


class ResearcherPage(TypedDict):
    id: str
    name: str
    languages: list[str]
    """ISO 639-1 codes"""
    countries: list[str]
    """ISO 3166-1 alpha-3 codes"""
    archives: list[ResearcherPageArchives]
    """Those of the directory that they go to"""
    record: NotRequired[ResearcherPageRecord]
    """Counted by Callslip; of fewer than five deliveries nothing is said"""
    credentials: NotRequired[list[PublicCredential]]
    """What they state about their qualification; absent where they state nothing"""
    rating: NotRequired[Rating]
    """What customers say; absent where nobody has"""


class ResearcherPageArchives(TypedDict):
    id: str
    name: str
    """In the archive's own language and script"""
    city: str
    countryISOA3: str


class ResearcherPageRecord(TypedDict):
    """Counted by Callslip; of fewer than five deliveries nothing is said"""

    delivered: int
    foundPercent: int
    """With a find, whole or in part"""
    onTimePercent: int
    """By the day in the offer"""
    medianDays: NotRequired[int]
    """From the start of the work to the delivery, in the middle"""


class ResearcherRecord(TypedDict):
    delivered: int
    onTime: int
    found: int


Review = TypedDict(
    "Review",
    {
        "id": "str",
        "from": "Literal[\"customer\", \"researcher\"] | str",
        "stars": "int",
        "content": "NotRequired[str]",
        "createdAt": "Instant",
        "openedAt": "NotRequired[Instant]",
        "hidden": "NotRequired[bool]",
    },
)


class ReviewOpenedEvent(TypedDict):
    type: Literal["review.opened"]
    data: ReviewOpenedEventData


ReviewOpenedEventData = TypedDict(
    "ReviewOpenedEventData",
    {
        "id": "str",
        "orderId": "str",
        "sequence": "int",
        "eventId": "str",
        "occurredAt": "Instant",
        "from": "str",
        "stars": "int",
    },
)


class ReviewWrittenEvent(TypedDict):
    type: Literal["review.written"]
    data: ReviewWrittenEventData


ReviewWrittenEventData = TypedDict(
    "ReviewWrittenEventData",
    {
        "id": "str",
        "orderId": "str",
        "sequence": "int",
        "eventId": "str",
        "occurredAt": "Instant",
        "from": "str",
    },
)


class Reviews(TypedDict):
    own: NotRequired[Review]
    """Yours"""
    theirs: NotRequired[Review]
    """The other side's, once it can be read"""
    writableUntil: NotRequired[Instant]
    """While you can write yours"""


class RotatedSigningSecret(TypedDict):
    id: str
    signingSecret: str
    rotatesAt: Instant


class SandboxClock(TypedDict):
    movedDays: NotRequired[int]
    """How many have just passed"""
    ahead: list[SandboxClockAhead]


class SandboxClockAhead(TypedDict):
    moment: Literal["offers_expire", "hold_ends_soon", "hold_ends", "late", "acceptance", "reviews_open"] | str
    at: Instant
    days: int
    """How many have to pass for it"""


SandboxSteps: TypeAlias = "list[Literal[\"open\", \"offer\", \"update_offer\", \"retract_offer\", \"confirm\", \"message\", \"give_back\", \"start\", \"delay\", \"deliver\", \"complete\", \"win_dispute\", \"lose_dispute\", \"cancel\"] | str]"


class SaveOrderTemplate(TypedDict):
    name: str
    """What you call it"""
    order: SaveOrderTemplateOrder


class SaveOrderTemplateOrder(TypedDict):
    repositoryName: NotRequired[str]
    documentType: NotRequired[str]
    location: NotRequired[str]
    archiveRepositoryId: NotRequired[str]
    countryISOA3: NotRequired[str]
    """ISO 3166-1 alpha-3 country code, in any case"""
    pricingMode: NotRequired[Literal["FIXED", "OPEN_FOR_BIDS"]]
    """Absent: `FIXED` with a `fixedPrice`, else `OPEN_FOR_BIDS`"""
    fixedPrice: NotRequired[float]
    """Major units, with the decimals of `currency`; at most 99,999,999 minor units. With `FIXED` only"""
    currency: NotRequired[str]
    """ISO 4217 currency code, in any case"""
    externalOrderRef: NotRequired[str]
    customerName: NotRequired[str]
    personsOfInterest: NotRequired[list[PersonOfInterest]]
    instructions: NotRequired[str]


class SelectOffer(TypedDict):
    expectedAmount: NotRequired[float]
    """The offer's `amount` as shown; where it differs, nothing is selected"""
    expectedNoFindAmount: NotRequired[float]
    """The same for its `noFindAmount`"""
    expectedPaymentRequired: NotRequired[Literal[True]]
    """Else nothing is selected"""


class SelectedOffer(TypedDict):
    id: str
    status: Literal["selected"]
    paymentRequired: bool


class Shelves(TypedDict):
    folders: list[str]
    labels: list[str]
    costCentres: list[str]


class StatementEntry(TypedDict):
    kind: Literal["receipt", "invoice", "credit_note", "dispute"] | str
    on: str
    """`YYYY-MM-DD`, UTC"""
    number: NotRequired[str]
    """Of the document; a dispute has none: the bank’s letter is its paper"""
    order: StatementEntryOrder
    costCentre: NotRequired[str]
    amountMinor: int
    """What it adds to the total; what went back is less than nothing"""
    containedMinor: NotRequired[int]
    """Of an invoice for the fee: its total, which the receipt’s amount holds already"""
    vatMinor: NotRequired[int]
    """The VAT that the document names, where it names any"""


class StatementEntryOrder(TypedDict):
    id: str
    number: NotRequired[str]
    title: str
    reference: NotRequired[str]
    customer: NotRequired[str]


class Succeeded(TypedDict):
    success: Literal[True]


class Suggestions(TypedDict):
    why: NotRequired[Literal["no_offers", "not_found"] | str]
    """Absent where there is nothing to suggest"""
    raisePrice: bool
    """The order names a fixed price, and nobody has made an offer for it"""
    archives: list[SuggestionsArchives]
    """Others of the directory that could be asked, the nearest first"""


class SuggestionsArchives(TypedDict):
    id: str
    name: str
    """In the archive's own language and script"""
    city: str
    countryISOA3: str


class UnknownFeedEvent(TypedDict):
    """Of a type that this document does not know yet: pass over it"""

    type: str
    data: UnknownFeedEventData
    id: str
    payload: dict[str, str | int | bool]
    """What `data` holds, without `eventId`, `occurredAt` and `sequence`"""
    actor: Actor
    createdAt: Instant
    sequence: NotRequired[int]
    orderId: NotRequired[str]


class UnknownFeedEventData(TypedDict):
    eventId: str
    occurredAt: Instant
    id: str


class UnreadMessages(TypedDict):
    orderId: str
    unread: int


class UpdateWebhookEndpoint(TypedDict):
    url: NotRequired[str]
    """As at creation"""
    eventTypes: NotRequired[list[EventType]]
    """The events to be sent; all of them when empty"""
    description: NotRequired[str | None]
    """null removes it"""
    alerts: NotRequired[WebhookAlerts | None]
    """All of them anew; null for none"""
    batch: NotRequired[WebhookBatching | None]
    """null: each event in a request of its own"""
    status: NotRequired[Literal["active", "paused"]]
    """`active` also brings back one that was disabled"""


class VerifyWebhook(TypedDict):
    endpointId: str


class WebhookAlert(TypedDict):
    id: str
    kind: Literal["failing", "failure_rate", "slow"] | str
    beganAt: Instant
    """When it was found, and told"""
    endedAt: NotRequired[Instant]
    recovered: bool
    """Whether it ended because things went well again, which is told too; not because the endpoint or its alerts changed"""
    figures: WebhookAlertFigures
    """What was measured when it began"""


class WebhookAlertFigures(TypedDict):
    """What was measured when it began"""

    failingSince: NotRequired[Instant]
    deliveries: NotRequired[int]
    failures: NotRequired[int]
    p95Ms: NotRequired[int]


class WebhookAlerts(TypedDict):
    failingMinutes: NotRequired[int]
    """Once nothing has arrived for so long, though something was sent"""
    failurePercent: NotRequired[int]
    """Once more than this share of the deliveries begun within an hour have not arrived"""
    failureMinimum: NotRequired[int]
    """Of how many deliveries `failurePercent` is judged at least; 20 when absent"""
    slowMs: NotRequired[int]
    """Once 5 of a hundred answers within an hour take longer than this; judged of 20 at least"""


class WebhookBatchEvent(TypedDict):
    """Each event is what would be a body of its own"""

    type: Literal["webhook.batch"]
    data: WebhookBatchEventData


class WebhookBatchEventData(TypedDict):
    events: list[OrderCreatedEvent | OrderOpenedEvent | OrderConfirmedEvent | OrderGivenBackEvent | OrderStartedEvent | OrderDeliveredEvent | OrderChangesRequestedEvent | OrderCompletedEvent | OrderWithdrawnEvent | OrderCancelledEvent | OrderEtaChangedEvent | OrderChangedEvent | OfferCreatedEvent | OfferUpdatedEvent | OfferConfirmedEvent | OfferSelectedEvent | OfferDeclinedEvent | OfferRetractedEvent | OfferExpiredEvent | OfferClosedEvent | PaymentInitiatedEvent | PaymentAuthorizedEvent | PaymentCapturedEvent | PaymentTransferredEvent | PaymentFailedEvent | PaymentCanceledEvent | PaymentExpiredEvent | PaymentRefundedEvent | PaymentRefundFailedEvent | PaymentDisputedEvent | PaymentDisputeClosedEvent | MessageCreatedEvent | DocumentAddedEvent | CaseOpenedEvent | CaseAnsweredEvent | CaseClosedEvent | ReviewWrittenEvent | ReviewOpenedEvent | WebhookPingEvent]


class WebhookBatching(TypedDict):
    maxEvents: NotRequired[int]
    """Of how many events a request consists at most"""
    maxWaitSeconds: NotRequired[int]
    """How long an event waits for others at most, before the first attempt"""


class WebhookBatchingOutput(TypedDict):
    maxEvents: int
    """Of how many events a request consists at most"""
    maxWaitSeconds: int
    """How long an event waits for others at most, before the first attempt"""


class WebhookDelivery(TypedDict):
    id: str
    endpointId: str
    eventId: str
    eventType: str
    orderId: NotRequired[str]
    status: Literal["pending", "delivered", "failed"] | str
    createdAt: Instant
    nextAttemptAt: NotRequired[Instant]
    deliveredAt: NotRequired[Instant]
    attempts: list[WebhookDeliveryAttempts]


class WebhookDeliveryAttempts(TypedDict):
    attempt: int
    startedAt: Instant
    durationMs: int
    statusCode: NotRequired[int]
    error: NotRequired[str]
    responseBody: NotRequired[str]
    """The first 2 KiB"""
    batchId: NotRequired[str]
    """Where other events came in the same request: its `webhook-id`, the same in their records"""


class WebhookDeliveryDetail(TypedDict):
    id: str
    endpointId: str
    eventId: str
    eventType: str
    orderId: NotRequired[str]
    status: Literal["pending", "delivered", "failed"] | str
    createdAt: Instant
    nextAttemptAt: NotRequired[Instant]
    deliveredAt: NotRequired[Instant]
    attempts: list[WebhookDeliveryDetailAttempts]
    request: WebhookDeliveryDetailRequest


class WebhookDeliveryDetailAttempts(TypedDict):
    attempt: int
    startedAt: Instant
    durationMs: int
    statusCode: NotRequired[int]
    error: NotRequired[str]
    responseBody: NotRequired[str]
    """The first 2 KiB"""
    batchId: NotRequired[str]
    """Where other events came in the same request: its `webhook-id`, the same in their records"""


class WebhookDeliveryDetailRequest(TypedDict):
    method: Literal["POST"]
    url: str
    """The endpoint's address of today"""
    headers: dict[str, str]
    """Of the last attempt. Signatures are not kept: `(not shown)` stands in their place"""
    body: str
    """The very bytes that are sent"""


class WebhookEndpoint(TypedDict):
    id: str
    url: str
    description: NotRequired[str]
    status: Literal["active", "paused", "disabled", "deleted"] | str
    createdAt: Instant
    updatedAt: Instant
    disabledReason: NotRequired[str]
    eventTypes: list[str]
    """The events that are sent; all of them when empty"""
    inactiveSince: NotRequired[Instant]
    """Since when it is paused or disabled"""
    verifiedAt: NotRequired[Instant]
    """When it last accepted a signed ping and refused a forged one"""
    alerts: NotRequired[WebhookAlerts]
    """When its owners and developers are told of it, by mail"""
    batch: NotRequired[WebhookBatchingOutput]
    """Absent where each event has a request of its own"""
    health: WebhookEndpointHealth


class WebhookEndpointDetail(TypedDict):
    id: str
    url: str
    description: NotRequired[str]
    status: Literal["active", "paused", "disabled", "deleted"] | str
    createdAt: Instant
    updatedAt: Instant
    disabledReason: NotRequired[str]
    eventTypes: list[str]
    """The events that are sent; all of them when empty"""
    inactiveSince: NotRequired[Instant]
    """Since when it is paused or disabled"""
    verifiedAt: NotRequired[Instant]
    """When it last accepted a signed ping and refused a forged one"""
    alerts: NotRequired[WebhookAlerts]
    """When its owners and developers are told of it, by mail"""
    batch: NotRequired[WebhookBatchingOutput]
    """Absent where each event has a request of its own"""
    health: WebhookEndpointHealth
    rotatesAt: NotRequired[Instant]
    """While a rotation lasts: when the new signing secret takes the place of the old one"""
    verification: NotRequired[WebhookEndpointDetailVerification]
    """The last trial with a signed and a forged ping"""
    latency24h: NotRequired[WebhookEndpointDetailLatency24h]
    """How long the endpoint took to answer in the last 24 hours; of more than 1,000 deliveries the latest"""
    days: list[WebhookEndpointDetailDays]
    """The deliveries that were begun on each of the last 14 days, oldest first; days before the latest 20,000 deliveries are left out"""


class WebhookEndpointDetailVerification(TypedDict):
    """The last trial with a signed and a forged ping"""

    verified: bool
    at: Instant
    signed: WebhookEndpointDetailVerificationSigned
    """A `webhook.ping` with a good signature; `ok` where it was answered with 2xx"""
    forged: WebhookEndpointDetailVerificationForged
    """One with a signature by another secret; `ok` where it was refused with 4xx"""


class WebhookEndpointDetailVerificationSigned(TypedDict):
    """A `webhook.ping` with a good signature; `ok` where it was answered with 2xx"""

    statusCode: NotRequired[int]
    error: NotRequired[str]
    durationMs: int
    ok: bool


class WebhookEndpointDetailVerificationForged(TypedDict):
    """One with a signature by another secret; `ok` where it was refused with 4xx"""

    statusCode: NotRequired[int]
    error: NotRequired[str]
    durationMs: int
    ok: bool


class WebhookEndpointDetailLatency24h(TypedDict):
    """How long the endpoint took to answer in the last 24 hours; of more than 1,000 deliveries the latest"""

    attempts: int
    p50Ms: int
    """Half of them were answered within this time"""
    p95Ms: int
    """95 of a hundred were"""


class WebhookEndpointDetailDays(TypedDict):
    date: str
    """In UTC"""
    delivered: int
    recovered: int
    """How many of those delivered had failed before"""
    failed: int
    """Given up"""
    pending: int
    """Still waiting for an attempt that succeeds"""


class WebhookEndpointHealth(TypedDict):
    """Times are exact to ten seconds"""

    state: Literal["unknown", "healthy", "failing"] | str
    """`failing` from the first failure until something arrives again"""
    failingSince: NotRequired[Instant]
    lastSuccessAt: NotRequired[Instant]
    lastFailureAt: NotRequired[Instant]
    deliveries24h: int
    """Deliveries of the last 24 hours that were attempted; of more than 1,000 the latest"""
    failures24h: int
    """How many of them have not arrived"""
    failureRate24h: NotRequired[float]
    """Their share"""


class WebhookPingEvent(TypedDict):
    type: Literal["webhook.ping"]
    data: WebhookPingEventData


class WebhookPingEventData(TypedDict):
    id: str
    eventId: str
    occurredAt: Instant


class WebhookRecovery(TypedDict):
    endpointId: str
    since: Instant
    deliveries: int
    """How many events are about to be sent; counted up to 100,000"""


class WebhookRecoveryPreview(TypedDict):
    endpointId: str
    since: NotRequired[Instant]
    """The time that was asked about, or of the oldest event since the registration that has not arrived; absent where there is none among the latest 20,000 events of the last 30 days"""
    deliveries: int
    """How many events a recovery since then would send; counted up to 100,000"""


class WebhookVerification(TypedDict):
    endpointId: str
    verified: bool
    at: Instant
    signed: WebhookVerificationSigned
    """A `webhook.ping` with a good signature; `ok` where it was answered with 2xx"""
    forged: WebhookVerificationForged
    """One with a signature by another secret; `ok` where it was refused with 4xx"""
    hint: str


class WebhookVerificationSigned(TypedDict):
    """A `webhook.ping` with a good signature; `ok` where it was answered with 2xx"""

    statusCode: NotRequired[int]
    error: NotRequired[str]
    durationMs: int
    ok: bool


class WebhookVerificationForged(TypedDict):
    """One with a signature by another secret; `ok` where it was refused with 4xx"""

    statusCode: NotRequired[int]
    error: NotRequired[str]
    durationMs: int
    ok: bool


class WithdrawnOrder(TypedDict):
    id: str
    status: Literal["withdrawn"]


class WriteNote(TypedDict):
    text: str


class WriteReview(TypedDict):
    stars: int
    content: NotRequired[str]


WebhookEvent: TypeAlias = "OrderCreatedEvent | OrderOpenedEvent | OrderConfirmedEvent | OrderGivenBackEvent | OrderStartedEvent | OrderDeliveredEvent | OrderChangesRequestedEvent | OrderCompletedEvent | OrderWithdrawnEvent | OrderCancelledEvent | OrderEtaChangedEvent | OrderChangedEvent | OfferCreatedEvent | OfferUpdatedEvent | OfferConfirmedEvent | OfferSelectedEvent | OfferDeclinedEvent | OfferRetractedEvent | OfferExpiredEvent | OfferClosedEvent | PaymentInitiatedEvent | PaymentAuthorizedEvent | PaymentCapturedEvent | PaymentTransferredEvent | PaymentFailedEvent | PaymentCanceledEvent | PaymentExpiredEvent | PaymentRefundedEvent | PaymentRefundFailedEvent | PaymentDisputedEvent | PaymentDisputeClosedEvent | MessageCreatedEvent | DocumentAddedEvent | CaseOpenedEvent | CaseAnsweredEvent | CaseClosedEvent | ReviewWrittenEvent | ReviewOpenedEvent | WebhookPingEvent"

"""What the generated calls stand on: requests, refusals, repetitions, webhooks. Nothing beyond the standard library."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import http.client
import json
import math
import random
import re
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from collections.abc import Callable, Iterator, Mapping
from email.message import Message
from typing import Any, cast

from ._models import Document, WebhookEvent
from ._version import INTERFACE_VERSION

_PASSING = frozenset({429, 500, 502, 503, 504})
#: Seconds: a program that stands still for longer should know why. To ask earlier than one is told to is of no use.
_LONGEST_WAIT = 120.0


class CallslipError(Exception):
    """A refusal: ``str(error)`` is the service's sentence, ``code`` says what kind, ``request_id`` finds it in the request log."""

    def __init__(self, status: int, body: Mapping[str, Any], headers: Mapping[str, str]) -> None:
        super().__init__(str(body.get("error") or f"The service answered {status}."))
        self.status = status
        self.code: str | None = body.get("code")
        self.request_id: str | None = body.get("requestId") or headers.get("request-id")
        #: Where fields are at fault: each of them, with ``field`` and ``message``.
        self.details: list[dict[str, str]] = body.get("details") or []
        self.required_scope: str | None = body.get("requiredScope")
        #: With conflicts: the state that the order is in, the body's ``status``.
        self.order_status: str | None = body.get("status")
        self.selected_offer_id: str | None = body.get("selectedOfferId")
        self.decline_code: str | None = body.get("declineCode")
        self.amount: float | None = body.get("amount")
        self.currency: str | None = body.get("currency")
        self.offset: int | None = body.get("offset")
        #: Seconds, where the service said when to come back.
        self.retry_after: float | None = _seconds(headers)
        #: All that was answered, such as ``limit`` and ``resetsAt`` with ``daily_limit_reached``.
        self.body: dict[str, Any] = dict(body)


class CallslipConnectionError(Exception):
    """No answer came; ``__cause__`` says why. With the same Idempotency-Key the call can be made again."""


class CallslipTimeoutError(CallslipConnectionError):
    """No answer came in time, at the last attempt."""


class WebhookVerificationError(Exception):
    """``reason`` is ``signature`` where it isn't signed with this secret, ``timestamp`` where that was too long ago."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


def _lower(headers: Message | Mapping[str, str]) -> dict[str, str]:
    return {name.lower(): value for name, value in headers.items()}


def _seconds(headers: Mapping[str, str]) -> float | None:
    try:
        return float(headers["retry-after"])
    except (KeyError, ValueError):
        return None


def _pause(attempt: int, headers: Mapping[str, str]) -> float:
    asked = _seconds(headers)
    if asked is not None:
        return max(asked, 0.0)
    return float(min(0.25 * 2**attempt, 8.0) * (0.5 + random.random() / 2))


def _refusal(status: int, text: bytes, headers: Mapping[str, str]) -> CallslipError:
    try:
        body = json.loads(text)
    except ValueError:
        body = None
    return CallslipError(status, cast("dict[str, Any]", body) if isinstance(body, dict) else {}, headers)


def _attempts(make: Callable[[], urllib.request.Request], timeout: float, retries: int, read: Callable[[Any, float], Any]) -> Any:
    """What ``read`` makes of an answer that is no refusal, by the time when it is late. A body may break off or stall as a request
    may: it is asked again."""
    attempt = 0
    while True:
        known: Mapping[str, str] = {}
        failure: Exception
        late_at = time.monotonic() + timeout
        try:
            return read(urllib.request.urlopen(make(), timeout=timeout), late_at)
        except urllib.error.HTTPError as refused:
            with refused:
                known = _lower(refused.headers)
                failure = _refusal(refused.code, _rest(refused, late_at), known)
            passes = refused.code in _PASSING or (refused.code == 409 and "retry-after" in known)
            if not passes or (_seconds(known) or 0.0) > _LONGEST_WAIT:
                raise failure from None
        except (OSError, http.client.HTTPException) as error:
            late = isinstance(error, TimeoutError) or isinstance(getattr(error, "reason", None), TimeoutError)
            kind = CallslipTimeoutError if late else CallslipConnectionError
            failure = kind("No answer came in time." if late else "The service could not be reached.")
            failure.__cause__ = error
        if attempt >= retries:
            raise failure
        time.sleep(_pause(attempt, known))
        attempt += 1


def _rest(refused: urllib.error.HTTPError, late_at: float) -> bytes:
    """A refusal counts also where its body doesn't arrive."""
    try:
        return _whole(refused, late_at)[0]
    except (OSError, http.client.HTTPException):
        return b""


def _whole(response: Any, late_at: float) -> tuple[bytes, Message]:
    parts: list[bytes] = []
    with response:
        while part := response.read1(65536):
            parts.append(part)
            # Each wait for the network is bounded by itself; one that drips would go on for ever.
            if time.monotonic() > late_at:
                raise TimeoutError
        content = b"".join(parts)
        if response.length:
            raise http.client.IncompleteRead(content, response.length)
        return content, response.headers


class Transport:
    """One account: its base URL, its key, how patient to be, and the version of the interface that it speaks."""

    def __init__(
        self,
        base_url: str,
        api_key: str,
        *,
        retries: int = 4,
        timeout: float = 60.0,
        version: str = INTERFACE_VERSION,
    ) -> None:
        self._base_url = base_url.rstrip("/")
        self._api_key = api_key
        self._version = version
        self._retries = retries
        self._timeout = timeout

    def _open(
        self,
        method: str,
        path: str,
        *,
        query: Mapping[str, object] | None = None,
        body: object = None,
        content_type: str | None = None,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        read: Callable[[Any, float], Any] = _whole,
    ) -> Any:
        """What ``read`` makes of an answer that is no refusal. Every repetition is the same request with the same Idempotency-Key."""
        given = {name: value for name, value in (query or {}).items() if value is not None}
        url = f"{self._base_url}{path}{'?' + urllib.parse.urlencode(given) if given else ''}"
        data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        headers = {"Accept": "application/json, */*;q=0.5", "Callslip-Version": self._version}
        if data is not None:
            headers["Content-Type"] = content_type or "application/json"
        if method != "GET":
            headers["Idempotency-Key"] = idempotency_key or str(uuid.uuid4())

        def make() -> urllib.request.Request:
            request = urllib.request.Request(url, data=data, headers=headers, method=method)
            # Not carried along where a download leads to another host.
            request.add_unredirected_header("Authorization", f"Bearer {self._api_key}")
            return request

        return _attempts(make, timeout or self._timeout, self._retries, read)

    def _call(self, method: str, path: str, **options: Any) -> Any:
        content, headers = self._open(method, path, **options)
        kind = headers.get_content_type()
        if kind == "application/json":
            return json.loads(content)
        return content.decode() if kind == "text/csv" else content

    def _pages(self, path: str, query: dict[str, object], timeout: float | None) -> Iterator[Any]:
        following: dict[str, object] | None = query
        while following is not None:
            content, headers = self._open("GET", path, query=following, timeout=timeout)
            rows = json.loads(content)
            link = re.search(r'<([^>]+)>; rel="next"', headers.get("Link") or "")
            yield from rows
            # Only where to go on is taken from it: the key goes nowhere but to the base URL.
            following = dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(link[1]).query)) if link else None

    def _lines(self, path: str, query: dict[str, object], timeout: float | None) -> Iterator[str]:
        with self._open("GET", path, query=query, timeout=timeout, read=lambda response, _: response) as response:
            for line in response:
                yield line.decode().rstrip("\r\n")


def fetch_document(document: Document, *, timeout: float = 60.0, retries: int = 4) -> bytes:
    """The bytes of a delivered document, once their length and SHA-256 are those that the service names.

    ``timeout`` is of each wait for more of it: a large document takes as long as the line needs.
    """
    answer = _attempts(
        lambda: urllib.request.Request(document["url"]), timeout, retries, lambda response, _: _whole(response, math.inf)
    )
    content = cast("tuple[bytes, Message]", answer)[0]
    if len(content) != document["sizeBytes"] or hashlib.sha256(content).hexdigest() != document["sha256"]:
        raise ValueError(f"{document['name']} did not arrive as it was delivered.")
    return content


def _standard_key(secret: str) -> bytes:
    """``whsec_`` announces base64; a secret of your own making is its own bytes."""
    if secret.startswith("whsec_") and len(secret) > len("whsec_"):
        try:
            return base64.b64decode(secret[len("whsec_") :], validate=True)
        except binascii.Error:
            pass
    return secret.encode()


def verify_webhook(
    body: bytes | str,
    headers: Mapping[str, str] | Message,
    secret: str,
    *,
    tolerance: float | None = 300.0,
    now: float | None = None,
) -> WebhookEvent:
    """The event of a webhook request; raises WebhookVerificationError where it isn't signed by ``secret``, or was too long ago.

    ``body`` is the raw body as received. ``tolerance`` is in seconds; ``None`` takes signatures of any age, and then a
    request whose proxy has removed the ``webhook-…`` headers too. While a secret is being rotated, the old and the new one
    are both accepted: whichever of them you hold.
    """
    events = verify_webhook_batch(body, headers, secret, tolerance=tolerance, now=now)
    if len(events) != 1:
        raise TypeError("This endpoint is sent batches of events: verify_webhook_batch returns them all.")
    return events[0]


def verify_webhook_batch(
    body: bytes | str,
    headers: Mapping[str, str] | Message,
    secret: str,
    *,
    tolerance: float | None = 300.0,
    now: float | None = None,
) -> list[WebhookEvent]:
    """The events of a webhook request, in their order, for an endpoint whose ``batch`` asks for several at once.

    A request with a single event gives that one. Raises as ``verify_webhook`` does.
    """
    raw = body.encode() if isinstance(body, str) else body
    given = _lower(headers)
    timestamp = given.get("webhook-timestamp", "")
    signed = f"{given.get('webhook-id', '')}.{timestamp}.".encode() + raw
    digest = base64.b64encode(hmac.new(_standard_key(secret), signed, hashlib.sha256).digest())
    standard = [
        hmac.compare_digest(one.encode(), b"v1," + digest) for one in given.get("webhook-signature", "").split(" ")
    ]
    valid = True in standard
    if not valid and tolerance is None:
        expected = b"sha256=" + hmac.new(secret.encode(), raw, hashlib.sha256).hexdigest().encode()
        names = ("x-service-signature", "x-service-signature-next")
        valid = True in [hmac.compare_digest(given.get(name, "").encode(), expected) for name in names]
    if not valid:
        raise WebhookVerificationError("signature", "The webhook carries no valid signature.")
    if tolerance is not None and (
        not re.fullmatch(r"\d{1,15}", timestamp) or abs((time.time() if now is None else now) - int(timestamp)) > tolerance
    ):
        raise WebhookVerificationError("timestamp", "The webhook was signed too long ago, or a clock is wrong.")
    # Signed by the service, whose shape this is.
    sent = json.loads(raw)
    return cast("list[WebhookEvent]", sent["data"]["events"] if sent["type"] == "webhook.batch" else [sent])

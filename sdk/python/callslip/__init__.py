"""The typed client of the Callslip API."""

from ._core import (
    CallslipConnectionError,
    CallslipError,
    CallslipTimeoutError,
    WebhookVerificationError,
    fetch_document,
    verify_webhook,
    verify_webhook_batch,
)
from ._models import *  # noqa: F403
from ._operations import AsyncCallslip as AsyncCallslip
from ._operations import Callslip as Callslip

__all__ = [  # what `_models` names is there too
    "AsyncCallslip",
    "Callslip",
    "CallslipConnectionError",
    "CallslipError",
    "CallslipTimeoutError",
    "WebhookVerificationError",
    "fetch_document",
    "verify_webhook",
    "verify_webhook_batch",
]

"""Verifies a Callslip webhook. Python 3.8 or newer, no packages. `body` is the raw body as received, before any parsing."""
import base64
import hashlib
import hmac
import re
import sys
import time


def verify_service(body: bytes, header: str, secret: str) -> bool:
    """X-Service-Signature (or, while a secret is being rotated, X-Service-Signature-Next)."""
    expected = "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
    return hmac.compare_digest((header or "").encode(), expected.encode())


BASE64 = re.compile(r"(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)")


def verify_standard(body: bytes, id: str, timestamp: str, signatures: str, secret: str, now=None) -> bool:
    """webhook-id, webhook-timestamp and webhook-signature. Refuses what is more than five minutes off."""
    if not re.fullmatch(r"[0-9]{1,12}", timestamp or ""):
        return False
    if abs((time.time() if now is None else now) - int(timestamp)) > 300:
        return False
    encoded = secret[6:] if secret.startswith("whsec_") else ""
    key = base64.b64decode(encoded) if BASE64.fullmatch(encoded) else secret.encode()
    digest = hmac.new(key, f"{id}.{timestamp}.".encode() + body, hashlib.sha256).digest()
    expected = b"v1," + base64.b64encode(digest)
    return any([hmac.compare_digest(given.encode(), expected) for given in (signatures or "").split(" ")])


# python3 verify.py service <secret> <header> < body
# python3 verify.py standard <secret> <id> <timestamp> <signatures> [now] < body
if __name__ == "__main__":
    scheme, secret, *rest = sys.argv[1:]
    raw = sys.stdin.buffer.read()
    if scheme == "service":
        good = verify_service(raw, rest[0], secret)
    else:
        good = verify_standard(raw, *rest[:3], secret, float(rest[3]) if len(rest) > 3 else None)
    print("valid" if good else "invalid")
    sys.exit(0 if good else 1)

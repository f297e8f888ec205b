#!/bin/sh
set -eu
# #region twice
: "${CALLSLIP_BASE_URL:?}" "${CALLSLIP_API_KEY:?}"
KEY=$(openssl rand -hex 16) # made once for one intention, and kept with it
place() {
  curl -sS -i -w '\n' "$CALLSLIP_BASE_URL/orders" \
    -H "Authorization: Bearer $CALLSLIP_API_KEY" \
    -H "Idempotency-Key: $KEY" -H 'Content-Type: application/json' \
    --data '{
      "repositoryName": "Archives de Paris",
      "documentType": "Birth record",
      "location": "Paris"
    }'
}
place
place # the same order, with Idempotent-Replayed: true
# #endregion

#!/bin/sh
set -eu
# #region batch
: "${CALLSLIP_BASE_URL:?}" "${CALLSLIP_API_KEY:?}" "${ENDPOINT_ID:?}"
curl -sS --fail-with-body -X PATCH \
  "$CALLSLIP_BASE_URL/webhook-endpoints/$ENDPOINT_ID" \
  -H "Authorization: Bearer $CALLSLIP_API_KEY" -H 'Content-Type: application/json' \
  --data '{ "batch": { "maxEvents": 100, "maxWaitSeconds": 5 } }'
# #endregion

#!/bin/sh
set -eu
: "${CALLSLIP_BASE_URL:?}" "${CALLSLIP_API_KEY:?}" "${ENDPOINT_ID:?}"
# #region ping
curl -sS --fail-with-body -X POST \
  "$CALLSLIP_BASE_URL/webhook-endpoints/$ENDPOINT_ID/ping" \
  -H "Authorization: Bearer $CALLSLIP_API_KEY"
# #endregion

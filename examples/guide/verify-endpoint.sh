#!/bin/sh
set -eu
# #region verify
: "${CALLSLIP_BASE_URL:?}" "${CALLSLIP_API_KEY:?}" "${ENDPOINT_ID:?}"
curl -sS --fail-with-body "$CALLSLIP_BASE_URL/go-live/verify-webhook" \
  -H "Authorization: Bearer $CALLSLIP_API_KEY" -H 'Content-Type: application/json' \
  --data "{ \"endpointId\": \"$ENDPOINT_ID\" }" | jq '{ verified, hint }'
# #endregion

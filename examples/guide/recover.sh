#!/bin/sh
set -eu
# #region recover
: "${CALLSLIP_BASE_URL:?}" "${CALLSLIP_API_KEY:?}" "${ENDPOINT_ID:?}" "${SINCE:?}"
curl -sS --fail-with-body \
  "$CALLSLIP_BASE_URL/webhook-endpoints/$ENDPOINT_ID/recover" \
  -H "Authorization: Bearer $CALLSLIP_API_KEY" -H 'Content-Type: application/json' \
  --data "{ \"since\": \"$SINCE\" }"
# #endregion

# #region failed
curl -sS --fail-with-body \
  "$CALLSLIP_BASE_URL/webhook-deliveries?status=failed&endpointId=$ENDPOINT_ID" \
  -H "Authorization: Bearer $CALLSLIP_API_KEY" |
  jq -r '.[] | "\(.id) \(.eventType) \(.attempts[-1].statusCode // .attempts[-1].error)"'
# #endregion

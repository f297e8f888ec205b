#!/bin/sh
set -eu
# #region register
: "${CALLSLIP_BASE_URL:?}" "${CALLSLIP_API_KEY:?}" "${WEBHOOK_URL:?}"
ENDPOINT=$(curl -sS --fail-with-body "$CALLSLIP_BASE_URL/webhook-endpoints" \
  -H "Authorization: Bearer $CALLSLIP_API_KEY" -H 'Content-Type: application/json' \
  --data "{ \"url\": \"$WEBHOOK_URL\" }")
ENDPOINT_ID=$(echo "$ENDPOINT" | jq -r .id)
# Shown here and never again:
CALLSLIP_WEBHOOK_SECRET=$(echo "$ENDPOINT" | jq -r .signingSecret)
export ENDPOINT_ID CALLSLIP_WEBHOOK_SECRET
# #endregion
echo "$ENDPOINT_ID $CALLSLIP_WEBHOOK_SECRET"

#!/bin/sh
# A whole order in the sandbox by the command line: sh order.sh, with CALLSLIP_BASE_URL and CALLSLIP_API_KEY set. Needs jq.
set -eu

# The account's events, as signed webhooks, to whatever listens there: callslip listen --forward http://localhost:4000/hook
ORDER_ID=$(callslip orders place --json \
  --repository-name 'Archives de Paris' --document-type 'Birth record' --location Paris | jq -r .id)
callslip sandbox step "$ORDER_ID" offer > /dev/null
OFFER_ID=$(callslip offers list "$ORDER_ID" --json | jq -rs 'min_by(.totalAmount).id')
callslip offers select "$ORDER_ID" "$OFFER_ID" > /dev/null

# What has no command of its own is called by its path. In production a person's browser confirms.
INTENT=$(callslip post "/orders/$ORDER_ID/payments/initiate" --data "{ \"offerId\": \"$OFFER_ID\" }" --json | jq -r .paymentIntentId)
callslip post "/sandbox/orders/$ORDER_ID/confirm-payment" --data "{ \"paymentIntentId\": \"$INTENT\", \"card\": \"ok\" }" > /dev/null
callslip post "/orders/$ORDER_ID/payments/finalize" \
  --data "{ \"offerId\": \"$OFFER_ID\", \"paymentIntentId\": \"$INTENT\" }" > /dev/null

until [ "$(callslip orders get "$ORDER_ID" --json | jq -r .status)" = delivered ]; do sleep 1; done
OUTCOME=$(callslip orders get "$ORDER_ID" --json | jq -r .order.outcome)
echo "order.delivered, $OUTCOME"
# Length and SHA-256 are checked before a file gets its name.
callslip documents download "$ORDER_ID" --to papers --json | jq -r '"checked: \(.path)"'

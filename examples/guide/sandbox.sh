#!/bin/sh
set -eu
# #region manual
: "${CALLSLIP_BASE_URL:?}" "${CALLSLIP_API_KEY:?}"
case $CALLSLIP_API_KEY in cs_dev_*) ;; *) echo 'This takes the key of a sandbox.' >&2; exit 1 ;; esac
call() {
  curl -sS --fail-with-body -w '\n' "$CALLSLIP_BASE_URL$1" \
    -H "Authorization: Bearer $CALLSLIP_API_KEY" \
    ${2:+-H 'Content-Type: application/json' --data "$2"}
}

ORDER_ID=$(call /orders '{
  "repositoryName": "Archives de Paris",
  "documentType": "Birth record",
  "location": "Paris",
  "instructions": "sandbox:manual"
}' | jq -r .id)
call "/sandbox/orders/$ORDER_ID/steps" '{ "step": "open" }'
call "/sandbox/orders/$ORDER_ID/steps" \
  '{ "step": "offer", "amount": 42.5, "currency": "EUR" }'
call "/sandbox/orders/$ORDER_ID/steps" # what is possible now
# #endregion
# #region clock
call "/sandbox/orders/$ORDER_ID/clock" # offers_expire in so many days
call "/sandbox/orders/$ORDER_ID/clock" '{ "until": "offers_expire" }'
# #endregion

#!/bin/sh
set -eu
# #region settings
: "${CALLSLIP_BASE_URL:?}" "${CALLSLIP_API_KEY:?}"

# $1 method, $2 path, $3 body (JSON). Fails on a refusal, and prints it.
call() {
  # Into a file: of several attempts only the last one's answer is to be read.
  set -- "$1" "$2" "${3-}" "$(mktemp)"
  code=0
  curl -sS --fail-with-body --retry 4 --retry-connrefused -o "$4" \
    -X "$1" "$CALLSLIP_BASE_URL$2" \
    -H "Authorization: Bearer $CALLSLIP_API_KEY" \
    -H "Idempotency-Key: $(openssl rand -hex 16)" \
    ${3:+-H 'Content-Type: application/json' --data "$3"} || code=$?
  cat "$4"
  echo
  rm "$4"
  return "$code"
}
# #endregion

# #region place
ORDER=$(call POST /orders '{
  "repositoryName": "Archives de Paris",
  "documentType": "Birth record",
  "location": "Paris, 18e arrondissement",
  "countryISOA3": "FRA",
  "personsOfInterest": [
    { "firstname": "Jeanne", "lastname": "Moreau", "birthDate": "about 1892" }
  ]
}')
ORDER_ID=$(printf '%s\n' "$ORDER" | jq -r .id)
echo "$ORDER_ID is $(printf '%s\n' "$ORDER" | jq -r .status)"
# #endregion

# #region choose
until [ "$(call GET "/orders/$ORDER_ID/offers" | jq length)" -ge 3 ]; do sleep 1; done
OFFERS=$(call GET "/orders/$ORDER_ID/offers")
printf '%s\n' "$OFFERS" | jq -r '.[] | "\(.researcherName): \(.totalAmount) \(.currency)"'

OFFER=$(printf '%s\n' "$OFFERS" | jq -c 'min_by(.totalAmount)')
OFFER_ID=$(printf '%s\n' "$OFFER" | jq -r .id)
call POST "/orders/$ORDER_ID/offers/$OFFER_ID/select" "$(printf '%s\n' "$OFFER" | jq -c '{ expectedAmount: .amount }')"
# #endregion

# #region pay
INTENT=$(call POST "/orders/$ORDER_ID/payments/initiate" \
  "{ \"offerId\": \"$OFFER_ID\" }" | jq -r .paymentIntentId)

# In your own page the customer does this, with clientSecret and publishableKey.
call POST "/sandbox/orders/$ORDER_ID/confirm-payment" \
  "{ \"paymentIntentId\": \"$INTENT\", \"card\": \"ok\" }"

call POST "/orders/$ORDER_ID/payments/finalize" \
  "{ \"offerId\": \"$OFFER_ID\", \"paymentIntentId\": \"$INTENT\" }"
call GET "/orders/$ORDER_ID/payments/$INTENT" |
  jq -r '"The payment of \(.payment.amount) minor units is \(.payment.status)"'
# #endregion

# #region wait
until [ "$(call GET "/orders/$ORDER_ID" | jq -r .status)" = delivered ]; do sleep 1; done
call GET "/orders/$ORDER_ID" | jq -r '"\(.order.outcome): \(.order.report)"'
# #endregion

# #region download
# The signature in the address is the permission: no key here.
# A search without a find has no documents, only the report.
AFTER=
while [ "$AFTER" != none ]; do
  PAGE=$(call GET "/orders/$ORDER_ID/documents$AFTER")
  printf '%s\n' "$PAGE" | jq -c '.[]' | while read -r DOCUMENT; do
    # Two documents may have the same name; an id is there once.
    FILE=$(printf '%s\n' "$DOCUMENT" | jq -r '"\(.id)-\(.name)"')
    curl -sSL --fail -o "$FILE" "$(printf '%s\n' "$DOCUMENT" | jq -r .url)"
    echo "$(printf '%s\n' "$DOCUMENT" | jq -r .sha256)  $FILE" | sha256sum --check
  done
  # A page has a hundred at most.
  AFTER=$(printf '%s\n' "$PAGE" | jq -r 'if length < 100 then "none" else "?startingAfter=\(.[-1].id)" end')
done
# #endregion

# #region follow
call GET "/orders/$ORDER_ID/events" | jq -r '.[] | "\(.sequence) \(.type)"'
# #endregion

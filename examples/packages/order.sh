#!/bin/sh
# A whole order in the sandbox by the command line: sh order.sh, with CALLSLIP_BASE_URL and CALLSLIP_API_KEY set. Needs jq.
set -eu

# Your receiver: this one writes down what comes. Events reach it as signed webhooks, by a stream that begins on this machine.
PORT=${PORT:-4000} SECRET=whsec_$(head -c 24 /dev/urandom | base64)
node -e 'require("http").createServer(async (request, response) => {
  try {
    const body = Buffer.concat(await request.toArray()), { type } = JSON.parse(body)
    // Not verified yet: nobody else may choose which file is written.
    if (!/^[a-z_.]+$/.test(type)) throw type
    fs.writeFileSync(`${type}.headers`, Object.entries(request.headers).map((pair) => pair.join(": ")).join("\n"))
    fs.writeFileSync(`${type}.json`, body)
    response.writeHead(204).end()
  } catch { response.writeHead(400).end() } // a connection that broke, too
}).listen(process.argv[1], "127.0.0.1")' "$PORT" &
RECEIVER=$!
callslip listen --forward "http://127.0.0.1:$PORT/hook" --secret "$SECRET" > listen.txt &
trap "kill $RECEIVER $!" EXIT
until grep -q Forwarding listen.txt; do kill -0 $!; sleep 1; done

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
until [ -s order.delivered.json ]; do sleep 1; done
callslip webhooks verify order.delivered.json --headers order.delivered.headers --secret "$SECRET" --json |
  jq -r '"verified: \(.type), \(.data.outcome)"'
# Length and SHA-256 are checked before a file gets its name.
callslip documents download "$ORDER_ID" --to papers --json | jq -r '"checked: \(.path)"'

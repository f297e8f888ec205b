#!/bin/sh
# Verifies a Callslip webhook with openssl. The raw body comes on standard input. For trying out: a shell can't compare in
# constant time, and its arguments are visible to other users of the machine.
#   sh verify.sh service <secret> <header> < body
#   sh verify.sh standard <secret> <id> <timestamp> <signatures> [now] < body
set -eu

hex() { od -An -v -tx1 | tr -d ' \n'; }
body=$(mktemp)
trap 'rm -f "$body"' EXIT
cat > "$body"
scheme=$1
secret=$2
good=no

if [ "$scheme" = service ]; then
  # X-Service-Signature (or, while a secret is being rotated, X-Service-Signature-Next).
  expected=sha256=$(openssl dgst -sha256 -mac HMAC -macopt "hexkey:$(printf %s "$secret" | hex)" -binary < "$body" | hex)
  [ "$3" = "$expected" ] && good=yes
else
  # webhook-id, webhook-timestamp and webhook-signature; refuses what is more than five minutes off.
  id=$3 timestamp=$4 signatures=$5 now=${6:-$(date +%s)}
  key=$(printf %s "$secret" | hex)
  encoded=${secret#whsec_}
  if [ "$encoded" != "$secret" ] && printf %s "$encoded" | grep -Eq '^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)$'; then
    key=$(printf %s "$encoded" | openssl base64 -d -A | hex)
  fi
  expected=v1,$({ printf %s "$id.$timestamp."; cat "$body"; } | openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | openssl base64 -A)
  age=$((now - timestamp))
  if [ "$age" -le 300 ] && [ "$age" -ge -300 ]; then
    for given in $signatures; do [ "$given" = "$expected" ] && good=yes; done
  fi
fi

[ "$good" = yes ] && echo valid && exit 0
echo invalid
exit 1

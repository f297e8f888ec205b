#!/bin/sh
set -eu
# #region checks
: "${CALLSLIP_BASE_URL:?}" "${CALLSLIP_API_KEY:?}"
curl -sS --fail-with-body "$CALLSLIP_BASE_URL/go-live" \
  -H "Authorization: Bearer $CALLSLIP_API_KEY" |
  jq -r '.checks[] | if .done then "done  \(.id)" else "open  \(.id): \(.hint)" end'
# #endregion

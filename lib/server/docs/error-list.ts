import { errorStatuses, type ErrorCode } from '#lib/errors.ts'
import { errorSentences } from '#lib/server/http/error-sentences.ts'

/** What to do about each code. Typed by the table of codes, so a new one without a cure doesn't compile. */
export const errorCures: Record<ErrorCode, string> = {
  invalid_request: 'Correct the members that `details` names. Sending the same request again answers the same.',
  idempotency_key_invalid:
    'Send a key of 1 to 255 visible ASCII characters, bare or in double quotes. A UUID is a good one.',
  payment_failed:
    "Show the sentence to the customer and let them confirm the same payment with another card, then finalize again. `declineCode` has the provider's word, where there is one. From `payments/initiate` it means that the provider refused the payment as such: it can't be made this way.",
  authentication_required: 'Only the portal meets this one: the session has ended. Sign in again.',
  api_key_invalid:
    'Send the whole key, `cs_dev_` or `cs_live_` included, as `Authorization: Bearer …`. Its last six characters are a checksum: a key cut short or mistyped is refused here too.',
  api_key_revoked:
    'Somebody revoked the key, or its overlap after a rotation is over. Use its successor, or make a new key in the portal under Developers.',
  api_key_expired:
    'Make a new key in the portal under Developers. An access token lives ten minutes: ask for a new one.',
  insufficient_scope:
    'Make a key that carries the scope in `requiredScope`. Some scopes are only for people who are signed in, not for keys.',
  wrong_environment:
    'Use the base URL that the message names, or a key of the other environment. Each key belongs to exactly one.',
  production_not_enabled:
    'Go through [Going live](/docs/going-live) and request production access. It takes effect with the next request.',
  client_suspended: 'Write to the operator. Every key of the client is refused meanwhile.',
  ip_not_allowed:
    'Send the request from an address on the key’s list, or change the list in the portal under Developers. It takes effect with the next request.',
  proof_required:
    'Only people meet this one, in the portal: they show their password, passkey or code once more, and the request is repeated.',
  factor_required: 'Only people meet this one: add a passkey or an authenticator app in the portal under Account.',
  sign_on_required:
    'Only people meet this one, in the portal: sign in through the organisation. Keys are not concerned, nor are owners.',
  own_sign_in_required:
    'Only people meet this one: sign in with a password or passkey of your own; a mail for a forgotten password makes one.',
  link_expired:
    'List the files again for a fresh link: `GET /orders/{orderId}/documents`, or the list of attachments that the old one came from. Keep the id of a document, not its link: `GET /orders/{orderId}/documents/{documentId}/download` always leads to the file.',
  not_found:
    'Check the id and the environment. An id of another client, or of the other environment, is answered like one that never was.',
  document_removed: 'For researchers: begin the upload anew to have it back.',
  method_not_allowed: 'Use one of the methods in the `Allow` header.',
  request_timeout:
    'Send the request again, with the same Idempotency-Key. Headers have 20 seconds to arrive, a whole request 15 minutes, and a body has to come in at a kilobyte a second at least.',
  order_not_withdrawable:
    'Nothing brings it back once work has started: write to the researcher, or to the operator, who can cancel. `status` says how far it is.',
  order_not_open:
    'Offers can be chosen while the order is `open`, and a payment begun once an offer is selected. Read the order, and do what its `status` asks for.',
  order_closed: 'The order was withdrawn or cancelled. Place a new one.',
  case_exists: 'Add what there is to say to the case in `caseId`. The next can be opened when that one is closed.',
  review_exists: 'A review is written once and stays as it is.',
  case_closed: 'It has been decided. Where something is still wrong, open another.',
  order_state_conflict: 'Read the order. `status` in the answer says which state it is in.',
  order_not_changeable:
    'Read the order. While it is `awaiting_payment`, decline the selected offer first; later, write to the researcher.',
  order_changed: 'Read the order again, and send its new `version` as `orderVersion`.',
  offer_not_active: 'List the offers again and choose one that is `ACTIVE`.',
  offer_not_selected: 'Select the offer, then initiate its payment.',
  offer_already_selected:
    'Decline the offer in `selectedOfferId`, which opens the order again and cancels its unpaid payment, then select the other.',
  offer_already_paid: 'The choice is made. To undo it, withdraw the order while its status is `confirmed`.',
  offer_changed:
    'Nothing was changed. Show the customer the amounts of now, and select again with them as `expectedAmount` and `expectedNoFindAmount`.',
  offer_not_confirmed:
    'Wait for `offer.confirmed`, or until the offer says that `awaitsConfirmation` is `false`; or choose another offer.',
  offer_exists: 'For researchers: change the offer that you have instead of making a second one.',
  payment_not_confirmed:
    'Have the customer confirm first: `stripe.confirmPayment` in the browser, or `confirm-payment` in the sandbox. Then finalize.',
  payment_requires_action:
    'The customer has to finish 3-D Secure. `stripe.confirmPayment` in the browser does it; finalize afterwards.',
  payment_processing: 'Finalize again after `Retry-After` seconds.',
  payment_canceled: "Initiate again: a canceled payment doesn't come back, and a new one costs nothing extra.",
  payment_superseded: 'Go on with the payment that `payments/initiate` answers now.',
  payment_mismatch:
    'Send the `offerId` and `paymentIntentId` of one and the same `payments/initiate` answer. Where they are, the provider shows another amount than was agreed: write to the operator.',
  payment_already_authorized: 'Nothing is left to do: the order is paid for. Read it to see its state.',
  payment_not_required:
    'Leave the payment out: the order is confirmed without one. Where a selection expected one, nothing was selected.',
  approval_required: 'For operators: ask that one first.',
  approval_not_waiting: 'For operators: it has been decided, taken back or has lapsed, or it waits already.',
  archive_import_closed: 'For operators: look at the import; it lasts thirty days.',
  operator_conflict:
    'For operators: it would leave nobody in charge, concerns yourself, or comes while another import is being carried out.',
  dispute_not_answerable: 'For operators: evidence has gone to the bank already, or its deadline has passed.',
  month_not_closable:
    'For operators: the month is closed already, not over, or something of it is not resolved; `unresolved` says what.',
  payment_not_refundable: 'For operators: the whole amount has been given back, or none was taken.',
  researcher_account_not_ready: "The researcher can't be paid yet. Choose another offer, or try again later.",
  researcher_exists: 'For researchers: change the profile that exists, or write to the operator.',
  upload_offset_mismatch: 'Go on with the byte that `offset` names.',
  attachment_limit:
    'Attach what waits, or take some of it back: `DELETE /attachments/{attachmentId}`, `DELETE /attachments/uploads/{uploadId}`.',
  domain_taken: 'Only the portal meets this one: remove the claim, or write to the operator where the domain is yours.',
  domain_not_proved: 'Only the portal meets this one: add the TXT record that the sentence names, then try again.',
  last_owner: 'Only the portal meets this one: make somebody else an owner first, then try again.',
  account_in_use: 'Only the portal meets this one: settle what `obstacles` names, then ask again.',
  invitation_closed: 'Only the portal meets this one: invite the address anew, or remove the member.',
  daily_limit_reached:
    'Send the same request again after `resetsAt`, and not before. Without it no day helps: ask the operator for more.',
  production_not_requested: 'Ask for production first; once it is decided, ask anew where there is more to say.',
  webhook_endpoint_limit: "Delete an endpoint that isn't needed: 20 may be active in an environment.",
  webhook_endpoint_not_active:
    'Set the endpoint to `active` with `PATCH /webhook-endpoints/{endpointId}`; a deleted one is registered anew.',
  idempotency_in_progress:
    'Send the same request with the same key again after `Retry-After` seconds. It then answers what the first one did.',
  body_too_large: 'Send at most 256 KiB of JSON, 1 MiB to `POST /orders/batch`. A file to attach may have 20 MiB.',
  misdirected_request: 'Use the base URL of the environment; the Host header has to be its host.',
  unsupported_media_type: 'Send uncompressed JSON with `Content-Type: application/json`.',
  idempotency_key_reused: 'Make a new key for a new request. A key belongs to one method, path and body for 30 days.',
  rate_limited: 'Wait as many seconds as `Retry-After` says.',
  headers_too_large:
    'Send less there: mostly cookies of another site on the same host, or a list that belongs in the body.',
  internal:
    'Send the request again with the same Idempotency-Key. If it stays, write to the operator with the `requestId`.',
  provider_unavailable: 'Send the request again after `Retry-After` seconds, with the same Idempotency-Key.',
  payments_not_configured: 'Write to the operator: somebody has to set payments up, or to set their keys right.',
  unavailable: 'Send the request again after `Retry-After` seconds, with the same Idempotency-Key.',
}

const titles: Record<number, string> = {
  400: 'The request is at fault',
  402: 'The payment was refused',
  403: 'Not with this key',
  404: 'Not there',
  405: 'Not with this method',
  408: 'Not in time',
  409: 'Not in this state',
  413: 'Too large',
  415: 'Not this kind of body',
  421: 'Not under this name',
  422: 'Not with this Idempotency-Key',
  429: 'Too many requests',
  431: 'Headers too large',
  500: 'Our fault',
  503: 'Not possible at the moment',
}

/** Every code with its meaning and its cure, by status. */
export function errorList(): string {
  const codes = Object.keys(errorStatuses) as ErrorCode[] // the keys of a literal
  const byStatus = [...Map.groupBy(codes, (code) => errorStatuses[code])].sort(([a], [b]) => a - b)
  const entry = (code: ErrorCode) => `### \`${code}\`\n\n${errorSentences[code]}\n\n**Cure:** ${errorCures[code]}\n`
  return byStatus
    .map(([status, group]) => `## ${status}: ${titles[status] ?? ''}\n\n${group.map(entry).join('\n')}`)
    .join('\n')
}

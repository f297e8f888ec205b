/**
 * Every code the API can answer with, and its status: the only such table. The document at /api/openapi.json, the
 * wrapper and the tests read it.
 */
export const errorStatuses = {
  invalid_request: 400,
  idempotency_key_invalid: 400,
  payment_failed: 402,
  authentication_required: 403,
  api_key_invalid: 403,
  api_key_revoked: 403,
  api_key_expired: 403,
  insufficient_scope: 403,
  wrong_environment: 403,
  production_not_enabled: 403,
  client_suspended: 403,
  ip_not_allowed: 403,
  proof_required: 403,
  factor_required: 403,
  sign_on_required: 403,
  own_sign_in_required: 403,
  link_expired: 403,
  not_found: 404,
  document_removed: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  order_not_withdrawable: 409,
  order_not_open: 409,
  order_closed: 409,
  order_state_conflict: 409,
  order_not_changeable: 409,
  order_changed: 409,
  case_exists: 409,
  case_closed: 409,
  review_exists: 409,
  offer_not_active: 409,
  offer_not_selected: 409,
  offer_already_selected: 409,
  offer_already_paid: 409,
  offer_changed: 409,
  offer_not_confirmed: 409,
  offer_exists: 409,
  payment_not_confirmed: 409,
  payment_requires_action: 409,
  payment_processing: 409,
  payment_canceled: 409,
  payment_superseded: 409,
  payment_mismatch: 409,
  payment_already_authorized: 409,
  payment_not_required: 409,
  payment_not_refundable: 409,
  dispute_not_answerable: 409,
  month_not_closable: 409,
  approval_required: 409,
  approval_not_waiting: 409,
  archive_import_closed: 409,
  operator_conflict: 409,
  researcher_account_not_ready: 409,
  researcher_exists: 409,
  upload_offset_mismatch: 409,
  attachment_limit: 409,
  last_owner: 409,
  domain_taken: 409,
  domain_not_proved: 409,
  invitation_closed: 409,
  account_in_use: 409,
  daily_limit_reached: 409,
  production_not_requested: 409,
  webhook_endpoint_limit: 409,
  webhook_endpoint_not_active: 409,
  idempotency_in_progress: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  misdirected_request: 421,
  idempotency_key_reused: 422,
  rate_limited: 429,
  headers_too_large: 431,
  internal: 500,
  provider_unavailable: 503,
  payments_not_configured: 503,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatuses
export type FieldIssue = { field: string; message: string }

/** A refusal meant for the caller: `message` is a sentence that says what to change. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly details: FieldIssue[] | undefined
  readonly members: Record<string, unknown>
  readonly headers: Record<string, string>
  /** Whose request it was, where a key is known and yet refused: the refusal belongs in that client's log. */
  caller:
    | {
        clientId: string
        environment: 'development' | 'production'
        callerId: string
        allowance: { perMinute: number; burst: number }
      }
    | undefined

  constructor(
    code: ErrorCode,
    message: string,
    more: { details?: FieldIssue[]; members?: Record<string, unknown>; headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.details = more.details
    this.members = more.members ?? {}
    this.headers = more.headers ?? {}
  }
}

/** The one answer for every id that is unknown, malformed, or somebody else's. */
export const notFound = () => new ApiError('not_found', 'No such object exists here.')

/** A fault in one member of the request. */
export const invalid = (field: string, message: string) =>
  new ApiError('invalid_request', `${field}: ${message}`, { details: [{ field, message }] })

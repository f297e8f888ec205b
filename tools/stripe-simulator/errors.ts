export interface ErrorBody {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error' | 'rate_limit_error'
  message: string
  code?: string
  param?: string
  decline_code?: string
  charge?: string
  payment_intent?: unknown
  payment_method?: unknown
  doc_url?: string
}

interface ErrorTraits {
  /** The change made so far stays: a declined payment is a result, not a rollback. */
  keepsChanges?: boolean
  /** Stripe stores the answer under the idempotency key once the endpoint has begun to execute. */
  remembered?: boolean
}

export class ApiError extends Error {
  readonly status: number
  readonly body: ErrorBody
  readonly keepsChanges: boolean
  readonly remembered: boolean

  constructor(status: number, body: ErrorBody, traits: ErrorTraits = {}) {
    super(body.message)
    this.status = status
    this.body = body
    this.keepsChanges = traits.keepsChanges ?? false
    this.remembered = traits.remembered ?? true
  }
}

/** A parameter that fails validation: refused before anything executes, so no key remembers it. */
export function badParam(param: string, message: string, code?: string): ApiError {
  const body: ErrorBody = { type: 'invalid_request_error', message, param }
  if (code !== undefined) body.code = code
  return new ApiError(400, body, { remembered: false })
}

export function missingParam(param: string): ApiError {
  return badParam(param, `Missing required param: ${param}.`, 'parameter_missing')
}

/** The request is well formed, but the object's present state doesn't allow it. */
export function refused(message: string, code?: string, param?: string): ApiError {
  const body: ErrorBody = { type: 'invalid_request_error', message }
  if (code !== undefined) body.code = code
  if (param !== undefined) body.param = param
  return new ApiError(400, body)
}

export function unauthorized(message: string, code?: string): ApiError {
  const body: ErrorBody = { type: 'invalid_request_error', message }
  if (code !== undefined) body.code = code
  return new ApiError(401, body, { remembered: false })
}

/** Stripe answers 404 when the path names the missing object and 400 when a parameter does. */
export function noSuch(
  what: string,
  id: string,
  param: string,
  options: { status?: 404 | 400; hint?: string } = {},
): ApiError {
  return new ApiError(options.status ?? 404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'${options.hint ?? ''}`,
    param,
  })
}

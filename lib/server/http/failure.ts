import { isConflict, isFull, isOutOfReach } from '#lib/database-errors.ts'
import { ApiError, errorStatuses } from '#lib/errors.ts'
import { log } from '#lib/log.ts'
import { jsonResponse } from '#lib/server/http/json-response.ts'

/** The specification's own answer to a request without a bearer token: these bytes and no member more. */
export const missingBearerBody = '{"error":"Authorization bearer token is required"}'

const causeOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** What went wrong, as a refusal: an ApiError as it is, what is out of reach or full as 503, anything else as a silent 500. */
function asApiError(error: unknown, requestId: string): ApiError {
  if (error instanceof ApiError) return error
  if (isFull(error)) {
    log.error('no room left', error, { requestId })
    return new ApiError('unavailable', 'There is no room left to keep this. It was not kept; try again later.', {
      headers: { 'Retry-After': '60' },
    })
  }
  // What others do at the same moment is a reason to come back, too.
  if (isOutOfReach(error) || isConflict(error)) {
    log.warn('out of reach', { requestId, cause: causeOf(error) })
    return new ApiError('unavailable', 'The service is out of reach for the moment. Try again shortly.', {
      headers: { 'Retry-After': '2' },
    })
  }
  log.error('unexpected failure', error, { requestId })
  return new ApiError('internal', 'Something went wrong on our side. The requestId finds it in our logs.')
}

/** A refusal as callers read it. */
export const errorBodyOf = ({ message, code, members, details }: ApiError, requestId: string) => ({
  error: message,
  code,
  requestId,
  ...members,
  ...(details === undefined ? {} : { details }),
})

export function errorResponse(error: unknown, requestId: string, headers: Record<string, string>): Response {
  const refusal = asApiError(error, requestId)
  return jsonResponse(JSON.stringify(errorBodyOf(refusal, requestId)), {
    status: errorStatuses[refusal.code],
    headers: { ...headers, ...refusal.headers, 'Content-Type': 'application/json' },
  })
}

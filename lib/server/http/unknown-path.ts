import { ApiError } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import { answerHeaders } from '#lib/server/http/answer-headers.ts'
import { requestTargetOf } from '#lib/server/http/environment.ts'
import { errorResponse } from '#lib/server/http/failure.ts'
import { standingAfter } from '#lib/server/http/rate-limit.ts'

const answer = async (request: Request) => {
  const { pathname } = new URL(request.url)
  const requestId = newId('request')
  return errorResponse(
    new ApiError(
      'not_found',
      `There is nothing at ${pathname.slice(0, 200)}. See /api/openapi.json for what there is.`,
    ),
    requestId,
    { ...answerHeaders(requestId), ...standingAfter(undefined, requestTargetOf(request)) },
  )
}

export const unknownPath = { GET: answer, POST: answer, PATCH: answer, PUT: answer, DELETE: answer }

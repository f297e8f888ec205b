import { ApiError } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import { answerHeaders } from '#lib/server/http/answer-headers.ts'
import { errorResponse } from '#lib/server/http/failure.ts'

const answer = async (request: Request) => {
  const { pathname } = new URL(request.url)
  const requestId = newId('request')
  return errorResponse(
    new ApiError(
      'not_found',
      `There is nothing at ${pathname.slice(0, 200)}. See /api/openapi.json for what there is.`,
    ),
    requestId,
    answerHeaders(requestId),
  )
}

export const unknownPath = { GET: answer, POST: answer, PATCH: answer, PUT: answer, DELETE: answer }

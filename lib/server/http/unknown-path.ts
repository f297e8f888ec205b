import { ApiError } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import { errorResponse } from '#lib/server/http/failure.ts'
import { strangerHeaders } from '#lib/server/http/stranger-headers.ts'

const answer = async (request: Request) => {
  const { pathname } = new URL(request.url)
  const requestId = newId('request')
  return errorResponse(
    new ApiError(
      'not_found',
      `There is nothing at ${pathname.slice(0, 200)}. See /api/openapi.json for what there is.`,
    ),
    requestId,
    strangerHeaders(request, requestId),
  )
}

export const unknownPath = { GET: answer, POST: answer, PATCH: answer, PUT: answer, DELETE: answer }

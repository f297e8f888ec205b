import { serveFile } from '#lib/documents/serve-file.ts'
import { ApiError } from '#lib/errors.ts'
import { answerHeaders } from '#lib/server/http/answer-headers.ts'
import { errorResponse } from '#lib/server/http/failure.ts'
import { accessOf } from '#lib/server/http/origin.ts'
import { newId } from '#lib/ids.ts'

// Not under the wrapper: a signed link is opened by browsers and download tools, which send no bearer token.
async function answer(request: Request): Promise<Response> {
  const requestId = newId('request')
  const headers = answerHeaders(requestId)
  try {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new ApiError('method_not_allowed', `${request.method} is not possible here. Possible: GET, HEAD.`, {
        headers: { Allow: 'GET, HEAD' },
      })
    }
    const response = await serveFile(request, accessOf(request))
    response.headers.set('Request-Id', requestId)
    return response
  } catch (error) {
    return errorResponse(error, requestId, headers)
  }
}

// OPTIONS says the same.
Object.assign(answer, { allow: ['GET', 'HEAD'] })

export { answer as GET, answer as HEAD, answer as POST, answer as PUT, answer as PATCH, answer as DELETE }

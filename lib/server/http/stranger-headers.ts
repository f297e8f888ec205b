import { answerHeaders } from '#lib/server/http/answer-headers.ts'
import { requestTargetOf } from '#lib/server/http/environment.ts'
import { standingAfter } from '#lib/server/http/rate-limit.ts'

/** What an answer says to whoever it may be: where nobody has asked for whom the request is. */
export const strangerHeaders = (request: Request, requestId: string): Record<string, string> => ({
  ...answerHeaders(requestId),
  ...standingAfter(undefined, requestTargetOf(request)),
})

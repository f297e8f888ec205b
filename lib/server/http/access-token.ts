import { accessTokenInput } from '#lib/clients/schema.ts'
import { newId } from '#lib/ids.ts'
import { answerHeaders } from '#lib/server/http/answer-headers.ts'
import { readJson } from '#lib/server/http/body.ts'
import { errorResponse } from '#lib/server/http/failure.ts'
import { parseWith } from '#lib/server/http/parse.ts'
import { issueAccessToken } from '#lib/users/issue-access-token.ts'
import { findSession, resealSession } from '#lib/users/session.ts'

/**
 * The one handler of ours that lets somebody in by a cookie. It changes nothing but the cookie's seal where secrets are exchanged, demands a
 * JSON body that a form can't send, and its answer can't be read from another origin.
 */
export async function answerAccessToken(request: Request): Promise<Response> {
  const requestId = newId('request')
  const headers = answerHeaders(requestId)
  try {
    const input = parseWith(accessTokenInput, await readJson(request), 'body')
    const session = await findSession(request)
    const answer = Response.json(await issueAccessToken(session, input), { headers })
    const cookie = session && (await resealSession(request))
    if (cookie !== undefined) answer.headers.append('Set-Cookie', cookie)
    return answer
  } catch (error) {
    return errorResponse(error, requestId, headers)
  }
}

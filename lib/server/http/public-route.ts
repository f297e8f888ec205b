import type { z } from 'zod'
import { newId } from '#lib/ids.ts'
import { onOccasion } from '#lib/log.ts'
import { answerHeaders } from '#lib/server/http/answer-headers.ts'
import { readJson } from '#lib/server/http/body.ts'
import { errorResponse } from '#lib/server/http/failure.ts'
import { sessionOriginOf } from '#lib/server/http/origin.ts'
import { parseWith } from '#lib/server/http/parse.ts'
import type { SessionOrigin } from '#lib/users/session-row.ts'

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** What every response here says of itself, and an error as the response that it is. */
export async function answering(work: (headers: Record<string, string>) => Promise<Response>): Promise<Response> {
  const requestId = newId('request')
  const headers: Record<string, string> = answerHeaders(requestId)
  try {
    return await onOccasion({ requestId }, () => work(headers))
  } catch (error) {
    return errorResponse(error, requestId, headers)
  }
}

type Visitor = SessionOrigin & {
  request: Request
  /** Sends a cookie along with the answer, where there is one. */
  setCookie: (line: string) => void
}

/**
 * A route for those who aren't signed in yet. It lets nobody in by a cookie or a key; all it knows of the caller is the network.
 * `steady`: it takes the same time whatever it finds, for otherwise a stopwatch would tell which addresses have an account.
 */
export const publicRoute =
  <S extends z.ZodType>(
    input: S,
    work: (given: z.output<S>, visitor: Visitor) => Promise<object>,
    { steady = false } = {},
  ) =>
  (request: Request): Promise<Response> =>
    answering(async (headers) => {
      const cookies: string[] = []
      const given = parseWith(input, await readJson(request), 'body')
      const visitor = { ...sessionOriginOf(request), request, setCookie: (line: string) => void cookies.push(line) }
      const [outcome] = await Promise.allSettled([work(given, visitor), steady ? pause(400) : undefined])
      if (outcome.status === 'rejected') throw outcome.reason
      const response = Response.json(outcome.value, { headers })
      for (const line of cookies) response.headers.append('Set-Cookie', line)
      return response
    })

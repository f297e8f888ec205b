import type { z } from 'zod'
import { newId } from '#lib/ids.ts'
import { readJson } from '#lib/server/http/body.ts'
import { errorResponse } from '#lib/server/http/failure.ts'
import { sessionOriginOf } from '#lib/server/http/origin.ts'
import { parseWith } from '#lib/server/http/parse.ts'
import type { SessionOrigin } from '#lib/users/session-row.ts'

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * A route for those who aren't signed in yet. It reads no cookie and no key; all it knows of the caller is the network.
 * `steady`: it takes the same time whatever it finds, for otherwise a stopwatch would tell which addresses have an account.
 */
export const publicRoute =
  <S extends z.ZodType>(
    input: S,
    work: (given: z.output<S>, origin: SessionOrigin) => Promise<object>,
    { steady = false } = {},
  ) =>
  async (request: Request): Promise<Response> => {
    const requestId = newId('request')
    const headers = { 'Cache-Control': 'no-store', 'Request-Id': requestId, 'X-Content-Type-Options': 'nosniff' }
    try {
      const given = parseWith(input, await readJson(request), 'body')
      const [outcome] = await Promise.allSettled([
        work(given, sessionOriginOf(request)),
        steady ? pause(400) : undefined,
      ])
      if (outcome.status === 'rejected') throw outcome.reason
      return Response.json(outcome.value, { headers })
    } catch (error) {
      return errorResponse(error, requestId, headers)
    }
  }

import { drawTokens } from '#lib/clients/rate-buckets.ts'
import { getDb, type Tx } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { errorResponse } from '#lib/server/http/failure.ts'
import { networkOf, addressOf } from '#lib/server/http/origin.ts'
import { tooMany } from '#lib/users/register.ts'

/** As many as a whole office that chooses archives letter by letter. */
const allowance = { perMinute: 240, burst: 240 }

/**
 * A reading route for those who have no account yet: what it shows is the same for everybody, and says nothing of anyone. All
 * that is known of the caller is the network, which may ask so often.
 */
export const visitorRoute =
  (read: (tx: Tx, request: Request) => Promise<object>) =>
  async (request: Request): Promise<Response> => {
    const requestId = newId('request')
    const headers = { 'Cache-Control': 'no-store', 'Request-Id': requestId, 'X-Content-Type-Options': 'nosniff' }
    try {
      const network = networkOf(addressOf(request)) ?? 'an unknown network'
      const { drawn } = await drawTokens(`visitor:from ${network}`, 'development', allowance, 1)
      if (drawn < 1) throw tooMany()
      return Response.json(await read(getDb(), request), { headers })
    } catch (error) {
      return errorResponse(error, requestId, headers)
    }
  }

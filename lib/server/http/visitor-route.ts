import { getDb, type Tx } from '#lib/db.ts'
import { addressOf, networkOf } from '#lib/server/http/origin.ts'
import { answering } from '#lib/server/http/public-route.ts'
import { takeToken } from '#lib/server/http/rate-limit.ts'

/** As many as a whole office that chooses archives letter by letter. */
const allowance = { perMinute: 240, burst: 240 }

/**
 * A reading route for those who have no account yet: what it shows is the same for everybody, and says nothing of anyone. All
 * that is known of the caller is the network, which may ask so often.
 */
export const visitorRoute =
  (read: (tx: Tx, request: Request) => Promise<object>) =>
  (request: Request): Promise<Response> =>
    answering(async (headers) => {
      const network = networkOf(addressOf(request)) ?? 'an unknown network'
      const left = await takeToken(`visitor:from ${network}`, 'development', allowance)
      return Response.json(await read(getDb(), request), { headers: { ...headers, ...left.headers } })
    })

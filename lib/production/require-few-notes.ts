import type { CustomerActor } from '#lib/actor.ts'
import { drawTokens } from '#lib/clients/rate-buckets.ts'
import { tooMany } from '#lib/users/register.ts'

/** Before the transaction, so that a refused attempt counts too: each of a client's notes is mailed to operators. */
export async function requireFewNotes({ clientId }: CustomerActor): Promise<void> {
  const bucket = `production-note:${clientId}`
  if ((await drawTokens(bucket, 'development', { perMinute: 0.5, burst: 20 }, 1)).drawn < 1) throw tooMany()
}

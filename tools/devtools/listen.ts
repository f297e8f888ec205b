import { setTimeout as sleep } from 'node:timers/promises'
import canonicalize from 'canonicalize'
import { signBody } from '#lib/webhooks/sign-delivery.ts'
import type { Callslip, Schemas } from '../../sdk/esm/client.js'

export type Forwarded = { event: Schemas['FeedEvent']; status: number | undefined }
type Options = {
  client: Callslip
  forward: string
  secret: string
  signal: AbortSignal
  tell: (forwarded: Forwarded) => void
  everyMs?: number
}

/**
 * Follows the account's feed from now on and posts each event to `forward`, as a webhook of the same bytes, signed with
 * `secret`. In the feed's order and once; what the receiver refuses is told, not repeated. Ends when `signal` says so.
 */
export async function listen({ client, forward, secret, signal, tell, everyMs = 1_000 }: Options): Promise<void> {
  const started = new Date()
  let query: { after: string } | { since: string } = { since: started.toISOString() }
  while (!signal.aborted) {
    const page: { data?: Schemas['FeedEvent'][] } = await client.GET('/events', {
      params: { query: { limit: 100, ...query } },
    })
    const events = page.data ?? []
    for (const event of events) {
      query = { after: event.id }
      // A time begins a little early.
      if (new Date(event.createdAt) < started) continue
      tell({ event, status: await post(forward, event, secret) })
    }
    if (events.length < 100) await sleep(everyMs, undefined, { signal }).catch(() => {})
  }
}

async function post(url: string, event: Schemas['FeedEvent'], secret: string): Promise<number | undefined> {
  const { body, headers } = signBody(
    Buffer.from(canonicalize({ data: event.data, type: event.type }) ?? ''),
    event.id,
    { current: secret },
    new Date(),
  )
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
      signal: AbortSignal.timeout(15_000),
    })
    await response.body?.cancel()
    return response.status
  } catch {
    return undefined
  }
}

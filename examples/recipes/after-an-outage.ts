import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, eventsAfter, type FeedEvent } from '@callslip/client'

const { CALLSLIP_BASE_URL: baseUrl = '', CALLSLIP_API_KEY: apiKey = '' } = process.env
const client = createClient({ baseUrl, apiKey })
const patienceMs = Number(process.env.CALLSLIP_PATIENCE_MS ?? 30_000)

/** Sends an endpoint what it has missed, and waits while something still arrives. */
async function recover(endpointId: string, url: string): Promise<boolean> {
  const path = { endpointId }
  const look = async () =>
    (await client.GET('/webhook-endpoints/{endpointId}/recover', { params: { path } })).data
  const { since, deliveries } = await look()
  console.log(`${url}: ${deliveries} missing${since ? ` since ${since}` : ''}`)
  if (since === undefined) return true
  await client.POST('/webhook-endpoints/{endpointId}/recover', {
    params: { path },
    body: { since },
  })
  let left = deliveries
  for (let end = Date.now() + patienceMs; left > 0 && Date.now() < end; await sleep(500)) {
    const now = (await look()).deliveries
    if (now < left) end = Date.now() + patienceMs
    left = now
  }
  if (left === 0) return true
  const query = { endpointId, since, status: 'failed' as const, limit: 1 }
  const { data } = await client.GET('/webhook-deliveries', { params: { query } })
  const last = data[0]?.attempts.at(-1)
  console.log(
    `${url}: ${left} still missing, ${last?.statusCode ?? last?.error ?? 'on their way'}`,
  )
  return false
}

/** What your receiver does with an event; it must not mind one that it knows. */
const handle = async ({ id, orderId, type }: FeedEvent) =>
  console.log(`handled ${id} ${type} of ${orderId}`)

let isWhole = true
for await (const { id, url, status } of client.list('/webhook-endpoints')) {
  // Paused is what somebody wanted, disabled is what the outage did.
  if (status !== 'active' && status !== 'disabled') continue
  const path = { endpointId: id }
  if (status === 'disabled')
    await client.PATCH('/webhook-endpoints/{endpointId}', {
      params: { path },
      body: { status: 'active' },
    })
  isWhole = (await recover(id, url)) && isWhole
}

// Acknowledged and lost all the same, or older than 30 days: the feed has it, behind
// the last event that was kept.
const kept = process.env.CALLSLIP_LAST_EVENT
if (kept) for await (const event of eventsAfter(client, kept)) await handle(event)

process.exitCode = isWhole ? 0 : 1

import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, eventsAfter, type FeedEvent, type Schemas } from '@callslip/client'

const { CALLSLIP_BASE_URL: baseUrl = '', CALLSLIP_API_KEY: apiKey = '' } = process.env
const client = createClient({ baseUrl, apiKey })
const patienceMs = Number(process.env.CALLSLIP_PATIENCE_MS ?? 30_000)

type Endpoint = Schemas['WebhookEndpoint']

/** Sends an endpoint what it has missed, and waits while something still changes. */
async function recover({ id: endpointId, url, createdAt }: Endpoint): Promise<boolean> {
  const path = { endpointId }
  /** From the registration on, but for what is too old: without `since` only the latest events are looked at. */
  const look = async () => {
    const earliest = Date.now() - 30 * 86_400_000 + 3_600_000
    const since = new Date(Math.max(Date.parse(createdAt), earliest)).toISOString()
    const { data } = await client.GET('/webhook-endpoints/{endpointId}/recover', {
      params: { path, query: { since } },
    })
    return { since, deliveries: data.deliveries }
  }
  const list = async (query: { status?: 'pending' }) =>
    (
      await client.GET('/webhook-deliveries', {
        params: { query: { endpointId, limit: 100, ...query } },
      })
    ).data
  const { since, deliveries } = await look()
  console.log(`${url}: ${deliveries} missing${deliveries > 0 ? ` since ${since}` : ''}`)
  if (deliveries === 0) return true
  await client.POST('/webhook-endpoints/{endpointId}/recover', {
    params: { path },
    body: { since },
  })
  let before = 0
  for (let end = Date.now() + patienceMs; Date.now() < end; await sleep(500)) {
    // What is under way isn't missing any more, and hasn't arrived yet: so both, in this order.
    const left = (await look()).deliveries + (await list({ status: 'pending' })).length
    if (left === 0) return true
    if (left !== before) end = Date.now() + patienceMs
    before = left
  }
  const stuck = (await list({}))
    .find(({ status }) => status !== 'delivered')
    ?.attempts.at(-1)
  const why = stuck?.statusCode ?? stuck?.error ?? 'no answer yet'
  console.log(`${url}: ${(await look()).deliveries} still missing, ${why}`)
  return false
}

/** What your receiver does with an event; it must not mind one that it knows. */
const handle = async ({ id, orderId, type }: FeedEvent) =>
  console.log(`handled ${id} ${type} of ${orderId}`)

let isWhole = true
for await (const endpoint of client.list('/webhook-endpoints')) {
  const { id, status } = endpoint
  // Paused is what somebody wanted, disabled is what the outage did.
  if (status !== 'active' && status !== 'disabled') continue
  const path = { endpointId: id }
  if (status === 'disabled')
    await client.PATCH('/webhook-endpoints/{endpointId}', {
      params: { path },
      body: { status: 'active' },
    })
  isWhole = (await recover(endpoint)) && isWhole
}

// Acknowledged and lost all the same, or older than 30 days: the feed has it, behind
// the last event that was kept.
const kept = process.env.CALLSLIP_LAST_EVENT
if (kept) for await (const event of eventsAfter(client, kept)) await handle(event)

process.exitCode = isWhole ? 0 : 1

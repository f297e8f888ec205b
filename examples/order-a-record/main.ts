// A whole order with the typed client: placed, paid with a test card, delivered, downloaded, and followed in the feed.
//   CALLSLIP_BASE_URL=http://localhost:3000/api CALLSLIP_API_KEY=cs_dev_… node_modules/.bin/node examples/order-a-record/main.ts
// In a project of your own, `npm install` the folder sdk/ and import '@callslip/client'.
import { setTimeout as sleep } from 'node:timers/promises'
import { CallslipError, createClient, eventsAfter } from '../../sdk/esm/client.js'

const { CALLSLIP_BASE_URL: baseUrl, CALLSLIP_API_KEY: apiKey } = process.env
if (!baseUrl || !apiKey) throw new Error('Set CALLSLIP_BASE_URL and CALLSLIP_API_KEY.')
const client = createClient({ baseUrl, apiKey })

/** A success always holds data; the type also covers the failures, which are thrown. */
function of<T>({ data }: { data?: T }): T {
  if (data === undefined) throw new Error('The answer is empty.')
  return data
}

async function until<T>(what: string, find: () => Promise<T | undefined>): Promise<T> {
  for (let n = 0; n < 120; n += 1) {
    const found = await find()
    if (found !== undefined) return found
    await sleep(500)
  }
  throw new Error(`${what}: nothing after a minute`)
}

const { id: orderId } = of(
  await client.POST('/orders', {
    body: {
      repositoryName: 'Archives de Paris',
      documentType: 'Birth record',
      location: 'Paris, 18e arrondissement',
      countryISOA3: 'FRA',
      personsOfInterest: [{ firstname: 'Jeanne', lastname: 'Moreau', birthDate: 'about 1892' }],
    },
  }),
)
console.log(`Order ${orderId}`)

const path = { orderId }
const offer = await until(
  'offers',
  async () => of(await client.GET('/orders/{orderId}/offers', { params: { path } }))[0],
)
await client.POST('/orders/{orderId}/offers/{offerId}/select', { params: { path: { orderId, offerId: offer.id } } })
const { paymentIntentId } = of(
  await client.POST('/orders/{orderId}/payments/initiate', { params: { path }, body: { offerId: offer.id } }),
)

// Finalizing before the customer has confirmed is refused, with a code to act on.
await client
  .POST('/orders/{orderId}/payments/finalize', { params: { path }, body: { offerId: offer.id, paymentIntentId } })
  .then(
    () => Promise.reject(new Error('This should not have been possible yet.')),
    (error: unknown) => {
      if (!(error instanceof CallslipError) || error.code !== 'payment_not_confirmed') throw error
    },
  )
// In your page the payment provider's form does this, with clientSecret and publishableKey; the sandbox stands in for it.
await client.POST('/sandbox/orders/{orderId}/confirm-payment', {
  params: { path },
  body: { paymentIntentId, card: 'ok' },
})
of(
  await client.POST('/orders/{orderId}/payments/finalize', {
    params: { path },
    body: { offerId: offer.id, paymentIntentId },
  }),
)
console.log(`Paid ${offer.amount} ${offer.currency} and the fee`)

// The feed is what a receiver reads that was away: keep the last id, and go on from there.
let cursor: string | undefined
await until('delivery', async () => {
  let delivered: true | undefined
  for await (const event of eventsAfter(client, cursor)) {
    cursor = event.id
    if (event.orderId !== orderId) continue
    console.log(`  ${event.sequence}. ${event.type}`)
    if (event.type === 'order.delivered') delivered = true
  }
  return delivered
})

for await (const document of client.list('/orders/{orderId}/documents', { params: { path } })) {
  const response = await fetch(document.url) // the URL itself is the permission
  if (!response.ok) throw new Error(`The download answered ${response.status}.`)
  console.log(`Downloaded ${document.name}, ${(await response.arrayBuffer()).byteLength} bytes`)
}

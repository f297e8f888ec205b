// #region settings
import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const baseUrl = process.env.CALLSLIP_BASE_URL
const apiKey = process.env.CALLSLIP_API_KEY

/** One request. Its Idempotency-Key makes sending it again safe: the service does it once. */
async function call(method, path, body) {
  const headers = { Authorization: `Bearer ${apiKey}` }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (method !== 'GET') headers['Idempotency-Key'] = randomUUID()
  for (let attempt = 1; ; attempt += 1) {
    const sent = JSON.stringify(body)
    const response = await fetch(baseUrl + path, { method, headers, body: sent }).catch((error) => {
      if (attempt === 5) throw error // no answer at all, five times
    })
    if (response?.ok) return response.json()
    const wait = response?.headers.get('retry-after')
    // No answer, a 500, or one that says when to come back: the same again.
    if (response && ((wait === null && response.status !== 500) || attempt === 5)) {
      const { code, error, requestId } = await response.json()
      throw new Error(`${code}: ${error} (${requestId})`)
    }
    await sleep(1000 * Number(wait ?? attempt))
  }
}

/** Asks every half second until there is something to answer, for a minute at most. */
async function until(find) {
  for (let n = 0; n < 120; n += 1) {
    const found = await find()
    if (found) return found
    await sleep(500)
  }
  throw new Error('Nothing happened for a minute.')
}
// #endregion

// #region place
const order = await call('POST', '/orders', {
  repositoryName: 'Archives de Paris',
  documentType: 'Birth record',
  location: 'Paris, 18e arrondissement',
  countryISOA3: 'FRA',
  personsOfInterest: [{ firstname: 'Jeanne', lastname: 'Moreau', birthDate: 'about 1892' }],
})
console.log(`${order.id} is ${order.status}`)
// #endregion

// #region choose
const offers = await until(async () => {
  const list = await call('GET', `/orders/${order.id}/offers`)
  return list.length >= 3 && list
})
for (const { researcherName, totalAmount, currency } of offers) {
  console.log(`${researcherName}: ${totalAmount} ${currency}`)
}

const [offer] = offers.sort((a, b) => a.totalAmount - b.totalAmount) // the cheapest
const selected = await call('POST', `/orders/${order.id}/offers/${offer.id}/select`, { expectedAmount: offer.amount })
// #endregion

// #region pay
if (selected.paymentRequired) {
  const payments = `/orders/${order.id}/payments`
  const initiated = await call('POST', `${payments}/initiate`, { offerId: offer.id })
  const { paymentIntentId } = initiated

  // In your own page the customer does this,
  // with initiated.clientSecret and initiated.publishableKey.
  await call('POST', `/sandbox/orders/${order.id}/confirm-payment`, {
    paymentIntentId,
    card: 'ok',
  })

  await call('POST', `${payments}/finalize`, { offerId: offer.id, paymentIntentId })
  const { payment } = await call('GET', `${payments}/${paymentIntentId}`)
  console.log(`The payment of ${payment.amount} minor units is ${payment.status}`)
}
// #endregion

// #region wait
const delivered = await until(async () => {
  const current = await call('GET', `/orders/${order.id}`)
  return current.status === 'delivered' && current
})
console.log(`${delivered.order.outcome}: ${delivered.order.report}`)
// #endregion

// #region download
const documents = []
let page // of a hundred at most
do {
  const after = documents.length > 0 ? `?startingAfter=${documents.at(-1).id}` : ''
  page = await call('GET', `/orders/${order.id}/documents${after}`)
  documents.push(...page)
} while (page.length === 100)
if (documents.length === 0) console.log('Nothing was found: there is only the report.')
for (const document of documents) {
  const response = await fetch(document.url) // its signature is the permission: no key here
  const bytes = Buffer.from(await response.arrayBuffer())
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  if (sha256 !== document.sha256) throw new Error('The file is damaged.')
  // Two documents may have the same name; an id is there once.
  const file = `${document.id}-${document.name}`
  await writeFile(file, bytes)
  console.log(`${document.contentType}, ${bytes.length} bytes, in ${file}`)
}
// #endregion

// #region receive
const secret = `whsec_${randomBytes(32).toString('base64')}`
const events = new Map()

/** Returns the status to answer. */
async function receive(request) {
  const chunks = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > 1024 * 1024) return 413 // no webhook is as long
    chunks.push(chunk)
  }
  const rawBody = Buffer.concat(chunks) // the bytes as they came, before any parsing

  const digest = createHmac('sha256', secret).update(rawBody).digest('hex')
  const expected = Buffer.from(`sha256=${digest}`)
  const given = Buffer.from(request.headers['x-service-signature'] ?? '')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 400

  const { type, data } = JSON.parse(rawBody)
  events.set(data.eventId, { type, data }) // the same event may come twice
  return 204
}

const receiver = createServer(async (request, response) => {
  const status = await receive(request).catch(() => 500) // it broke, and comes again
  response.writeHead(status).end()
})
receiver.listen(Number(process.env.CALLSLIP_WEBHOOK_PORT ?? 0))
await once(receiver, 'listening')
const here = `http://localhost:${receiver.address().port}/callslip`
const url = process.env.CALLSLIP_WEBHOOK_URL ?? here
// #endregion

// #region register
const endpoint = await call('POST', '/webhook-endpoints', { url, signingSecret: secret })

// Everything that this endpoint hasn't had since the order was placed:
const since = order.order.createdAt
await call('POST', `/webhook-endpoints/${endpoint.id}/recover`, { since })

const isDelivery = ({ type, data }) => type === 'order.delivered' && data.id === order.id
await until(() => [...events.values()].some(isDelivery))
for (const { type, data } of events.values()) {
  console.log(`verified: ${data.sequence} ${type}`)
}
// #endregion

// #region clean
await call('DELETE', `/webhook-endpoints/${endpoint.id}`)
receiver.close()
receiver.closeAllConnections()
// #endregion

// A client of Callslip from first request to downloaded document, with nothing but Node (20 or newer) and the REST API.
//   npm start          in one terminal
//   npm run demo       in another
// It reads address and key from .data/demo.json, which `npm start` writes. For another service set CALLSLIP_BASE_URL and
// CALLSLIP_API_KEY, and CALLSLIP_WEBHOOK_URL and CALLSLIP_WEBHOOK_PORT to an https address that leads to a port here.
import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const demoFile = resolve(process.env.CALLSLIP_DEMO_FILE ?? join(process.env.DATA_DIR ?? '.data', 'demo.json'))
let baseUrl = process.env.CALLSLIP_BASE_URL
let apiKey = process.env.CALLSLIP_API_KEY

function readSettings() {
  if (baseUrl && apiKey) return
  try {
    const demo = JSON.parse(readFileSync(demoFile, 'utf8'))
    baseUrl = demo.developmentBaseUrl
    apiKey = demo.apiKeys.development
  } catch {
    throw new Error(`${demoFile} can't be read. Start the service with \`npm start\`, which writes it.`)
  }
}

const say = console.log
function check(condition, otherwise) {
  if (!condition) throw new Error(otherwise)
}

/**
 * Sends one request. A POST carries an Idempotency-Key, so sending it again after a timeout, a 429 or a 503 can't do
 * anything twice: the service answers a repetition with what it answered at first.
 */
async function send(method, path, body, idempotencyKey = randomUUID()) {
  const headers = { Authorization: `Bearer ${apiKey}` }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (method !== 'GET') headers['Idempotency-Key'] = idempotencyKey
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(baseUrl + path, { method, headers, body: JSON.stringify(body) }).catch((error) => {
      throw new Error(
        `No answer from ${baseUrl} (${error.cause?.code ?? error.message}). Is the service running? \`npm start\` starts it.`,
      )
    })
    if ((response.status === 429 || response.status === 503) && attempt < 5) {
      await response.body?.cancel()
      await sleep(1000 * Number(response.headers.get('retry-after') ?? attempt))
      continue
    }
    const value = await response.json()
    if (response.ok) return { value, headers: response.headers }
    throw new Error(
      `${method} ${path}: ${response.status} ${value.code ?? ''}: ${value.error} (${value.requestId ?? 'no request id'})`,
    )
  }
}

const get = async (path) => (await send('GET', path)).value
const post = async (path, body, key) => (await send('POST', path, body, key)).value

/** Asks until `found` answers something. Webhooks tell sooner; polling is what works everywhere. */
async function until(what, found, seconds = 30) {
  for (const deadline = Date.now() + seconds * 1000; ; await sleep(300)) {
    const value = await found()
    if (value) return value
    check(Date.now() < deadline, `${what}: nothing after ${seconds} s`)
  }
}

/** X-Service-Signature is the HMAC-SHA256 of the bytes received, compared in constant time. */
function isSigned(rawBody, header, secret) {
  const expected = Buffer.from(`sha256=${createHmac('sha256', secret).update(rawBody).digest('hex')}`)
  const given = Buffer.from(header ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** A receiver on this machine. `events` maps event ids to verified events: a delivery may come twice, and in any order. */
async function startReceiver() {
  const receiver = { events: new Map(), rejected: 0, secret: undefined }
  const server = createServer(async (request, response) => {
    const chunks = []
    for await (const chunk of request) chunks.push(chunk)
    const rawBody = Buffer.concat(chunks)
    if (receiver.secret === undefined) return response.writeHead(503).end() // it will be sent again
    if (!isSigned(rawBody, request.headers['x-service-signature'], receiver.secret)) {
      receiver.rejected++
      return response.writeHead(400).end()
    }
    const { type, data } = JSON.parse(rawBody.toString('utf8'))
    receiver.events.set(data.eventId, { type, data })
    response.writeHead(204).end()
  })
  server.listen(Number(process.env.CALLSLIP_WEBHOOK_PORT ?? 0), '127.0.0.1')
  await once(server, 'listening')
  receiver.url = process.env.CALLSLIP_WEBHOOK_URL ?? `http://127.0.0.1:${server.address().port}/callslip`
  receiver.stop = () => server.close().closeAllConnections()
  return receiver
}

async function placeOrder() {
  const key = randomUUID()
  const order = {
    repositoryName: 'Archives de Paris',
    documentType: 'Birth record',
    location: 'Paris, 18e arrondissement',
    countryISOA3: 'FRA',
    personsOfInterest: [{ firstname: 'Jeanne', lastname: 'Moreau', birthDate: 'about 1892' }],
    instructions: 'Please include the margin notes.',
    externalOrderRef: `demo-${Date.now()}`,
  }
  const placed = await post('/orders', order, key)
  const again = await send('POST', '/orders', order, key)
  check(
    again.value.id === placed.id && again.headers.get('idempotent-replayed') === 'true',
    'the repeated request was not replayed',
  )
  say(`Order      ${placed.id} is ${placed.status}; sent again with the same key: the same order`)
  return placed.id
}

async function chooseOffer(orderId) {
  const offers = await until('offers', async () => {
    const list = await get(`/orders/${orderId}/offers`)
    return list.length >= 3 && list
  })
  for (const offer of offers)
    say(`Offer      ${offer.amount} ${offer.currency} by ${offer.estimatedCompletionDate}, ${offer.researcherName}`)
  const cheapest = offers.reduce((best, offer) => (offer.amount < best.amount ? offer : best))
  const selected = await post(`/orders/${orderId}/offers/${cheapest.id}/select`)
  check(selected.status === 'selected' && selected.paymentRequired, 'the offer was not selected')
  say(`Selected   the offer of ${cheapest.researcherName}, the cheapest`)
  return cheapest.id
}

async function pay(orderId, offerId) {
  const payment = await post(`/orders/${orderId}/payments/initiate`, { offerId })
  const { paymentIntentId, amountMinor, transferAmountMinor, platformFeeMinor } = payment
  check(amountMinor === transferAmountMinor + platformFeeMinor, 'the amounts do not add up')
  say(
    `Payment    ${amountMinor} minor units of ${payment.currency}: ${transferAmountMinor} for the researcher, ${platformFeeMinor} fee`,
  )
  // In your own page, Stripe.js does this with payment.clientSecret and payment.publishableKey; here the sandbox does.
  await post(`/sandbox/orders/${orderId}/confirm-payment`, { paymentIntentId, card: 'ok' })
  const finalized = await post(`/orders/${orderId}/payments/finalize`, { offerId, paymentIntentId })
  check(finalized.success && !finalized.idempotent, 'the payment was finalized before')
  say(`Finalized  the payment is ${(await get(`/orders/${orderId}/payments/${paymentIntentId}`)).payment.status}`)
}

async function exchangeMessages(orderId) {
  await post(`/orders/${orderId}/messages`, { content: 'Is the volume on microfilm or on paper?' })
  // People answer when they can; the sandbox answers when it is asked to.
  await post(`/sandbox/orders/${orderId}/steps`, { step: 'message', message: 'On paper, and in good condition.' })
  const messages = await get(`/orders/${orderId}/messages`)
  check(messages.length === 2, 'two messages were expected')
  for (const message of messages) say(`Message    "${message.content}"`)
}

async function download(orderId) {
  const { order } = await until('delivery', async () => {
    const current = await get(`/orders/${orderId}`)
    check(current.status !== 'cancelled', 'the order was cancelled')
    return current.status === 'delivered' && current
  })
  say(`Delivered  ${order.outcome}: ${order.report}`)
  const documents = await get(`/orders/${orderId}/documents`)
  check(documents.length > 0, 'there are no documents')
  const folder = join(dirname(demoFile), 'downloads')
  mkdirSync(folder, { recursive: true })
  for (const document of documents) {
    const response = await fetch(document.url) // the signature in the URL is the permission: no API key here
    check(response.ok, `the download answered ${response.status}`)
    const bytes = Buffer.from(await response.arrayBuffer())
    check(createHash('sha256').update(bytes).digest('hex') === document.sha256, 'the SHA-256 does not match')
    const file = join(folder, `${document.id}-${document.name.replace(/[^\p{L}\p{N}. _-]/gu, '_')}`)
    writeFileSync(file, bytes)
    say(`Document   ${bytes.length} bytes, SHA-256 verified, saved as ${file}`)
  }
}

async function compareHistory(orderId, receiver) {
  const history = await get(`/orders/${orderId}/events`)
  await until('webhooks', () => history.every(({ id }) => receiver.events.has(id)), 20)
  check(receiver.rejected === 0, `${receiver.rejected} deliveries had a wrong signature`)
  say('History, each entry also received as a webhook with a verified signature:')
  for (const event of history) say(`  ${event.createdAt}  ${event.type.padEnd(18)} ${event.actor.name}`)
}

async function main() {
  readSettings()
  const receiver = await startReceiver()
  let endpoint
  try {
    endpoint = await post('/webhook-endpoints', { url: receiver.url })
    receiver.secret = endpoint.signingSecret // shown once: keep it
    say(`Webhooks   ${endpoint.id} delivers to ${receiver.url}`)
    const orderId = await placeOrder()
    await pay(orderId, await chooseOffer(orderId))
    await exchangeMessages(orderId)
    await download(orderId)
    await compareHistory(orderId, receiver)
  } finally {
    receiver.stop()
    if (endpoint && (await send('DELETE', `/webhook-endpoints/${endpoint.id}`)))
      say(`Webhooks   ${endpoint.id} deleted`)
  }
}

main().catch((error) => {
  console.error(`Failed: ${error.message}`)
  process.exitCode = 1
})

// A receiver of webhooks: node receiver.mjs, with CALLSLIP_WEBHOOK_SECRET set.
// #region verify
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

const equal = (a, b) => {
  const [x, y] = [Buffer.from(a), Buffer.from(b)]
  return x.length === y.length && timingSafeEqual(x, y)
}

/** While a secret is being rotated, either header may be signed with the one you hold. */
function isFromCallslip(rawBody, headers, secret) {
  const expected = `sha256=${createHmac('sha256', secret).update(rawBody).digest('hex')}`
  const given = [headers['x-service-signature'], headers['x-service-signature-next']]
  return given.filter((value) => equal(value ?? '', expected)).length > 0
}
// #endregion

// #region standard
const base64 = /^([A-Za-z0-9+/]{4})*[A-Za-z0-9+/]{2}([A-Za-z0-9+/]{2}|[A-Za-z0-9+/]=|==)$/

/** The Standard Webhooks headers: an old request that somebody sends again is refused. */
function isFreshFromCallslip(rawBody, headers, secret) {
  const id = headers['webhook-id']
  const timestamp = headers['webhook-timestamp'] ?? ''
  const signatures = headers['webhook-signature'] ?? ''
  if (!/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false
  // Padded base64 behind `whsec_` holds the key; any other secret is the key itself.
  const encoded = secret.startsWith('whsec_') ? secret.slice('whsec_'.length) : ''
  const key = base64.test(encoded) ? Buffer.from(encoded, 'base64') : secret
  const hmac = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(rawBody)
  const expected = `v1,${hmac.digest('base64')}`
  return signatures.split(' ').filter((value) => equal(value, expected)).length > 0
}
// #endregion

// #region receive
const secret = process.env.CALLSLIP_WEBHOOK_SECRET
const seen = new Set() // in your database, with a unique index

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

  const { headers } = request
  const good = isFromCallslip(rawBody, headers, secret) && isFreshFromCallslip(rawBody, headers, secret)
  if (!good) return 400

  const body = JSON.parse(rawBody)
  // An endpoint with `batch` is sent several at once.
  const events = body.type === 'webhook.batch' ? body.data.events : [body]
  for (const { type, data } of events) {
    if (seen.has(data.eventId)) continue
    console.log(type, JSON.stringify(data)) // onto a queue of your own; work comes later
    seen.add(data.eventId)
  }
  return 204 // within 15 seconds
}

const server = createServer(async (request, response) => {
  const status = await receive(request).catch((error) => {
    console.error(error) // the connection broke, or something of yours did: it comes again
    return 500
  })
  response.writeHead(status).end()
})
const port = Number(process.env.CALLSLIP_WEBHOOK_PORT ?? 4000)
server.listen(port, () => console.log(`listening on ${port}`))
// #endregion

import { once } from 'node:events'
import { createServer } from 'node:http'
import { createClient, fetchDocument } from '@callslip/client'
import { verifyWebhook } from '@callslip/client/webhooks'

const client = createClient({ baseUrl: process.env.CALLSLIP_BASE_URL, apiKey: process.env.CALLSLIP_API_KEY })
let signingSecret = ''
let tell
const delivered = new Promise((resolve) => (tell = resolve))
const server = createServer(async (request, response) => {
  try {
    const body = Buffer.concat(await request.toArray())
    const event = verifyWebhook(body, request.headers, signingSecret) // throws where it isn't ours
    response.writeHead(204).end()
    if (event.type === 'order.delivered') tell(event.data.outcome)
  } catch {
    response.writeHead(400).end()
  }
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const url = `http://127.0.0.1:${server.address().port}/hook`
signingSecret = (await client.POST('/webhook-endpoints', { body: { url } })).data.signingSecret

const { data: order } = await client.POST('/orders', {
  body: { repositoryName: 'Archives de Paris', documentType: 'Birth record', location: 'Paris' },
})
const path = { orderId: order.id }
await client.POST('/sandbox/orders/{orderId}/steps', { params: { path }, body: { step: 'offer' } })
const { value: offer } = await client.list('/orders/{orderId}/offers', { params: { path } }).next()
await client.POST('/orders/{orderId}/offers/{offerId}/select', { params: { path: { ...path, offerId: offer.id } } })
const body = { offerId: offer.id }
const { data: payment } = await client.POST('/orders/{orderId}/payments/initiate', { params: { path }, body })
const paid = { ...body, paymentIntentId: payment.paymentIntentId }
const card = { paymentIntentId: payment.paymentIntentId, card: 'ok' } // in production your page confirms
await client.POST('/sandbox/orders/{orderId}/confirm-payment', { params: { path }, body: card })
await client.POST('/orders/{orderId}/payments/finalize', { params: { path }, body: paid })
console.log(`verified: order.delivered, ${await delivered}`)
for await (const document of client.list('/orders/{orderId}/documents', { params: { path } }))
  console.log(`checked: ${document.name}, ${(await fetchDocument(document)).length} bytes`)
server.close()

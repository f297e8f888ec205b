// #region manual
const baseUrl = process.env.CALLSLIP_BASE_URL
const apiKey = process.env.CALLSLIP_API_KEY
if (!apiKey?.startsWith('cs_dev_')) throw new Error('This takes the key of a sandbox.')

async function call(method, path, body) {
  const response = await fetch(baseUrl + path, {
    method,
    headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, answer: await response.json() }
}

const { answer: order } = await call('POST', '/orders', {
  repositoryName: 'Archives de Paris',
  documentType: 'Birth record',
  location: 'Paris',
  instructions: 'sandbox:manual',
})
const steps = `/sandbox/orders/${order.id}/steps`
const step = (name, more) => call('POST', steps, { step: name, ...more })

await step('open')
await step('offer', { amount: 42.5, currency: 'EUR', message: 'I am there every Tuesday.' })
console.log((await call('GET', steps)).answer.join()) // offer,update_offer,retract_offer,message,cancel
// #endregion

// #region declined
const [offer] = (await call('GET', `/orders/${order.id}/offers`)).answer
await call('POST', `/orders/${order.id}/offers/${offer.id}/select`)
const payments = `/orders/${order.id}/payments`
const initiated = await call('POST', `${payments}/initiate`, { offerId: offer.id })
const { paymentIntentId } = initiated.answer

const pay = async (card) => {
  await call('POST', `/sandbox/orders/${order.id}/confirm-payment`, { paymentIntentId, card })
  const finalize = { offerId: offer.id, paymentIntentId }
  const { status, answer } = await call('POST', `${payments}/finalize`, finalize)
  console.log(status, answer.code ?? 'finalized')
}
await pay('declined') // 402 payment_failed
await pay('requires_action') // 409 payment_requires_action
await pay('ok') // 200 finalized: another card, the same payment
// #endregion

// #region not-found
await step('start')
await step('deliver', { outcome: 'not_found' })
const { answer: delivered } = await call('GET', `/orders/${order.id}`)
const { answer: documents } = await call('GET', `/orders/${order.id}/documents`)
console.log(delivered.status, delivered.order.outcome, documents) // delivered not_found []
// #endregion

import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { CallslipError, createClient, type Schemas } from '@callslip/client'

const { CALLSLIP_BASE_URL: baseUrl = '', CALLSLIP_API_KEY: apiKey = '' } = process.env
// In production its orders would be real ones.
if (!apiKey.startsWith('cs_dev_'))
  throw new Error('This is for the sandbox: use a cs_dev_ key.')
const client = createClient({ baseUrl, apiKey })
type Card = NonNullable<Schemas['ConfirmSandboxPayment']['card']>

/** An order that nobody moves but the test, chosen and with its payment begun. */
async function chosenOrder() {
  const body = {
    repositoryName: 'Archives de Paris',
    documentType: 'Birth record',
    location: 'Paris',
  }
  const { data: order } = await client.POST('/orders', {
    body: { ...body, instructions: 'sandbox:manual' },
  })
  const path = { orderId: order.id }
  const step = (name: Schemas['PerformSandboxStep']['step'], more = {}) =>
    client.POST('/sandbox/orders/{orderId}/steps', {
      params: { path },
      body: { step: name, ...more },
    })
  const pass = (until: Schemas['MoveSandboxClock']['until'] & string) =>
    client.POST('/sandbox/orders/{orderId}/clock', {
      params: { path },
      body: { until },
    })
  await step('open')
  await step('offer', { amount: 40 })
  const { data: offers } = await client.GET('/orders/{orderId}/offers', {
    params: { path },
  })
  const offerId = offers[0]?.id ?? ''
  await client.POST('/orders/{orderId}/offers/{offerId}/select', {
    params: { path: { ...path, offerId } },
  })
  const { data: payment } = await client.POST('/orders/{orderId}/payments/initiate', {
    params: { path },
    body: { offerId },
  })
  const { paymentIntentId } = payment
  const pay = async (card: Card) => {
    await client.POST('/sandbox/orders/{orderId}/confirm-payment', {
      params: { path },
      body: { paymentIntentId, card },
    })
    await client.POST('/orders/{orderId}/payments/finalize', {
      params: { path },
      body: { offerId, paymentIntentId },
    })
  }
  /** What time sets off happens a moment after it has passed. */
  const becomes = async (status: Schemas['Order']['status']) => {
    for (let n = 0; n < 100; n += 1) {
      const { data } = await client.GET('/orders/{orderId}', { params: { path } })
      if (data.status === status) return data.order
      await sleep(100)
    }
    throw new Error(`${order.id} has not become ${status}.`)
  }
  return { path, step, pass, pay, becomes }
}

suite('your program', { concurrency: true, timeout: 60_000 }, () => {
  test('asks for another card where one is declined', async () => {
    const { pay, becomes } = await chosenOrder()
    const isDecline = (error: unknown) =>
      error instanceof CallslipError && error.code === 'payment_failed'
    await assert.rejects(pay('declined'), isDecline)
    await pay('ok')
    await becomes('confirmed')
  })

  test('pays again where nobody began within the week that a hold lasts', async () => {
    const { pay, pass, becomes } = await chosenOrder()
    await pay('ok')
    await pass('hold_ends')
    await becomes('awaiting_payment')
  })

  test('closes the case where 14 days of silence were a yes', async () => {
    const { pay, step, pass, becomes } = await chosenOrder()
    await pay('ok')
    await step('start')
    await step('deliver')
    await pass('acceptance')
    assert.equal((await becomes('completed')).outcome, 'found')
  })

  test('files the report where nothing was found', async () => {
    const { path, pay, step, becomes } = await chosenOrder()
    await pay('ok')
    await step('start')
    await step('deliver', { outcome: 'not_found' })
    assert.ok((await becomes('delivered')).report)
    const { data } = await client.GET('/orders/{orderId}/documents', {
      params: { path },
    })
    assert.deepEqual(data, [])
  })
})

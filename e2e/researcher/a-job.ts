import type { Page } from '@playwright/test'
import type { DemoFile } from '../../tools/runtime/demo.ts'
import { apiOf } from '../customer/an-order.ts'
import { expect, signIn, type OpenContext } from '../fixtures.ts'

/** The customer's side of a job, by the API: an open order that waits for the researcher under test. */
export async function placeJob(demo: DemoFile, order: object = {}): Promise<string> {
  const { call, step } = apiOf(demo)
  const { id } = await call<{ id: string }>('/orders', {
    repositoryName: 'Archives de Paris',
    documentType: 'Marriage record',
    location: 'Paris, 5e',
    countryISOA3: 'FRA',
    currency: 'EUR',
    personsOfInterest: [{ firstname: 'Louise', lastname: 'Perrin', birthDate: 'about 1870' }],
    instructions: 'With the marginal notes, please. sandbox:manual',
    ...order,
  })
  await step(id, 'open')
  return id
}

/** Chooses the first offer there is and pays for it. */
export async function choose(demo: DemoFile, orderId: string): Promise<void> {
  const { call, offersOf } = apiOf(demo)
  const [offer] = await offersOf(orderId)
  const offerId = offer?.id ?? ''
  await call(`/orders/${orderId}/offers/${offerId}/select`, {})
  const { paymentIntentId } = await call<{ paymentIntentId: string }>(`/orders/${orderId}/payments/initiate`, {
    offerId,
  })
  await call(`/sandbox/orders/${orderId}/confirm-payment`, { paymentIntentId })
  await call(`/orders/${orderId}/payments/finalize`, { offerId, paymentIntentId })
}

export async function makeOffer(page: Page, orderId: string, amount = '42,50'): Promise<void> {
  await page.goto(`/research/orders/${orderId}`)
  await page.getByLabel('Your price in EUR').fill(amount)
  await page.getByLabel('Done by').fill('2031-03-01')
  await page
    .getByRole('region', { name: 'Your offer' })
    .getByLabel('Message to the customer')
    .fill('I am there every Tuesday.')
  await page.getByRole('button', { name: 'Make the offer' }).click()
  await expect(page.getByRole('button', { name: 'Take it back' })).toBeVisible()
}

/** An order that the researcher under test works on: placed, offered, paid for and begun, on its page. */
export async function startJob(page: Page, demo: DemoFile): Promise<string> {
  const id = await placeJob(demo)
  await makeOffer(page, id)
  await choose(demo, id)
  await page.reload()
  await page.getByRole('button', { name: 'Start work' }).click()
  await page.getByRole('button', { name: 'Start and charge' }).click()
  return id
}

/** What an operator decides in the console. */
export async function approve(openContext: OpenContext, demo: DemoFile, name: string): Promise<void> {
  const context = await openContext({ baseURL: demo.portalUrl })
  await signIn(context, demo.logins.operator)
  const token = (await (
    await context.request.post('/api/access-token', { data: { environment: 'development', role: 'operator' } })
  ).json()) as { accessToken: string; baseUrl: string }
  const headers = { Authorization: `Bearer ${token.accessToken}` }
  const list = (await (
    await context.request.get(`${token.baseUrl}/operator/researchers?order=desc`, { headers })
  ).json()) as { id: string; name: string }[]
  const id = list.find((one) => one.name === name)?.id
  const answer = await context.request.patch(`${token.baseUrl}/operator/researchers/${id}`, {
    headers,
    data: { status: 'approved' },
  })
  expect(answer.status()).toBe(200)
  await context.close()
}

export const pdfOf = (name: string, bytes: number) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, name)]),
})

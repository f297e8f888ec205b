import type { Page } from '@playwright/test'
import type { DemoFile } from '../../tools/runtime/demo.ts'
import { accessOf, expect, signIn, signUp, type OpenContext } from '../fixtures.ts'

type Offer = { id: string; totalAmount: number; researcherId: string; researcherName: string }
type Event = { type: string }

/** The other side of the market, and the API as any client has it: what happens while somebody looks at the page. */
export function apiOf({
  developmentBaseUrl,
  apiKeys,
}: Pick<DemoFile, 'developmentBaseUrl'> & { apiKeys: Pick<DemoFile['apiKeys'], 'development'> }) {
  const call = async <T>(path: string, body?: object): Promise<T> => {
    const response = await fetch(developmentBaseUrl + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        Authorization: `Bearer ${apiKeys.development}`,
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as T // each caller names what the API documents
  }
  const step = (orderId: string, name: string, more: object = {}) =>
    call(`/sandbox/orders/${orderId}/steps`, { step: name, ...more })
  const place = async () => {
    const { id } = await call<{ id: string }>('/orders', {
      repositoryName: 'Archives de Paris',
      documentType: 'Birth record',
      location: 'Paris, 18e',
      countryISOA3: 'FRA',
      currency: 'EUR',
      externalOrderRef: 'MOREAU-1892',
      personsOfInterest: [{ firstname: 'Jeanne', lastname: 'Moreau' }],
      instructions: 'sandbox:manual',
    })
    return id
  }
  /** An open order with three offers: 44, 33 and 55 euros all in. */
  const placeWithOffers = async () => {
    const id = await place()
    await step(id, 'open')
    for (const [i, amount] of [40, 30, 50].entries())
      await step(id, 'offer', {
        amount,
        currency: 'EUR',
        message: `Offer number ${i + 1}.`,
        estimatedCompletionDate: `2031-03-0${i + 1}`,
      })
    return id
  }
  const offersOf = (orderId: string) => call<Offer[]>(`/orders/${orderId}/offers`)
  const placeToPay = async () => {
    const id = await placeWithOffers()
    const [first] = await offersOf(id)
    await call(`/orders/${id}/offers/${first?.id}/select`, {})
    return id
  }
  const count = async (orderId: string, type: string) =>
    (await call<Event[]>(`/orders/${orderId}/events`)).filter((event) => event.type === type).length
  return { call, step, place, placeWithOffers, placeToPay, offersOf, count }
}

export type OtherSide = ReturnType<typeof apiOf>

/** Somebody new, signed in: what the demo's customer has and is shown changes with every other test. */
export async function openCustomer(page: Page, { developmentBaseUrl }: DemoFile): Promise<OtherSide> {
  await signUp(page, { name: 'Odile' })
  const data = { environment: 'development', role: 'customer' }
  const { accessToken } = (await (await page.request.post('/api/access-token', { data })).json()) as {
    accessToken: string
  } // the API's answer
  return apiOf({ developmentBaseUrl, apiKeys: { development: accessToken } })
}

/** An operator lets a customer pay by invoice from now on; the pages that are open say nothing of it yet. */
export async function billByInvoice(openContext: OpenContext, demo: DemoFile, api: OtherSide): Promise<void> {
  const { clients } = await api.call<{ clients: { id: string }[] }>('/me')
  const desk = await openContext({ baseURL: demo.portalUrl })
  await signIn(desk, demo.logins.operator)
  const { baseUrl, headers } = await accessOf(await desk.newPage(), 'operator', 'development')
  const address = `${baseUrl}/operator/clients/${clients[0]?.id}`
  expect((await desk.request.patch(address, { headers, data: { billing: 'invoice' } })).status()).toBe(200)
}

/** The words on the buttons that fill in one of the simulator's cards. */
export type TestCard = 'Succeeds' | 'Is declined' | 'Asks for 3-D Secure'

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay/ })

/** To the page that an order is paid on, by the button that its turn offers; a chosen offer leads there by itself. */
export async function openPayment(page: Page): Promise<void> {
  await expect(async () => {
    if (!page.url().includes('/pay')) await page.getByRole('link', { name: /^Pay\s/ }).click({ timeout: 2_000 })
    await expect(page).toHaveURL(/\/pay(\?|$)/, { timeout: 2_000 })
  }).toPass()
}

export async function fillIn(page: Page, card: TestCard): Promise<void> {
  await openPayment(page)
  const choice = page.getByRole('button', { name: new RegExp(`^${card}`) })
  await expect(page.getByLabel('Card number')).toBeVisible({ timeout: 20_000 })
  if (!(await choice.isVisible())) await page.getByText('Test cards of the payment simulator').press('Enter')
  await choice.click()
}

export async function pay(page: Page, card: TestCard): Promise<void> {
  await fillIn(page, card)
  await payButton(page).click()
}

export const bank = (page: Page) => page.frameLocator('iframe[title="The bank\'s page"]')

export const expectHeld = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Held, not charged' })).toBeVisible({ timeout: 20_000 })

export const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click()

export async function expectNoOverflow(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
}

/** An order whose payment of 44 euros is held on the card. */
export async function placePaid(api: OtherSide): Promise<string> {
  const id = await api.placeToPay()
  const [first] = await api.offersOf(id)
  const offerId = first?.id
  const { paymentIntentId } = await api.call<{ paymentIntentId: string }>(`/orders/${id}/payments/initiate`, {
    offerId,
  })
  await api.call(`/sandbox/orders/${id}/confirm-payment`, { paymentIntentId, card: 'ok' })
  await api.call(`/orders/${id}/payments/finalize`, { offerId, paymentIntentId })
  return id
}

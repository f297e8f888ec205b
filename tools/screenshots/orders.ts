import type { Page } from '@playwright/test'
import type { Picture } from './picture.ts'

type Reply = { accessToken: string; baseUrl: string }
type Order = { id: string; status: string }
type Call = <T>(path: string, body?: object, method?: 'POST' | 'PATCH' | 'DELETE') => Promise<T>

/** The API as the signed-in person has it. */
export async function apiOf(page: Page): Promise<Call> {
  const { accessToken, baseUrl } = (await (
    await page.request.post('/api/access-token', { data: { environment: 'development', role: 'customer' } })
  ).json()) as Reply // as documented
  const headers = { Authorization: `Bearer ${accessToken}` }
  return async <T>(path: string, body?: object, method = 'POST') => {
    const answer = body
      ? await page.request.fetch(baseUrl + path, { method, data: body, headers })
      : await page.request.get(baseUrl + path, { headers })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
    return (await answer.json()) as T // each caller names what the API documents
  }
}

const states = [
  'submitted',
  'waiting',
  'offers',
  'to-pay',
  'held',
  'at-work',
  'delivered',
  'completed',
  'withdrawn',
] as const
type State = (typeof states)[number]

/** Leads a new order to a state, by the ways that everybody has. */
async function placeIn(call: Call, state: State): Promise<string> {
  const { id } = await call<Order>('/orders', {
    repositoryName: 'Archives départementales du Finistère',
    documentType: 'Marriage record',
    location: 'Quimper',
    countryISOA3: 'FRA',
    currency: 'EUR',
    externalOrderRef: 'LE-GOFF-1871',
    personsOfInterest: [
      { firstname: 'Yves', lastname: 'Le Goff', birthDate: 'about 1846' },
      { firstname: 'Marie-Jeanne', lastname: 'Kervella' },
    ],
    instructions:
      'They may have married in her parish, Plonéour-Lanvern. Please look five years either way.\nsandbox:manual',
  })
  const reached = (other: State) => states.indexOf(state) >= states.indexOf(other)
  const step = (name: string, more: object = {}) => call<Order>(`/sandbox/orders/${id}/steps`, { step: name, ...more })
  if (reached('waiting')) await step('open')
  if (reached('offers')) for (let n = 0; n < 3; n++) await step('offer')
  if (!reached('to-pay')) return id
  const [first, , last] = await call<{ id: string }[]>(`/orders/${id}/offers`)
  await call(`/orders/${id}/offers/${last?.id}/decline`, {})
  await call(`/orders/${id}/offers/${first?.id}/select`, {})
  if (reached('held')) {
    const { paymentIntentId } = await call<{ paymentIntentId: string }>(`/orders/${id}/payments/initiate`, {
      offerId: first?.id,
    })
    await call(`/sandbox/orders/${id}/confirm-payment`, { paymentIntentId })
    await call(`/orders/${id}/payments/finalize`, { offerId: first?.id, paymentIntentId })
    await step('message', {
      message:
        'Good morning. The registers of Plonéour-Lanvern are filmed up to 1875, so I can begin there.\nWas she born there as well?',
    })
    await call(`/orders/${id}/messages`, { content: 'She was, in 1850 or 1851.' })
    await step('message', { message: 'Thank you, that helps.' })
  }
  if (state === 'withdrawn') await call(`/orders/${id}/withdraw`, {})
  else if (reached('at-work')) await step('start')
  if (state === 'delivered' || state === 'completed') await step('deliver', { outcome: 'found' })
  if (state === 'completed') await call(`/orders/${id}/accept`, {})
  return id
}

const placed = new Map<string, Promise<string>>()

/** One order for each state, shared by all pictures of it. */
const orderIn = (state: State, tab?: string) => async (page: Page) => {
  const id = placed.get(state) ?? apiOf(page).then((call) => placeIn(call, state))
  placed.set(state, id)
  return `/orders/${await id}${tab ? `?tab=${tab}` : ''}`
}

const changeOf = async (page: Page) => `${await orderIn('offers')(page)}/change`

/** One that was changed after it had its offers; of these one has been made since. */
async function changed(page: Page): Promise<string> {
  const call = await apiOf(page)
  const id = await placeIn(call, 'offers')
  await call(`/orders/${id}`, { location: 'Plonéour-Lanvern', personsOfInterest: [{ lastname: 'Le Goff' }] }, 'PATCH')
  await call(`/sandbox/orders/${id}/steps`, { step: 'offer' })
  return `/orders/${id}`
}

const payFor = async (page: Page) => `${await orderIn('to-pay')(page)}/pay`

const click = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
  // What opens is fetched first.
  await page.waitForTimeout(1_500)
}
const settled = (ms: number) => (page: Page) => page.waitForTimeout(ms)
const payWith = (card: string) => async (page: Page) => {
  const choice = page.getByRole('button', { name: new RegExp(`^${card}`) })
  // Folded on a phone.
  if (!(await choice.isVisible())) await page.getByText('Test cards of the payment simulator').click()
  await choice.click()
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.waitForTimeout(2_000)
}

export const orderPictures: Picture[] = (
  [
    { name: 'order-submitted', path: orderIn('submitted') },
    { name: 'order-waiting', path: orderIn('waiting') },
    { name: 'order-offers', path: orderIn('offers') },
    { name: 'order-change', path: changeOf, prepare: (page) => page.getByLabel('Place').waitFor() },
    { name: 'order-to-confirm', path: changed },
    { name: 'order-changed-history', path: async (page) => `${await changed(page)}?tab=history` },
    { name: 'order-decline', path: orderIn('offers'), prepare: click(/^Decline/) },
    { name: 'order-chosen', path: orderIn('to-pay', 'offers') },
    { name: 'order-to-pay', path: orderIn('to-pay') },
    { name: 'order-pay', path: payFor, prepare: (page) => page.getByLabel('Card number').waitFor() },
    { name: 'order-pay-declined', path: payFor, prepare: payWith('Is declined') },
    { name: 'order-pay-3ds', path: payFor, prepare: payWith('Asks for 3-D Secure') },
    { name: 'order-held', path: orderIn('held') },
    { name: 'order-withdraw', path: orderIn('held'), prepare: click('Withdraw the order') },
    { name: 'order-messages', path: orderIn('held', 'messages'), prepare: settled(1_000) },
    { name: 'order-at-work', path: orderIn('at-work', 'documents') },
    { name: 'order-documents', path: orderIn('delivered') },
    { name: 'order-viewer', path: orderIn('delivered'), prepare: click(/^Look at .*pdf/) },
    { name: 'order-changes', path: orderIn('delivered'), prepare: click('Something is wrong') },
    { name: 'order-accept', path: orderIn('delivered'), prepare: click('Accept the delivery') },
    { name: 'order-paid-out', path: orderIn('completed', 'payment') },
    { name: 'order-history', path: orderIn('completed', 'history') },
    { name: 'order-withdrawn', path: orderIn('withdrawn') },
    { name: 'order-unknown', path: '/orders/ord_01k9z3v7e8f6q9w2x4y5z6a7b8' },
  ] satisfies Picture[]
).map((picture) => ({ ...picture, role: 'customer' }))

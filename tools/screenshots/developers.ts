import type { Page } from '@playwright/test'
import { startReceiver } from '../../e2e/customer/a-receiver.ts'
import type { Picture } from './picture.ts'
import { apiOf } from './orders.ts'

type Endpoint = { id: string }
type Delivery = { id: string }

/** An endpoint that has taken some events and refused others, and one that is paused. */
async function makeEndpoints(page: Page): Promise<{ endpointId: string; deliveryId: string }> {
  const call = await apiOf(page)
  const receiver = await startReceiver()
  try {
    const { id: endpointId } = await call<Endpoint>('/webhook-endpoints', {
      url: receiver.url,
      description: 'Billing, staging',
    })
    const { id: paused } = await call<Endpoint>('/webhook-endpoints', {
      url: `${receiver.url}/second`,
      eventTypes: ['order.delivered', 'payment.failed'],
    })
    await call(`/webhook-endpoints/${paused}`, { status: 'paused' }, 'PATCH')
    await call(`/webhook-endpoints/${endpointId}/ping`, {})
    await call('/go-live/verify-webhook', { endpointId })
    await page.waitForTimeout(1_500)
    receiver.status = 500
    const { id: orderId } = await call<Endpoint>('/orders', {
      repositoryName: 'Stadsarchief Gent',
      documentType: 'Marriage record',
      location: 'Gent',
      instructions: 'sandbox:manual',
    })
    await call(`/sandbox/orders/${orderId}/steps`, { step: 'open' })
    await call(`/sandbox/orders/${orderId}/steps`, { step: 'offer' })
    await page.waitForTimeout(8_000)
    const [delivery] = await call<Delivery[]>(`/webhook-deliveries?orderId=${orderId}&order=asc`)
    return { endpointId, deliveryId: delivery?.id ?? '' }
  } finally {
    receiver.close()
  }
}
/** Keys in each of their states. */
async function makeKeys(page: Page): Promise<string> {
  const call = await apiOf(page)
  const make = (name: string, more: object = {}) =>
    call<Endpoint>('/api-keys', { name, scopes: ['orders:read'], ...more })
  await make('Back office', { expiresAt: new Date(Date.now() + 30 * 86_400_000).toISOString() })
  const { id: rotated } = await make('Night job')
  await call(`/api-keys/${rotated}/rotate`, { overlap: '7d' })
  const { id: revoked } = await make('Laptop of an intern')
  await call(`/api-keys/${revoked}`, {}, 'DELETE')
  await make('Trial', { expiresAt: new Date(Date.now() + 1_500).toISOString() })
  await page.waitForTimeout(2_000)
  return '/developers'
}
let keys: Promise<string> | undefined

let made: ReturnType<typeof makeEndpoints> | undefined
const endpoints = (page: Page) => (made ??= makeEndpoints(page))
const endpointPath = async (page: Page) => `/developers/webhooks/${(await endpoints(page)).endpointId}`
/** The page as a client sees it whose production stands like this; the demo's own client has had it from the start. */
const goLive = (production: object) => async (page: Page) => {
  await page.route(
    (url) => url.pathname.endsWith('/api/go-live'),
    async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), production } })
    },
  )
  return '/developers/go-live'
}
const answers = {
  useCase: 'Birth and marriage records of Finistère, for the family trees of our members.',
  ordersPerMonth: 15,
  technicalContact: 'tech@example.com',
}
const asked = { requestedAt: '2026-11-02T09:30:00.000Z', answers }

const click = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
  await page.waitForTimeout(1_200)
}

export const developerPictures: Picture[] = (
  [
    {
      name: 'developers-keys',
      path: (page) => (keys ??= makeKeys(page)),
      prepare: async (page) =>
        page
          .locator('summary')
          .first()
          .click({ timeout: 1_000 })
          .catch(() => {}),
    },
    { name: 'developers-new-key', path: '/developers', prepare: click('New key') },
    { name: 'developers-rotate', path: '/developers', prepare: click(/^Rotate/) },
    { name: 'developers-revoke', path: '/developers', prepare: click(/^Revoke/) },
    { name: 'developers-endpoint', path: endpointPath },
    { name: 'developers-webhooks', path: '/developers/webhooks' },
    {
      name: 'developers-new-endpoint',
      path: '/developers/webhooks',
      prepare: async (page) => {
        await click('New endpoint')(page)
        await page.getByLabel('Only some').check()
        await page.getByRole('button', { name: 'Register' }).click()
      },
    },
    {
      name: 'developers-ping',
      path: endpointPath,
      prepare: async (page) => click('Send a ping')(page).then(() => page.waitForTimeout(1_500)),
    },
    {
      name: 'developers-verify',
      path: endpointPath,
      prepare: async (page) => click('Try its signature check')(page).then(() => page.waitForTimeout(1_000)),
    },
    { name: 'developers-recover', path: endpointPath, prepare: click('Recover …') },
    { name: 'developers-rotate-secret', path: endpointPath, prepare: click('Rotate the secret …') },
    { name: 'developers-delete-endpoint', path: endpointPath, prepare: click('Delete …') },
    {
      name: 'developers-delivery',
      path: async (page) => `/developers/webhooks/deliveries/${(await endpoints(page)).deliveryId}`,
    },
    { name: 'developers-delivery-unknown', path: '/developers/webhooks/deliveries/whd_01k9z3v7e8f6q9w2x4y5z6a7b8' },
    { name: 'developers-requests', path: '/developers/requests?by=all' },
    {
      name: 'developers-request',
      path: '/developers/requests?method=POST&by=all',
      prepare: async (page) =>
        page
          .getByRole('button', { name: /^POST / })
          .first()
          .click()
          .then(() => page.waitForTimeout(800)),
    },
    { name: 'developers-requests-none', path: '/developers/requests?q=req_01k9z3v7e8f6q9w2x4y5z6a7b8' },
    { name: 'developers-sandbox', path: '/developers/sandbox' },
    {
      name: 'developers-sandbox-act',
      path: '/developers/sandbox',
      prepare: async (page) => {
        await click('Place a practice order')(page)
        for (const name of ['Open it', 'Make an offer', 'Choose the newest offer', 'Pay: it is declined'])
          await click(name)(page)
      },
    },
    { name: 'developers-go-live', path: '/developers/go-live' },
    {
      name: 'developers-go-live-locked',
      path: goLive({ state: 'not_requested' }),
      prepare: click('Request production access'),
    },
    { name: 'developers-go-live-requested', path: goLive({ state: 'requested', ...asked }) },
    {
      name: 'developers-go-live-refused',
      path: goLive({
        state: 'refused',
        ...asked,
        reason: 'Try an order in development first, please; then ask again.',
        decidedAt: '2026-11-03T16:00:00.000Z',
      }),
    },
  ] satisfies Picture[]
).map((picture) => ({ ...picture, role: 'customer' }))

import { join } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import pg from 'pg'
import { browserArgs, findWholeBrowser } from '#tools/runtime/browser.ts'
import { findRunningPostgres } from '#tools/runtime/postgres.ts'
import { startPushService } from '#tools/testing/push-service.ts'
import { expect, signUp, test } from '../fixtures.ts'
import { apiOf, expectNoOverflow } from './an-order.ts'

const executablePath = findWholeBrowser(process.cwd())
test.use({
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args: browserArgs },
})

/** What would come in a moment comes now. */
async function letNoticesCome(): Promise<void> {
  const connectionString = findRunningPostgres(join(process.env['E2E_DATA_DIR'] ?? '', 'postgres'))
  const database = new pg.Client({ connectionString })
  await database.connect()
  await database.query(`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key LIKE 'notice:offers_in:%'`)
  await database.end()
}

/** A browser subscribes at its maker's service, which no test can reach: it is given a subscription at ours. */
const subscribeAt = (page: Page, subscription: object) =>
  page.addInitScript((given) => {
    let subscribed: object | null = null
    PushManager.prototype.getSubscription = async () => subscribed as PushSubscription | null
    PushManager.prototype.subscribe = async (options) => {
      subscribed = {
        ...given,
        options: { ...options, applicationServerKey: null },
        toJSON: () => given,
        unsubscribe: async () => {
          subscribed = null
          return true
        },
      }
      return subscribed as PushSubscription
    }
  }, subscription)

type Registration = { registrations: { registrationId: string; scopeURL: string }[] }
/** Chromium's own way of handing a push to a service worker. */
async function deliverer(session: CDPSession, origin: string) {
  const found = Promise.withResolvers<string>()
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }: Registration) => {
    const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
    if (ours) found.resolve(ours.registrationId)
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await found.promise
  return (data: string) => session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
  })

test('somebody turns notifications on, chooses what for, is told of offers and led to the order', async ({
  page,
  context,
  demo,
  expectAccessible,
}) => {
  const phone = await startPushService()
  await subscribeAt(page, phone.subscription)
  await signUp(page, { name: 'Nora Notified' })
  const data = { environment: 'development', role: 'customer' }
  const { accessToken } = (await (await page.request.post('/api/access-token', { data })).json()) as {
    accessToken: string
  } // the API's answer
  const api = apiOf({ developmentBaseUrl: demo.developmentBaseUrl, apiKeys: { development: accessToken } })

  await page.goto('/account')
  await expect(page.getByText('No device is notified yet.')).toBeVisible()
  const offersOnDevices = page.getByRole('checkbox', { name: 'New offers: on devices' })
  await expect(offersOnDevices).not.toBeChecked()
  await page.getByRole('button', { name: 'Notify me in this browser' }).click()
  const devices = page.getByRole('table', { name: 'Where you are notified' })
  await expect(devices).toContainText('This device')
  // Whoever turns them on for the first time wants them, beside the mails.
  await expect(offersOnDevices).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'New offers: by mail' })).toBeChecked()
  // Three ticks before the first is answered: none takes another back.
  const ticked = Promise.withResolvers<void>()
  const count = { asked: 0, saved: 0 }
  await page.route(/\/me$/, async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    if (count.asked++ === 0) await ticked.promise
    const response = await route.fetch()
    count.saved += 1
    await route.fulfill({ response })
  })
  const unwanted = ['Messages: on devices', 'Messages: by mail', 'New offers: by mail']
  for (const name of unwanted) {
    await page.getByRole('checkbox', { name }).click()
    await expect(page.getByRole('checkbox', { name })).not.toBeChecked()
  }
  expect(count).toEqual({ asked: 1, saved: 0 })
  ticked.resolve()
  await expect.poll(() => count.saved).toBe(3)
  await page.unroute(/\/me$/)
  await page.reload()
  await expect(offersOnDevices).toBeChecked()
  for (const name of unwanted) await expect(page.getByRole('checkbox', { name })).not.toBeChecked()
  await expectAccessible(page)

  const id = await api.placeWithOffers()
  await expect(async () => {
    await letNoticesCome()
    expect(phone.received.length).toBeGreaterThan(0)
  }).toPass({ timeout: 30_000 })
  const [got] = phone.received
  if (!got) throw new Error('nothing came')
  const message = phone.open(got)

  const deliver = await deliverer(await context.newCDPSession(page), new URL(page.url()).origin)
  await deliver(JSON.stringify(message))
  await expect
    .poll(() => shown(page))
    .toEqual([{ title: message['title'], body: message['body'], tag: `offers_in:${id}` }])
  expect(message['title']).toMatch(/3 offers for Birth record/)
  // The same once more, and what comes after it, take its place.
  await deliver(JSON.stringify(message))
  await deliver(JSON.stringify({ ...message, id: 'another', title: 'One more offer' }))
  await expect.poll(() => shown(page)).toMatchObject([{ title: 'One more offer' }])

  // A click, as far as it can be made without a hand: it leads the tab that is there to the order.
  const [worker] = context.serviceWorkers()
  await worker?.evaluate(async () => {
    type Scope = { registration: ServiceWorkerRegistration; ExtendableEvent: typeof Event } & EventTarget
    const scope = globalThis as unknown as Scope // a service worker's
    const [notification] = await scope.registration.getNotifications()
    scope.dispatchEvent(Object.assign(new scope.ExtendableEvent('notificationclick'), { notification }))
  })
  await expect(page).toHaveURL(new RegExp(`/orders/${id}`))
  await expect(page.getByRole('heading', { level: 1, name: 'Birth record' })).toBeVisible()

  await page.goto('/account')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoOverflow(page)
  await devices.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('No device is notified yet.')).toBeVisible()
  phone.close()
})

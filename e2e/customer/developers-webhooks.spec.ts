import type { DemoFile } from '../../tools/runtime/demo.ts'
import { expect, test } from '../fixtures.ts'
import { startReceiver, type Receiver } from './a-receiver.ts'
import { apiOf, expectNoOverflow } from './an-order.ts'

const send = ({ developmentBaseUrl, apiKeys }: DemoFile, method: 'PATCH' | 'DELETE', id: string, body?: object) =>
  fetch(`${developmentBaseUrl}/webhook-endpoints/${id}`, {
    method,
    headers: { Authorization: `Bearer ${apiKeys.development}`, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })

let receiver: Receiver
test.beforeEach(async ({ signInAs }) => {
  receiver = await startReceiver()
  await signInAs('customer')
})
test.afterEach(async ({ demo }) => {
  receiver.close()
  // At most twenty may be active, and every event of every test goes to all of them.
  const { call } = apiOf(demo)
  const endpoints = await call<{ id: string; url: string; status: string }[]>('/webhook-endpoints')
  for (const { id, url, status } of endpoints) {
    if (!url.startsWith(receiver.url) || status === 'deleted') continue
    await send(demo, 'DELETE', id)
  }
})

test('an endpoint is registered with a filter, pinged, checked, changed, rotated and deleted', async ({
  page,
  demo,
  expectAccessible,
}) => {
  await page.goto('/developers/webhooks')
  await page.getByRole('button', { name: 'New endpoint' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Address of your server').fill('ftp://example.com')
  await dialog.getByLabel('Address of your server').press('Enter')
  await expect(dialog.getByLabel('Address of your server')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await dialog.getByLabel('Address of your server').fill(receiver.url)
  await dialog.getByLabel(/^Description/).fill('Billing, staging')
  await dialog.getByRole('radio', { name: 'Only some' }).check()
  await dialog.getByRole('button', { name: 'Register' }).click()
  await expect(dialog.getByText('Tick at least one kind of event.')).toBeVisible()
  await dialog.getByLabel('order.opened').check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Register' }).click()
  const shown = page.getByRole('dialog', { name: 'Signing secret' })
  receiver.secret = await shown.locator('code').innerText()
  await shown.getByRole('button', { name: 'I have stored it' }).click()
  await page.getByRole('link', { name: receiver.url }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Billing, staging' })).toBeVisible()
  // The filter below it offers every kind, once it is there.
  await expect(page.getByText('order.opened', { exact: true }).and(page.locator(':not(option)'))).toBeVisible()

  await page.getByRole('button', { name: 'Send a ping' }).press('Enter')
  const news = page.getByRole('status').filter({ hasText: /ping/ })
  await expect(news).toContainText('The ping arrived: HTTP 200')
  await expect(news).toContainText('thank you')
  await page.getByRole('button', { name: 'Try its signature check' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'It checks signatures' })).toContainText(
    'A forged ping: HTTP 401 (refused, as it should be)',
  )
  await expect(page.getByRole('region', { name: 'Health' })).toContainText(
    'it takes a signed ping and refuses a forged one',
  )

  const alerts = page.getByRole('region', { name: 'Alerts' })
  await alerts.getByRole('button', { name: 'Set up alerts' }).click()
  await page.getByLabel('Nothing arrives').check()
  await page.getByLabel('For how many minutes').fill('4')
  await page.getByLabel('It answers slowly').check()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Must be at least 5.')).toBeVisible()
  await page.getByLabel('For how many minutes').fill('10')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(alerts.getByRole('listitem')).toHaveText([/^nothing arrives for 10 minutes$/, /longer than 5000 ms$/])
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  await page.getByRole('button', { name: 'Edit …' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit the endpoint' })
  await edit.getByLabel('Address of your server').fill(`${receiver.url}/moved`)
  await edit.getByLabel(/^Description/).fill('Billing, live')
  await edit.getByRole('radio', { name: 'All of them' }).check()
  await edit.getByLabel('Send several events in one request').check()
  await edit.getByLabel('How many at most').fill('1')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit.getByText('Must be at least 2.')).toBeVisible()
  await edit.getByLabel('How many at most').fill('50')
  await expectAccessible(page)
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Billing, live' })).toBeVisible()
  await expect(page.getByText(`${receiver.url}/moved`).first()).toBeVisible()
  await expect(page.getByText('All of them')).toBeVisible()
  await expect(page.getByText('up to 50 events, after 5 seconds at most')).toBeVisible()
  // What the other address was found to do is said of this one no more.
  await expect(page.getByRole('region', { name: 'Health' })).toContainText('Not tried yet')
  await expect(page.getByRole('status').filter({ hasText: 'It checks signatures' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Edit …' }).click()
  await expect(edit.getByLabel('Address of your server')).toHaveValue(`${receiver.url}/moved`)
  // What a program changes meanwhile stays as the program wants it.
  const endpointId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect((await send(demo, 'PATCH', endpointId, { url: `${receiver.url}/elsewhere` })).status).toBe(200)
  await edit.getByLabel(/^Description/).fill('Billing, live and moved')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Billing, live and moved' })).toBeVisible()
  await expect(page.getByText(`${receiver.url}/elsewhere`).first()).toBeVisible()

  await page.getByRole('button', { name: 'Rotate the secret …' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rotate' }).click()
  const next = page.getByRole('dialog', { name: 'New signing secret' })
  expect(await next.locator('code').innerText()).toMatch(/^whsec_/)
  await next.getByRole('button', { name: 'I have stored it' }).click()
  await expect(page.getByText('Both secrets sign until')).toBeVisible()

  await page.getByRole('button', { name: 'Delete …' }).click()
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/developers\/webhooks$/)
  await page.getByText(/deleted endpoints?$/).click()
  await expect(page.getByRole('table', { name: 'Deleted endpoints' })).toContainText('Billing, live')
})

test('what failed is found, read to the last byte, sent again, and recovered after a pause', async ({
  page,
  demo,
  expectAccessible,
}) => {
  const api = apiOf(demo)
  const { id: endpointId } = await api.call<{ id: string }>('/webhook-endpoints', { url: receiver.url })
  receiver.status = 500
  const orderId = await api.place()
  await page.goto(`/developers/webhooks?q=${orderId}&status=pending`)
  const row = page
    .getByRole('table', { name: 'Deliveries, newest first' })
    .getByRole('row')
    .filter({ hasText: orderId })
    .filter({ hasText: receiver.url })
  await expect(row).toContainText('HTTP 500', { timeout: 20_000 })
  await expectAccessible(page)
  await row.getByRole('link', { name: 'order.created' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'order.created' })).toBeVisible()
  await expect(page.getByLabel('Body of the request')).toHaveText(receiver.received[0]?.body ?? 'nothing')
  await expect(page.getByRole('region', { name: 'The request' })).toContainText(
    `webhook-id: ${String(receiver.received[0]?.headers['webhook-id'])}`,
  )
  await expect(page.getByRole('list', { name: 'Attempts, newest first' })).toContainText('1. HTTP 500')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  receiver.status = 200
  await page.getByRole('button', { name: 'Send again' }).press('Enter')
  await expect(page.getByText('Delivered', { exact: true })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('list', { name: 'Attempts, newest first' })).toContainText('HTTP 200')

  await page.goto(`/developers/webhooks/${endpointId}`)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Nothing is sent or queued.')).toBeVisible()
  await api.step(orderId, 'open')
  await page.getByRole('button', { name: 'Resume' }).click()
  await page.getByRole('button', { name: 'Recover …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Recover what was missed' })
  await expect(dialog.getByRole('status')).toHaveText(
    /^\d+ events? ha(s|ve) not arrived: (it|all of them) would be sent/,
  )
  await dialog.getByLabel('Everything since').fill('2020-01-01T00:00')
  await dialog.getByRole('button', { name: 'Recover' }).click()
  await expect(dialog.getByText('Must lie within the last 30 days.')).toBeVisible()
  await expectAccessible(page)
  // The field's clock is the browser's: Paris, at most two hours ahead of UTC.
  await dialog.getByLabel('Everything since').fill(new Date(Date.now() - 3_600_000).toISOString().slice(0, 16))
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ events? would be sent\.$/)
  await dialog.getByRole('button', { name: 'Recover' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect
    .poll(
      () => receiver.received.filter(({ body }) => body.includes(orderId) && body.includes('order.opened')).length,
      { timeout: 20_000 },
    )
    .toBe(1)
})

test('ids that are none, and endpoints that aren’t there, are told apart from empty lists', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/developers/webhooks?q=hello')
  await expect(page.getByText('That is no id of an event or an order')).toBeVisible()
  await page.goto('/developers/webhooks?q=evt_01k9z3v7e8f6q9w2x4y5z6a7b8')
  await expect(page.getByRole('heading', { name: 'Nothing like that was sent' })).toBeVisible()
  await page.goto('/developers/webhooks/whe_01k9z3v7e8f6q9w2x4y5z6a7b8')
  await expect(page.getByRole('heading', { name: 'No such endpoint here' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/developers/webhooks/deliveries/whd_01k9z3v7e8f6q9w2x4y5z6a7b8')
  await expect(page.getByRole('heading', { name: 'Not found here' })).toBeVisible()
  await expectAccessible(page)
})

import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { apiOf, expectNoOverflow } from './an-order.ts'

/** Whatever is asked of these paths fails, until the test says otherwise. */
async function breakApi(page: Page, path: string): Promise<() => Promise<void>> {
  const pattern = (url: URL) => url.pathname.endsWith(path)
  await page.route(pattern, (route) =>
    route.fulfill({
      status: 500,
      json: {
        error: 'Something went wrong on our side.',
        code: 'internal',
        requestId: 'req_01k9z3v7e8f6q9w2x4y5z6a7b8',
      },
    }),
  )
  return () => page.unroute(pattern)
}

test.beforeEach(async ({ signInAs }) => signInAs('customer'))

test('each of the developers’ pages is the one that their navigation marks', async ({ page }) => {
  for (const [path, title] of [
    ['', 'API keys'],
    ['/webhooks', 'Webhooks'],
    ['/requests', 'Request log'],
    ['/sandbox', 'Sandbox'],
    ['/go-live', 'Production access'],
  ] as const) {
    await page.goto(`/developers${path}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const marked = page.getByRole('navigation', { name: 'Developers' }).locator('[aria-current=page]')
    await expect(marked).toHaveCount(1)
    await expect(marked).toHaveAttribute('href', `/developers${path}`)
  }
})

test('a key is made by keyboard alone, shown once, works, and is refused once revoked', async ({
  page,
  request,
  demo,
  expectAccessible,
}) => {
  await page.goto('/developers')
  await page.getByRole('button', { name: 'New key' }).press('Enter')
  await page.getByRole('button', { name: 'Create key' }).press('Enter')
  await expect(page.getByText('Must not be empty.')).toBeVisible()
  await expectAccessible(page)
  const name = `Back office ${Date.now()}`
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Expires').selectOption('In 30 days')
  await page.getByLabel('Name').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Your new key' })
  const key = await dialog.locator('code').innerText()
  expect(key).toMatch(/^cs_dev_[0-9A-Za-z]{38}$/)
  await expectAccessible(page)
  // A slip loses nothing that is shown only once.
  await page.keyboard.press('Escape')
  await page.mouse.click(4, 4)
  await expect(dialog.locator('code')).toHaveText(key)
  await dialog.getByRole('button', { name: 'I have stored it' }).press('Enter')
  await expect(page.getByText(key)).toBeHidden()
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('Never')
  await expect(row).toContainText('expires on')
  const ask = () =>
    request.get(`${demo.developmentBaseUrl}/orders?limit=1`, {
      headers: { authorization: `Bearer ${key}`, 'user-agent': 'back-office/1.2 (linux)' },
    })
  expect((await ask()).status()).toBe(200)
  await page.reload()
  await expect(row).toContainText('back-office/1.2 from 127.0.0.0/24')

  await row.getByRole('button', { name: `Revoke ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  // While the question is open the page behind it is hidden, and its rows with it.
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(row).toHaveCount(0)
  expect((await ask()).status()).toBe(403)
  await page.locator('summary').click()
  await expect(
    page.getByRole('table', { name: 'Keys that have ended' }).getByRole('row', { name: new RegExp(name) }),
  ).toContainText('Revoked')
  await expectAccessible(page)
})

test('a key is shown also where its dialog was closed before the answer', async ({ page }) => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/api-keys', async (route) => {
    if (route.request().method() === 'POST') await asked
    await route.fallback()
  })
  await page.goto('/developers')
  await page.getByRole('button', { name: 'New key' }).click()
  await page.getByLabel('Name').fill(`Closed early ${Date.now()}`)
  await page.getByLabel('Name').press('Enter')
  await expect(page.getByRole('dialog', { name: 'New key' }).getByRole('button', { name: 'Create key' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  answer()
  await expect(page.getByRole('dialog', { name: 'Your new key' }).locator('code')).toHaveText(/^cs_dev_/)
})

test('a key is rotated with an overlap, and an expired one is told from a revoked one', async ({
  page,
  request,
  demo,
  expectAccessible,
}) => {
  await page.goto('/developers')
  const make = async (name: string, expires?: string) => {
    await page.getByRole('button', { name: 'New key' }).click()
    await page.getByLabel('Name').fill(name)
    if (expires !== undefined) {
      await page.getByLabel('Expires').selectOption('On a day that I choose')
      await page.getByLabel('Last day').fill(expires)
    }
    await page.getByRole('button', { name: 'Create key' }).click()
  }
  await make('Too late', '2020-01-01')
  await expect(page.getByText('Must lie in the future.')).toBeVisible()
  await page.keyboard.press('Escape')

  const name = `Night job ${Date.now()}`
  await make(name)
  const shown = page.getByRole('dialog', { name: 'Your new key' })
  const old = await shown.locator('code').innerText()
  await shown.getByRole('button', { name: 'I have stored it' }).click()
  await page.getByRole('button', { name: `Rotate ${name}` }).click()
  const rotation = page.getByRole('dialog', { name: `Rotate ${name}` })
  await rotation.getByRole('radio', { name: 'For an hour' }).check()
  await expectAccessible(page)
  await rotation.getByRole('button', { name: 'Rotate' }).click()
  const successor = await shown.locator('code').innerText()
  expect(successor).not.toBe(old)
  await shown.getByRole('button', { name: 'Close' }).click()
  for (const key of [old, successor])
    expect(
      (
        await request.get(`${demo.developmentBaseUrl}/orders?limit=1`, { headers: { authorization: `Bearer ${key}` } })
      ).status(),
    ).toBe(200)
  const rows = page.getByRole('table', { name: 'API keys in use' }).getByRole('row', { name: new RegExp(name) })
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'Replaced' })).toContainText('works until')
  await expect(rows.filter({ hasText: 'Replaced' }).getByRole('button', { name: /Rotate/ })).toHaveCount(0)
})

test('a key is moved to a newer version by hand', async ({ page, expectAccessible }) => {
  await page.goto('/developers')
  await expect(page.getByRole('button', { name: /^Version of/ })).toHaveCount(0)
  const name = `Old program ${Date.now()}`
  await page.getByRole('button', { name: 'New key' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Create key' }).click()
  await page.getByRole('dialog', { name: 'Your new key' }).waitFor()
  // As if it were older than today's only version, until it has been changed.
  let changed = false
  await page.route(
    (url) => url.pathname.endsWith('/api-keys'),
    async (route) => {
      const response = await route.fetch()
      const keys = (await response.json()) as { name: string }[] // the API's list of keys
      const older = keys.map((key) => (key.name === name && !changed ? { ...key, version: '2026-10-01' } : key))
      await route.fulfill({ response, json: older })
    },
  )
  await page.reload()
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('the interface of 2026-10-01')
  await expect(page.getByRole('button', { name: /^Version of/ })).toHaveCount(1)
  await row.getByRole('button', { name: `Version of ${name}` }).press('Enter')
  const dialog = page.getByRole('dialog', { name: `Which version ${name} speaks` })
  await expect(dialog.getByRole('radio', { name: '2026-11-20' })).toBeChecked()
  await expect(dialog.getByRole('radio')).toHaveCount(2)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectNoOverflow(page)
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  changed = true
  await dialog.getByRole('button', { name: 'Change version' }).press('Enter')
  expect((await sent).postDataJSON()).toEqual({ version: '2026-11-20' })
  await expect(page.getByText(`${name} speaks 2026-11-20`)).toBeVisible()
  await expect(row).toContainText('the interface of 2026-11-20')
  await expect(page.getByRole('button', { name: /^Version of/ })).toHaveCount(0)
})

test('a list that can’t be had says so, leads to its request and is had on another try', async ({
  page,
  expectAccessible,
}) => {
  const mend = await breakApi(page, '/api-keys')
  await page.goto('/developers')
  const alert = page.getByRole('alert').filter({ hasText: 'Something went wrong on our side.' })
  await expect(alert).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
  await expect(alert.getByRole('link', { name: /^req_/ })).toHaveAttribute(
    'href',
    '/developers/requests?q=req_01k9z3v7e8f6q9w2x4y5z6a7b8',
  )
  await mend()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('table', { name: 'API keys in use' })).toBeVisible()
})

test('the request log finds an error by its id and shows all that was kept of it', async ({
  page,
  request,
  demo,
  expectAccessible,
}) => {
  const answer = await request.post(`${demo.developmentBaseUrl}/orders`, {
    data: { location: 'Nowhere', countryISOA3: 'FRA' },
    headers: { authorization: `Bearer ${demo.apiKeys.development}`, 'idempotency-key': crypto.randomUUID() },
  })
  const { requestId } = (await answer.json()) as { requestId: string } // the API's own error body
  await page.goto('/developers/requests')
  await page.getByLabel('Request or path').fill(requestId)
  await page.keyboard.press('Enter')
  const row = page.getByRole('row').filter({ hasText: 'invalid_request' })
  await expect(page).toHaveURL(new RegExp(requestId))
  const dialog = page.getByRole('dialog')
  await expect(row).toContainText('400')
  await expect(row).toContainText('Demo')
  await row.getByRole('button', { name: 'POST /orders' }).press('Enter')
  // Written by themselves, a second after the request or more where much is.
  await expect(dialog.getByRole('group', { name: 'What was sent' })).toBeVisible()
  await expect(dialog).toContainText(requestId)
  await expect(dialog).toContainText('invalid_request')
  await expect(dialog).toContainText('Sent')
  await expect(dialog.getByRole('group', { name: 'What was sent' })).toHaveText(
    /"location": "…",\s+"countryISOA3": "FRA"/,
  )
  await expect(dialog.getByRole('group', { name: 'What was answered' })).toContainText(requestId)
  // What is hidden can't be sent again.
  await expect(dialog.getByText('-d @body.json')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Keep bodies in development')).toBeChecked()
  await page.goto(`/developers/requests?q=req_01k9z3v7e8f6q9w2x4y5z6a7b8`)
  await expect(page.getByRole('heading', { name: 'Not in this log' })).toBeVisible()
  await expectAccessible(page)
})

test('the request log is narrowed by path, method, status and key', async ({ page, demo }) => {
  const id = await apiOf(demo).place()
  await page.goto('/developers/requests')
  await page.getByLabel('Method').selectOption('POST')
  await page.getByLabel('Status').selectOption('2xx: done')
  await page.getByLabel('Request or path').fill('orders')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/method=POST&status=2xx&q=orders/)
  const rows = page.getByRole('table').getByRole('row')
  // Other tests ask with the same account meanwhile.
  // It is written within a second or so, and the page asks once.
  await expect(async () => {
    await page.reload()
    await expect(rows.filter({ hasText: 'POST /orders' }).filter({ hasText: '201' }).first()).toBeVisible({
      timeout: 2_000,
    })
  }).toPass({ timeout: 20_000 })
  await expect(rows.filter({ hasText: /GET / })).toHaveCount(0)
  await page.getByLabel('Asked by').selectOption({ label: `Demo, read only …${demo.apiKeys.readOnly.slice(-4)}` })
  await expect(page.getByRole('heading', { name: 'No such requests' })).toBeVisible()
  await page.goto(`/developers/requests?q=/sandbox/orders/${id}`)
  await expect(page.getByRole('heading', { name: 'No such requests' })).toBeVisible()
})

test('a command line gets its key once its code is typed and allowed', async ({
  page,
  request,
  demo,
  expectAccessible,
}) => {
  const oauth = (path: string, form: Record<string, string>) =>
    request.post(`${demo.developmentBaseUrl}/oauth/${path}`, { form: { client_id: 'callslip-cli', ...form } })
  const begun = await oauth('device_authorization', { device_name: 'callslip on atlas', scope: 'orders:read' })
  const { user_code, device_code, verification_uri } = (await begun.json()) as Record<string, string> // RFC 8628
  await page.goto(verification_uri ?? '')
  await page.getByLabel('Code').fill('bcdf ghjk')
  await page.getByLabel('Code').press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'No program waits' })).toBeVisible()
  await page.getByLabel('Code').fill((user_code ?? '').toLowerCase().replace('-', ''))
  await page.getByRole('button', { name: 'Go on' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'callslip on atlas asks for an API key' })).toBeVisible()
  await expect(page.getByText('orders:read')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectNoOverflow(page)
  // Asked again once it is decided, the code has run out: the decision stands all the same.
  await page.route('**/device-sign-ins/*', (route) =>
    route.fulfill({ status: 404, json: { error: 'There is nothing here.', code: 'not_found' } }),
  )
  const again = page.waitForResponse((response) => response.status() === 404)
  await page.getByRole('button', { name: 'Allow' }).press('Enter')
  await again
  await expect(page.getByRole('status').filter({ hasText: 'The program is signed in' })).toBeVisible()
  const grant_type = 'urn:ietf:params:oauth:grant-type:device_code'
  const token = await oauth('token', { grant_type, device_code: device_code ?? '' })
  const { access_token } = (await token.json()) as Record<string, string> // RFC 6749
  const headers = { authorization: `Bearer ${access_token}` }
  expect((await request.get(`${demo.developmentBaseUrl}/orders?limit=1`, { headers })).status()).toBe(200)
})

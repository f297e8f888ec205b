import type { Page } from '@playwright/test'
import { docPages, docPath, textPath } from '../../lib/server/docs/pages.ts'
import { expect, test } from '../fixtures.ts'

/** Every page of the reading order, and two of the endpoints', which are all made alike. */
const allPages = [
  ...docPages.map(({ slug, title }) => ({ path: docPath(slug), title, text: textPath(slug) })),
  { path: '/docs/api/placeOrder', title: 'Place an order', text: '/docs/api/placeOrder.md' },
  { path: '/docs/api/searchWebhookDeliveries', title: '', text: '/docs/api/searchWebhookDeliveries.md' },
]

/** Hosts that a page asked, other than its own. */
function strangers(page: Page, own: string): string[] {
  const hosts: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.host !== new URL(own).host) hosts.push(url.host)
  })
  return hosts
}

test('no link is dead, and every anchor is there', async ({ page, request }) => {
  test.setTimeout(120_000)
  const texts = new Map<string, string>()
  const load = async (path: string) => {
    const known = texts.get(path)
    if (known !== undefined) return known
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    const text = await response.text()
    texts.set(path, text)
    return text
  }
  for (const { path, title, text: asText } of allPages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const links = await page
      .locator('a[href]')
      .evaluateAll((anchors) => anchors.map((anchor) => (anchor instanceof HTMLAnchorElement ? anchor.href : '')))
    for (const link of new Set(links)) {
      const url = new URL(link)
      // Another site's pages are its own business.
      if (url.host !== new URL(page.url()).host) continue
      const text = await load(url.pathname)
      if (url.hash !== '' && url.hash !== '#main')
        expect(text, `${path} → ${link}`).toContain(`id="${decodeURIComponent(url.hash.slice(1))}"`)
    }
    expect(await load(asText)).toMatch(/^# /)
  }
  expect(await load('/docs.md')).toBe(await load('/docs/overview.md'))
  expect(texts.size).toBeGreaterThan(120)
})

test('the plain texts hold what a program needs to know', async ({ request, demo }) => {
  const index = await (await request.get('/llms.txt')).text()
  expect(index).toContain(demo.developmentBaseUrl)
  for (const [, link = ''] of index.matchAll(/\]\((\S+)\)/g)) expect((await request.get(link)).status(), link).toBe(200)
  const all = await (await request.get('/llms-full.txt')).text()
  for (const words of [
    demo.developmentBaseUrl,
    demo.productionBaseUrl,
    '### POST /orders/{orderId}/payments/finalize',
    '`paymentIntentId`',
    '### `offer_already_paid`',
    'createHmac',
  ])
    expect(all).toContain(words)
  expect(all).not.toMatch(/(?<![$`])\{\{/)
  expect((await request.get('/docs/nothing.md')).status()).toBe(404)
  expect((await request.get('/docs/examples/..%2F..%2Fpackage.json')).status()).toBe(400)
  expect((await request.get('/docs/nothing')).status()).toBe(404)
})

test('the language that is chosen holds on every page', async ({ page }) => {
  await page.goto('/docs/first-order')
  await expect(page.getByText('ORDER=$(call POST /orders')).toBeVisible()
  await page.getByRole('button', { name: 'Node' }).first().click()
  await expect(page.getByText("const order = await call('POST', '/orders'")).toBeVisible()
  await expect(page.getByText('ORDER=$(call POST /orders')).toBeHidden()
  await page.goto('/docs/idempotency')
  await expect(page.getByText('const first = await place(key, body)')).toBeVisible()
  // Where there is none of it, the nearest stands for it.
  await page.goto('/docs/api/placeOrder')
  await expect(page.getByText("await client.POST('/orders'")).toBeVisible()
  await page.getByRole('button', { name: 'Go', exact: true }).click()
  await expect(page.getByText('package main')).toBeVisible()
  await page.goto('/docs/api/getOrder')
  await expect(page.getByText('package main')).toBeVisible()
})

test('everything can be found, by the keyboard alone', async ({ page, expectAccessible }) => {
  const index = Promise.withResolvers<undefined>()
  await page.route('**/api/docs-search.json', async (route) => {
    await index.promise
    await route.continue()
  })
  await page.goto('/docs/webhooks')
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible()
  const field = page.getByRole('combobox', { name: 'Search the documentation' })
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(field).toBeFocused({ timeout: 1_000 })
  }).toPass()
  // What was typed before the index came is looked for when it comes, and the first hit is chosen.
  const options = page.getByRole('option')
  await field.fill('offer_already_paid')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(options.first()).toContainText('Overview')
  index.resolve(undefined)
  await expect(options.first()).toContainText('offer_already_paid')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('[role=option][aria-selected=true]')).toHaveCount(1)
  await field.fill('xyzzyx')
  await expect(page.getByText(/^Nothing was found for “xyzzyx”/)).toBeVisible()
  await field.fill('rotate secr')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(options.first().locator('mark').first()).toBeVisible()
  await expectAccessible(page)
  await field.fill('offer_already_paid')
  await expect(options.first()).toContainText('offer_already_paid')
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/docs\/errors#offer_already_paid$/)
  await expect(field).toBeHidden()
})

test('whoever is signed in is recognised, and takes a page along with them', async ({
  page,
  context,
  signInAs,
  demo,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAs('customer')
  await page.goto('/docs/api/getOrder')
  await expect(page.getByRole('link', { name: /^Signed in as / })).toHaveAttribute('href', '/orders')
  await expect(page.getByText(`export CALLSLIP_BASE_URL=${demo.developmentBaseUrl}`)).toBeVisible()
  await expect(page.getByText(/is your key cs_dev_\w{1,8}…\w{4}, which/)).toBeVisible()
  const order = await page.getByRole('link', { name: /^CS-/ }).getAttribute('href')
  await expect(page.getByText(`$CALLSLIP_BASE_URL${order}`)).toBeVisible()
  await page.getByRole('button', { name: 'Copy as Markdown for your assistant' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^# .+\n\n`GET \/orders\/\{orderId\}`\n/)
})

test('the pages lead from the landing to the documentation and on', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Before and after' })
    .getByRole('link', { name: /First order/ })
    .click()
  await expect(page).toHaveURL(/\/docs\/first-order$/)
  await expect(
    page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name: 'First order in five minutes' }),
  ).toHaveAttribute('aria-current', 'page')
})

test('the API can be tried with the sign-in', async ({ page, signInAs, demo, expectAccessible }) => {
  const hosts = strangers(page, demo.portalUrl)
  await page.goto('/docs/reference')
  await page.getByRole('button', { name: 'Use my sign-in' }).click()
  await expect(page.getByText('Nobody is signed in here')).toBeVisible()
  await signInAs('customer')
  await page.getByRole('button', { name: 'Use my sign-in' }).click()
  await expect(page.getByText('Requests carry an access token')).toBeVisible()
  await page.getByLabel('Endpoint', { exact: true }).selectOption('POST /orders')
  const list = page.locator('#operations-Orders-placeOrder')
  const answer = page.waitForResponse(
    (response) => response.url() === `${demo.developmentBaseUrl}/orders` && response.request().method() === 'POST',
  )
  await list.getByRole('button', { name: 'Execute' }).click()
  const response = await answer
  expect(response.status()).toBe(201)
  expect(response.headers()['idempotent-replayed']).toBeUndefined()
  const headers = await response.request().allHeaders()
  expect(headers['authorization']).toMatch(/^Bearer ey/)
  expect(headers['cookie']).toBeUndefined()
  await expect(list.getByText('Bearer YOUR_KEY').first()).toBeVisible()
  await expect(list.getByText(/Bearer ey/)).toHaveCount(0)
  await expect(page.locator('main')).toHaveCount(1)
  await expect(list.getByText('submitted').first()).toBeVisible()
  await expectAccessible(page)
  expect(hosts).toEqual([])
})

test('the API can be tried with a key', async ({ page, demo }) => {
  await page.goto('/docs/reference?operation=listOrders')
  await page.getByLabel('Or a development key').fill(demo.apiKeys.readOnly)
  const list = page.locator('#operations-Orders-listOrders')
  const answer = page.waitForResponse((response) => response.url().startsWith(`${demo.developmentBaseUrl}/orders`))
  await list.getByRole('button', { name: 'Execute' }).click()
  expect((await answer).status()).toBe(200)
})

test.describe('the signature debugger', () => {
  test('says what is wrong, and sends nothing', async ({ page, expectAccessible }) => {
    await page.goto('/docs/webhooks/debugger')
    await page.waitForLoadState('networkidle')
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.getByRole('button', { name: 'Fill in an example' }).click()
    const result = page.getByRole('region', { name: 'Result' })
    await expect(result.getByText('not valid, and this is why')).toHaveCount(2)
    await expect(result.getByText(/^A line break stands behind the body/)).toHaveCount(2)
    await expect(result.getByText('counted from 0: 0x0a instead of nothing').first()).toBeVisible()
    await expectAccessible(page)
    const body = page.getByLabel('Body', { exact: true })
    await body.fill((await body.inputValue()).trim())
    await expect(result.getByText('valid', { exact: true })).toHaveCount(2)
    await page.getByLabel('Judge the request’s age').or(page.getByLabel("Judge the request's age")).check()
    await expect(result.getByText(/more than five minutes old/)).toBeVisible()
    await page.getByLabel('Signing secret').fill('whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD3Zk0bWbGqUA=')
    await expect(result.getByText(/^No known mistake explains it/).first()).toBeVisible()
    await page.getByLabel('An event, as it would arrive now').selectOption('payment.refunded')
    await expect(body).toHaveValue(/"type":"payment.refunded"\}$/)
    await expect(result.getByText('valid', { exact: true })).toHaveCount(2)
    await page.getByRole('button', { name: 'Change one byte' }).click()
    await expect(result.getByRole('heading', { name: /isn’t the one that was signed/ })).toBeVisible()
    await expect(result.getByText('not valid', { exact: true })).toHaveCount(2)
    await expectAccessible(page)
    expect(requests).toEqual([])
  })

  test('takes a body as a file, to the byte', async ({ page }) => {
    await page.goto('/docs/webhooks/debugger')
    await page.getByRole('button', { name: 'Fill in an example' }).click()
    const text = (await page.getByLabel('Body', { exact: true }).inputValue()).trim()
    await page
      .getByLabel('Or the body as a file')
      .setInputFiles({ name: 'body.json', mimeType: 'application/json', buffer: Buffer.from(`\uFEFF${text}`) })
    await expect(page.getByText(/^The body begins with a byte order mark/).first()).toBeVisible()
    await page
      .getByLabel('Or the body as a file')
      .setInputFiles({ name: 'body.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    await expect(page.getByRole('region', { name: 'Result' }).getByText('valid', { exact: true })).toHaveCount(2)
  })

  test('loads the newest delivery of whoever is signed in', async ({ page, signInAs, demo }) => {
    const ask = (path: string, body?: object) =>
      fetch(demo.developmentBaseUrl + path, {
        method: 'POST',
        headers: { Authorization: `Bearer ${demo.apiKeys.development}`, 'Content-Type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
    const endpoint = (await (await ask('/webhook-endpoints', { url: 'http://127.0.0.1:9/nobody' })).json()) as {
      id: string
    } // as documented
    expect((await ask(`/webhook-endpoints/${endpoint.id}/ping`)).status).toBe(200)
    await page.goto('/docs/webhooks/debugger')
    await page.getByRole('button', { name: 'Load my newest delivery' }).click()
    await expect(page.getByText('Sign in as a customer first.')).toBeVisible()
    await signInAs('customer')
    await expect(async () => {
      await page.getByRole('button', { name: 'Load my newest delivery' }).click()
      await expect(page.getByLabel('Body', { exact: true })).toHaveValue(/"eventId":"evt_/, { timeout: 2_000 })
    }).toPass()
    await expect(page.getByLabel('Headers')).toHaveValue(/webhook-id: evt_/)
    // Nobody listens there: it mustn't go on failing beside the other tests.
    await fetch(`${demo.developmentBaseUrl}/webhook-endpoints/${endpoint.id}`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${demo.apiKeys.development}` },
    })
  })
})

import type { BrowserContext, Page } from '@playwright/test'
import { expect, freshEmail, openMail, signIn, test } from '../fixtures.ts'
import { expectPlainWords } from '../plain-words.ts'
import { startApp } from '../running-app.ts'
import { openConfirmation, orderAsVisitor, password, writeOrder } from '../visitor-order.ts'

// For everybody who registers while it is off, so in an app of its own.

/** Somebody whose order is written before their account is made, up to what the confirmed address opens. */
async function orderAndConfirm(context: BrowserContext, name: string): Promise<{ page: Page; email: string }> {
  const page = await context.newPage()
  const email = await orderAsVisitor(page, name)
  await (await openConfirmation(page, email)).getByRole('link').click()
  return { page, email }
}

async function register(context: BrowserContext, name: string): Promise<{ page: Page; email: string }> {
  const [page, email] = [await context.newPage(), freshEmail(name.toLowerCase())]
  await page.request.post('/api/register', { data: { name, email, password, purpose: 'documents' } })
  await (await openMail(page, email, 'Confirm your address')).getByRole('link').click()
  return { page, email }
}

/** Decides on the page of clients, and waits until it says so. */
async function decide(page: Page, open: string, confirm: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: open }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: confirm }).click()
  await expect(dialog.getByText('Say why')).toBeVisible()
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: confirm }).click()
  await expect(dialog).toBeHidden()
}

const waits = (page: Page) => page.getByRole('heading', { level: 1, name: 'We are looking at your account' })

/** For what, how long, and what to do meanwhile; wherever they turn. */
async function expectWaiting(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path)
    await expect(waits(page), path).toBeVisible()
    await expect(page.getByText('somebody here reads every new account before it can order.')).toBeVisible()
    await expect(page.getByText('So few accounts have waited of late that we can’t say yet')).toBeVisible()
    await expect(page.getByText(/^You registered .*\.$/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Developers' })).toHaveCount(0)
    await expectPlainWords(page.locator('body'))
  }
}

/** The scripts that the server names for a page. */
const scriptsOf = async (page: Page, path: string) =>
  new Set((await (await page.request.get(path)).text()).match(/\/_next\/static\/chunks\/[^"\\]+\.js/g))

/** What one page brings along beyond another: the largest of its scripts. */
async function ownScript(page: Page, path: string, other: string): Promise<string> {
  const others = await scriptsOf(page, other)
  const own = [...(await scriptsOf(page, path))].filter((script) => !others.has(script))
  const sized = await Promise.all(
    own.map(async (script) => ({ script, size: (await (await page.request.get(script)).body()).length })),
  )
  // Beside it a small one, with the loaders of what is fetched later: that one comes.
  expect(sized.length).toBeGreaterThan(1)
  return sized.reduce((largest, one) => (one.size > largest.size ? one : largest)).script
}

/** On a line where the frame is there long before the page's own script is: what stands in the page's place needs none of it. */
async function expectWaitingBefore(page: Page, path: string, script: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**${script}`, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(async () => {
    await page.getByRole('button', { name: /^Colours/ }).click()
    await expect(page.locator('html[data-theme]')).toHaveCount(1, { timeout: 200 })
  }).toPass({ timeout: 20_000 })
  // Whatever the frame would have fetched by itself is there as well after as many trips.
  await page.evaluate(async () => {
    for (let trip = 0; trip < 20; trip += 1) {
      await fetch('/live')
      await new Promise((done) => requestIdleCallback(done))
    }
  })
  const whole = page.getByText('So few accounts have waited of late that we can’t say yet')
  await expect(whole).toBeVisible()
  resolve()
  await page.waitForLoadState()
  await expect(whole).toBeVisible()
  await page.unroute(`**${script}`)
}

test('an operator lets new personal accounts wait, who are told for what and how long, and opens them again', async ({
  openContext,
  expectAccessible,
}) => {
  // An app of its own is started, which takes minutes on a busy machine.
  test.setTimeout(600_000)
  const app = await startApp()
  try {
    const open = () => openContext({ baseURL: app.demo.portalUrl, locale: 'en-GB' })
    const desk = await open()
    await signIn(desk, app.demo.logins.operator)
    const operator = await desk.newPage()
    await operator.goto('/operator/clients')
    await expect(operator.getByText('orders by hand as soon as their address is confirmed.')).toBeVisible()
    await decide(operator, 'Look at each first …', 'Look at each first', 'A wave of made-up names.')
    await expect(operator.getByRole('status', { name: 'Just done' })).toContainText('wait for an operator from now on')
    await expect(operator.getByText('waits for an operator. Nobody waits.')).toBeVisible()
    await expectAccessible(operator)

    // One has written an order before, and one has only registered.
    const paula = await orderAndConfirm(await open(), 'Paula')
    await expect(waits(paula.page)).toBeVisible()
    await expect(paula.page.getByText('Your order waits with it: we place it when your account is open.')).toBeVisible()
    await expectAccessible(paula.page)
    await expectWaiting(paula.page, ['/orders', '/orders/new', '/billing', '/members'])
    await expectWaiting(paula.page, ['/developers', '/developers/webhooks', '/developers/go-live'])
    const script = await ownScript(paula.page, '/developers/go-live', '/developers')
    await expectWaitingBefore(paula.page, '/developers/go-live', script)
    await operator.reload()
    await expect(operator.getByText('waits for an operator. 1 waits.')).toBeVisible()
    const petra = await register(await open(), 'Petra')
    await expect(waits(petra.page)).toBeVisible()
    await expect(petra.page.getByText('Your order waits with it')).toHaveCount(0)
    await expectWaiting(petra.page, ['/orders', '/orders/new'])

    await operator.reload()
    await expect(operator.getByText('waits for an operator. 2 wait.')).toBeVisible()
    await decide(operator, 'Open them at once …', 'Open them at once', 'The wave is over.')
    await expect(operator.getByRole('status', { name: 'Just done' })).toContainText('are open at once from now on')

    await operator.goto('/operator/audit')
    const entries = operator.getByRole('list', { name: 'What was done, newest first' }).getByRole('listitem')
    for (const [deed, reason] of [
      ['Made personal accounts wait for an operator', 'A wave of made-up names.'],
      ['Let personal accounts open at once', 'The wave is over.'],
    ] as const) {
      const entry = entries.filter({ hasText: deed })
      await expect(entry).toHaveCount(1)
      await expect(entry).toContainText('Olu Adeyemi')
      await expect(entry).toContainText(reason)
    }

    // What had waited is placed, and who had written nothing yet orders now.
    await (await openMail(paula.page, paula.email, 'Your Callslip account is open')).getByRole('link').click()
    await expect(paula.page.getByRole('heading', { name: 'Order placed' })).toBeVisible()
    await (await openMail(petra.page, petra.email, 'Your Callslip account is open')).getByRole('link').click()
    await expect(petra.page).toHaveURL(/\/orders\/new/)
    await writeOrder(petra.page, 'Prey')
    await petra.page.getByRole('button', { name: 'Place order' }).click()
    await expect(petra.page.getByRole('heading', { name: 'Order placed' })).toBeVisible()
    const pia = await orderAndConfirm(await open(), 'Pia')
    await expect(pia.page.getByRole('heading', { name: 'Order placed' })).toBeVisible()
  } finally {
    await app.stop()
  }
})

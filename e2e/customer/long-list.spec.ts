import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import pg from 'pg'
import { findRunningPostgres } from '#tools/runtime/postgres.ts'
import { expect, signUp, test } from '../fixtures.ts'
import { expectNoOverflow } from './an-order.ts'

const count = 10_000
// Ids of no other run: digits alone are an id as well.
const run = String(Date.now())
const idOf = (n: number | string) => `ord_0${run}${String(n).padStart(25 - run.length, '0')}`

/** Orders of a client by the thousand, as if they had been placed one by one. */
async function seed(clientId: string): Promise<void> {
  const connectionString = findRunningPostgres(join(process.env['E2E_DATA_DIR'] ?? '', 'postgres'))
  const database = new pg.Client({ connectionString })
  await database.connect()
  try {
    await database.query(
      `INSERT INTO orders (id, environment, client_id, status, repository_name, document_type, location, pricing_mode, currency, external_order_ref)
       SELECT 'ord_0' || $3::text || lpad(n::text, 25 - length($3::text), '0'), 'development', $1, 'submitted', 'Archives départementales, ' || n, 'Record', 'Lyon', 'OPEN_FOR_BIDS', 'EUR',
         CASE n % 7 WHEN 0 THEN 'A reference that is longer than others, so that not every row is as high as the next: ' || n END
       FROM generate_series(1, $2::int) n`,
      [clientId, count, run],
    )
  } finally {
    await database.end()
  }
}

const rows = (page: Page) => page.locator('[data-order]')
const rowOf = (page: Page, n: number) => page.locator(`[data-order="${idOf(n)}"]`)

declare global {
  var longTasks: number[] | undefined
}
/** Anew, where the browser leads back to: how many rows that is depends on how far down it was. */
async function reload(page: Page): Promise<void> {
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
}

/** The longest tasks of the page since this was asked last, in milliseconds. */
const longTasks = (page: Page) =>
  page.evaluate(() =>
    (globalThis.longTasks ?? [])
      .splice(0)
      .map((ms) => Math.round(ms))
      .sort((a, b) => b - a),
  )

/** Down the list by screens; at every step there is a row in the middle of the window, and few are in the document. */
async function leaf(page: Page, screens: number): Promise<void> {
  for (let n = 0; n < screens; n += 1) {
    await page.keyboard.press('PageDown')
    await expect
      .poll(() =>
        page.evaluate(() =>
          Boolean(document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('[data-order], [role=rowgroup]')),
        ),
      )
      .toBe(true)
    expect(await rows(page).count()).toBeLessThan(80)
  }
}

test('ten thousand orders are walked through without a pause, by keys, and found again on the way back', async ({
  page,
  expectAccessible,
}, info) => {
  test.setTimeout(300_000)
  await page.addInitScript(() => {
    globalThis.longTasks = []
    new PerformanceObserver((list) =>
      globalThis.longTasks?.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask', buffered: true })
  })
  await signUp(page, { name: 'Many & Many' })
  const data = { environment: 'development', role: 'customer' }
  const { clientId } = (await (await page.request.post('/api/access-token', { data })).json()) as { clientId: string } // the API's answer
  await seed(clientId)
  const figures: Record<string, number[]> = {}

  await page.goto('/orders')
  const table = page.getByRole('table', { name: 'Your orders' })
  await expect(rows(page)).toHaveCount(25)
  await expect(rowOf(page, count)).toBeVisible()
  await longTasks(page)
  await leaf(page, 40)
  figures['comfortable, 40 screens'] = await longTasks(page)
  expect(await rows(page).first().getAttribute('data-order')).not.toBe(idOf(count))
  await expect(table).toHaveAttribute('aria-rowcount', '-1')

  // To the end by a key, once somebody walks by keys.
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(rows(page).locator('a:focus')).toHaveCount(1, { timeout: 500 })
  }).toPass()
  // A page of the list is on its way when the key is pressed.
  const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const nextPage = /\/orders\?.*startingAfter=/
  const hold = async (route: Route) => {
    asked.resolve()
    await released.promise
    await route.continue()
  }
  await page.route(nextPage, hold, { times: 1 })
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await Promise.race([asked.promise, expect.poll(() => false, { timeout: 500 }).toBe(true)])
  }).toPass()
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(rows(page).locator('a:focus')).toHaveCount(1, { timeout: 500 })
  }).toPass()
  await page.keyboard.press('End')
  released.resolve()
  await expect(rowOf(page, 1).getByRole('link')).toBeFocused({ timeout: 60_000 })
  figures['to the end'] = await longTasks(page)
  await expect(rowOf(page, 1)).toBeInViewport()
  await expect(rowOf(page, 1)).toHaveAttribute('aria-rowindex', String(count + 1))
  await expect(table).toHaveAttribute('aria-rowcount', String(count + 1))
  expect(await rows(page).count()).toBeLessThan(80)
  await expectAccessible(page)
  // What is ticked stays ticked wherever one goes.
  await page.keyboard.press('x')
  await page.keyboard.press('k')
  await expect(rowOf(page, 2).getByRole('link')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(rowOf(page, count).getByRole('link')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('x')
  await expect(page.getByRole('region', { name: 'Ticked orders' })).toContainText('2 ticked')
  figures['ticking and to the top'] = await longTasks(page)

  // Somewhere in the middle an order is opened, and the way back leads there.
  await page.keyboard.press('End')
  await expect(rowOf(page, 1)).toBeInViewport()
  for (let n = 0; n < 30; n += 1) await page.keyboard.press('k')
  await expect(rowOf(page, 31).getByRole('link')).toBeFocused()
  const before = await page.evaluate(() => scrollY)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Record' })).toBeVisible()
  await page.goBack()
  await expect(rowOf(page, 31)).toBeInViewport()
  await expect(rowOf(page, 31).getByRole('link')).toBeFocused()
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(100)

  await page.evaluate(() => localStorage.setItem('orders-list', JSON.stringify({ dense: true })))
  await reload(page)
  await longTasks(page)
  await leaf(page, 40)
  figures['dense, 40 screens'] = await longTasks(page)
  // A row may make way for another while it is measured.
  await expect.poll(async () => (await rows(page).nth(20).boundingBox())?.height ?? Infinity).toBeLessThanOrEqual(41)
  await expectAccessible(page)

  await page.setViewportSize({ width: 390, height: 844 })
  await reload(page)
  await longTasks(page)
  await leaf(page, 40)
  figures['cards, 40 screens'] = await longTasks(page)
  await expectNoOverflow(page)
  info.annotations.push({ type: 'long tasks, ms', description: JSON.stringify(figures) })
  // On a machine of its own there are hardly any; drawing every row takes many seconds, whatever the machine does beside.
  expect(Math.max(0, ...Object.values(figures).flat())).toBeLessThan(2_000)
})

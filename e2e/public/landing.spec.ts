import type { Locator, Page } from '@playwright/test'
import { clientOf, must } from '../api/client.ts'
import { inDatabase } from '../beneath.ts'
import { expect, test } from '../fixtures.ts'
import { startApp } from '../running-app.ts'

type Price = { currency: string; orders: number; low: number; high: number }
type Figures = { orders?: number; medianDays?: number; prices: Price[] }

const realPrices = (page: Page) =>
  page
    .getByRole('main')
    .locator('div', { has: page.getByRole('heading', { name: 'What real orders cost' }) })
    .last()

const money = ({ currency }: Price, amount: number) =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount)

/** What the page says of an archive, from what the API says of it. */
function lineOf({ orders, medianDays, prices: [price, ...others] }: Figures): string {
  // The page has a line for each currency and the API one time for all of them: the demo's orders are paid in one.
  if (!price || others.length > 0 || price.orders !== orders)
    throw new Error('the demo has orders in several currencies')
  const days = medianDays === 1 ? '1 day' : `${medianDays} days`
  return `${money(price, price.low)} to ${money(price, price.high)}half of them delivered within ${days}, ${orders} orders`
}

const linksOf = async (part: Locator) => [
  ...new Set(await part.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))),
]

test('the landing page says what real orders cost as the API does, which languages are read, or that nothing is known', async ({
  openContext,
}) => {
  // An app of its own is started, which takes minutes on a busy machine.
  test.setTimeout(600_000)
  // Nobody else completes orders or becomes a researcher in it.
  const app = await startApp()
  try {
    const page = await (await openContext({ baseURL: app.demo.portalUrl, locale: 'en-GB' })).newPage()
    await page.goto('/')
    const api = clientOf(app.demo.productionBaseUrl, app.demo.apiKeys.production)
    const lines = realPrices(page).getByRole('listitem')
    await expect(lines).not.toHaveCount(0)
    for (const line of await lines.all()) {
      const name = await line.locator('bdi').first().innerText()
      const found = await must(api.get<{ id: string; name: string }[]>(`/archives?q=${encodeURIComponent(name)}`))
      const id = found.find((one) => one.name === name)?.id
      await expect(line).toContainText(lineOf(await must(api.get<Figures>(`/archives/${id}/figures`))))
    }
    const codes = await inDatabase(app, async (client) => {
      const { rows } = await client.query<{ code: string }>(
        `SELECT DISTINCT unnest(languages) AS code FROM researchers WHERE status = 'approved' AND NOT robot`,
      )
      return rows.map(({ code }) => code)
    })
    expect(codes).not.toEqual([])
    const read = page.getByText(/^Our researchers read .*\.$/)
    const names = new Intl.DisplayNames('en', { type: 'language' })
    const said = (await read.innerText()).replace(/^Our researchers read |\.$/g, '').split(/, and |, | and /)
    expect(said.toSorted()).toEqual(codes.map((code) => names.of(code)).toSorted())

    await inDatabase(app, async (client) => {
      await client.query('UPDATE orders SET archive_repository_id = NULL')
      await client.query(`UPDATE researchers SET languages = '{}'`)
    })
    // Figures are kept for five minutes.
    await app.restart()
    await page.goto('/')
    await expect(realPrices(page)).toContainText('There are none to name yet: of no archive five orders are completed.')
    await expect(realPrices(page).getByRole('listitem')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Who searches' })).toBeVisible()
    await expect(read).toHaveCount(0)
  } finally {
    await app.stop()
  }
})

test('every link of the landing page answers, and stays here', async ({ page, baseURL }) => {
  await page.goto('/')
  const links = await linksOf(page.locator('body'))
  expect(links).toEqual(expect.arrayContaining(['/order', '/docs', '/register', '/sign-in', '/terms', '#price']))
  for (const href of links) {
    if (href.startsWith('#')) {
      await expect(page.locator(href), href).toHaveCount(1)
      continue
    }
    expect(new URL(href, baseURL).origin, href).toBe(new URL(baseURL ?? '').origin)
    expect((await page.request.get(href)).status(), href).toBe(200)
  }
})

test('the sample opens, and nobody is shown who does not exist', async ({ page }) => {
  await page.goto('/')
  const sample = page.getByRole('link', { name: 'Open the sample (PDF, two pages)' })
  const answer = await page.request.get((await sample.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('application/pdf')
  const pdf = (await answer.body()).toString('latin1')
  expect(pdf).toMatch(/^%PDF-/)
  expect(pdf.match(/\/Type ?\/Page\b/g)).toHaveLength(2)

  // The only picture is of that document, it is there, and what it is stands below.
  const pictures = page.locator('img, picture, video, [style*="background-image"]')
  await expect(pictures).toHaveCount(1)
  await pictures.scrollIntoViewIfNeeded()
  await expect
    .poll(() => pictures.evaluate((one) => (one instanceof HTMLImageElement ? one.naturalWidth : 0)))
    .toBeGreaterThan(0)
  await expect(page.getByRole('figure')).toContainText('Callslip drew this page for it: the register does not exist')
  // Names stand in one example alone, which calls itself one; nobody is quoted elsewhere.
  const example = page.getByRole('list', { name: 'What happens to an order, an example' })
  await expect(example).toContainText('Camille')
  await expect(page.getByText(/Camille|Élise/)).toHaveCount(await example.getByText(/Camille|Élise/).count())
  await expect(page.locator('blockquote, q')).toHaveCount(0)
})

import type { Locator, Page } from '@playwright/test'
import type { DemoFile } from '../../tools/runtime/demo.ts'
import { tiffs } from '../../tools/testing/tiffs.ts'
import { expect, signIn, test, type OpenContext } from '../fixtures.ts'
import { choose, pdfOf, placeJob } from '../researcher/a-job.ts'
import { apiOf, expectHeld, expectNoOverflow, openPayment, pay, payButton, placePaid } from './an-order.ts'

// One order on a phone: what is to be done is on the first screen, and everything is within reach of a thumb or a key.

const height = 844
test.use({ viewport: { width: 390, height } })
test.beforeEach(async ({ signInAs }) => signInAs('customer'))

/** Where something ends on the page, as it is before anybody scrolls. */
const bottomOf = async (what: Locator) => {
  await expect(what).toBeVisible()
  return what.evaluate((element) => element.getBoundingClientRect().bottom + scrollY)
}
const topOf = async (what: Locator) => {
  await expect(what).toBeVisible()
  return what.evaluate((element) => element.getBoundingClientRect().top + scrollY)
}
const stepsOf = (page: Page) => page.getByRole('list', { name: 'Steps of this order' })

test('whose turn it is and its button come first, then the offers', async ({ page, demo, expectAccessible }) => {
  const id = await apiOf(demo).placeWithOffers()
  await page.goto(`/orders/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Birth record' })).toBeVisible()
  expect(await bottomOf(page.getByRole('button', { name: 'Compare the offers' }))).toBeLessThan(height)
  const offers = page.getByRole('region', { name: 'Offers' })
  expect(await topOf(offers)).toBeLessThan(height)
  expect(await topOf(stepsOf(page))).toBeGreaterThan(await bottomOf(offers))
  // The card is folded, and opens where it is.
  await expect(page.getByText('Jeanne Moreau')).toBeHidden()
  const fold = page.getByRole('button', { name: 'What you asked for' })
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  await fold.click()
  await expect(page.getByText('Jeanne Moreau')).toBeVisible()
  await expectNoOverflow(page)
  await expectAccessible(page)
  // On a desk it is open, and there is nothing to fold.
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.reload()
  await expect(page.getByText('Jeanne Moreau')).toBeVisible()
  await expect(fold).toBeHidden()
  expect(await bottomOf(page.getByRole('button', { name: 'Compare the offers' }))).toBeLessThan(800)
})

test('total, card and button of the payment are on one screen', async ({ page, demo, expectAccessible }) => {
  const id = await apiOf(demo).placeToPay()
  await page.goto(`/orders/${id}`)
  expect(await bottomOf(page.getByRole('link', { name: 'Pay €44.00' }))).toBeLessThan(height)
  await expect(stepsOf(page).locator('[aria-current=step]')).toContainText('Paid')
  await openPayment(page)
  await expect(payButton(page)).toHaveText('Pay €44.00')
  const main = page.getByRole('main')
  for (const line of ['Total', 'copies or a search report', 'charged when work starts', '14 days to accept'])
    expect(await bottomOf(main.getByText(line).first())).toBeLessThan(await topOf(payButton(page)))
  await expect(page.getByLabel('Card number')).toBeVisible()
  expect(await bottomOf(payButton(page))).toBeLessThanOrEqual(height)
  await expectNoOverflow(page)
  await expectAccessible(page)
  await pay(page, 'Succeeds')
  await expectHeld(page)
  await expect(page).toHaveURL(new RegExp(`/orders/${id}\\?tab=payment$`))
  await expect(stepsOf(page).getByRole('listitem').nth(2)).toContainText('Held, not charged')
  await expect(stepsOf(page).locator('[aria-current=step]')).toContainText('At work')
})

test('documents are looked at first, page by page, with keys alone, and accepted beside them', async ({
  page,
  demo,
  expectAccessible,
}) => {
  test.slow()
  const api = apiOf(demo)
  const id = await placePaid(api)
  await api.step(id, 'start')
  await api.step(id, 'deliver', { outcome: 'found' })
  await page.goto(`/orders/${id}`)
  expect(await bottomOf(page.getByRole('button', { name: 'Look at the documents' }))).toBeLessThan(height)
  const look = page.getByRole('button', { name: /^Look at Birth record/ })
  // A thumbnail is drawn once it is in sight.
  await look.focus()
  await expect(page.getByRole('listitem').locator('img')).toHaveCount(1, { timeout: 20_000 })
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByText('1 of 2')).toBeVisible({ timeout: 20_000 })
  const sheet = viewer.getByRole('img', { name: /page 1 of 2$/ })
  await expect(sheet.locator('canvas').first()).toBeVisible({ timeout: 20_000 })
  const inkOf = () =>
    viewer
      .locator('canvas')
      .first()
      .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL().length + canvas.toDataURL())
  await expectAccessible(page)
  // Larger, turned and whole again: each is another picture.
  let before = await inkOf()
  for (const key of ['+', 'r', 'ArrowDown', '0']) {
    await page.keyboard.press(key)
    await expect.poll(inkOf).not.toBe(before)
    before = await inkOf()
  }
  await page.keyboard.press('PageDown')
  await expect(viewer.getByText('2 of 2')).toBeVisible()
  await expect(viewer.getByRole('img', { name: /page 2 of 2$/ })).toBeVisible({ timeout: 20_000 })
  await expect(viewer.getByRole('button', { name: /^2: .*page 2$/ })).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('Home')
  await expect(viewer.getByText('1 of 2')).toBeVisible()
  await expectNoOverflow(page)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(look).toBeFocused()

  // As on a page of its own: back leads to where it was opened, and only a second time further.
  await look.click()
  await expect(viewer.getByText('1 of 2')).toBeVisible()
  await page.goBack()
  await expect(viewer).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/orders/${id}$`))
  await expect(look).toBeFocused()

  await look.click()
  await viewer.getByRole('button', { name: 'Accept the delivery' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('is paid €40.00 out of the €44.00')
  await question.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(question).toBeHidden()
  await expect(viewer.getByRole('button', { name: 'Accept the delivery' })).toBeHidden()
  await expect(page.getByText('Accepted. Thank you.')).toBeVisible()
  await viewer.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { name: 'Completed' })).toBeVisible()
  await expect(stepsOf(page).getByRole('listitem').last()).toContainText('Completed')
})

/** An order whose researcher has handed over what is given. */
async function placeDelivered(openContext: OpenContext, demo: DemoFile, files: { name: string; bytes: Buffer }[]) {
  const id = await placeJob(demo)
  const context = await openContext({ baseURL: demo.portalUrl })
  await signIn(context, demo.logins.researcher)
  const data = { environment: 'development', role: 'researcher' }
  const { accessToken, baseUrl } = (await (await context.request.post('/api/access-token', { data })).json()) as {
    accessToken: string
    baseUrl: string
  } // as documented
  const send = async (path: string, body: object | Buffer = {}) => {
    const headers = { Authorization: `Bearer ${accessToken}` }
    const answer = await context.request.post(`${baseUrl}/research/orders/${id}${path}`, { data: body, headers })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  await send('/offers', { amount: 40, message: 'On Tuesday.', estimatedCompletionDate: '2031-03-01' })
  await choose(demo, id)
  await send('/start')
  for (const { name, bytes } of files) await send(`/documents?name=${encodeURIComponent(name)}`, bytes)
  await send('/deliver', { outcome: 'found' })
  await context.close()
  return id
}

test('pictures, scans of several pages and texts are shown, what can’t be is said to be so', async ({
  page,
  openContext,
  demo,
  expectAccessible,
}) => {
  test.slow()
  const id = await placeDelivered(openContext, demo, [
    { name: 'page 1.png', bytes: await page.screenshot() },
    { name: 'page 2.tif', bytes: tiffs.twoPages },
    { name: 'microfilm.tif', bytes: tiffs.group4 },
    { name: 'notes.txt', bytes: Buffer.from('Folio 12, left margin.') },
    pdfOfBytes('torn.pdf'),
  ])
  await page.goto(`/orders/${id}`)
  await page.getByRole('button', { name: 'Look at page 1.png' }).click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByRole('img', { name: 'page 1.png' }).locator('canvas').first()).toBeVisible({
    timeout: 20_000,
  })
  await expect(viewer.getByRole('list', { name: 'Pages' }).getByRole('listitem')).toHaveCount(6)
  const next = viewer.getByRole('button', { name: 'Next page' })
  for (const [number, colours] of [
    [1, { red: true, blue: true }],
    [2, { red: false, blue: false }],
  ] as const) {
    await next.click()
    const sheet = viewer
      .getByRole('img', { name: `page 2.tif, page ${number} of 2` })
      .locator('canvas')
      .first()
    await expect.poll(() => coloursOn(sheet), { timeout: 20_000 }).toEqual(colours)
  }
  await expectAccessible(page)
  await next.click()
  await expect(viewer.getByText('This file can’t be read as a TIFF.')).toBeVisible()
  await next.click()
  await expect(viewer.getByText('Folio 12, left margin.')).toBeVisible()
  await next.click()
  await expect(viewer.getByText('The document could not be shown')).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await viewer.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('torn.pdf')
})

/** Whether anything on a canvas is plainly red, or blue. */
const coloursOn = (canvas: Locator) =>
  canvas.evaluate((element: HTMLCanvasElement) => {
    const { data } = element.getContext('2d')?.getImageData(0, 0, element.width, element.height) ?? { data: [] }
    const found = { red: false, blue: false }
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = data.slice(at, at + 3)
      if (green < 40 && red > 200 && blue < 40) found.red = true
      if (green < 40 && red < 40 && blue > 200) found.blue = true
    }
    return found
  })

const pdfOfBytes = (name: string) => ({ name, bytes: pdfOf(name, 5_000).buffer })

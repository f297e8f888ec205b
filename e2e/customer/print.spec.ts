import type { Page } from '@playwright/test'
import { extractText } from 'unpdf'
import { expect, test } from '../fixtures.ts'
import { apiOf } from './an-order.ts'

// A4 less the margins of app/globals.css, in CSS pixels.
const paper = { width: 673, height: 995 }

/** What stands on the sheets that the browser makes of the page. */
async function printed(page: Page): Promise<string> {
  const { text } = await extractText(new Uint8Array(await page.pdf({ format: 'A4' })), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

/** As paper has it, to be looked at: nothing to press or to go elsewhere with, and nothing beyond the sheet's edge. */
async function expectSheet(page: Page): Promise<void> {
  await page.setViewportSize(paper)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.getClientRects().length > 0 && !element.closest('svg'))
      .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 160)),
  )
  expect(cut).toEqual([])
}

/** What paper alone shows comes piece by piece when the page has come to rest. */
async function printedWhole(page: Page, whole: RegExp): Promise<string> {
  await page.waitForLoadState('networkidle')
  await expect.poll(() => printed(page), { timeout: 30_000 }).toMatch(whole)
  return printed(page)
}

test('the list of orders is printed with a head, every order and nothing to press', async ({
  page,
  context,
  demo,
  signInAs,
}) => {
  await apiOf(demo).place()
  await context.route('**/api/events/stream*', (route) => route.abort())
  await signInAs('customer')
  await page.goto('/orders?environment=development')
  await expect(page.locator('[data-order]').first()).toBeVisible()
  const text = await printedWhole(page, /Callslip.*Printed.*Orders.*Jeanne Moreau/)
  expect(text).not.toMatch(/New order|Import|Sign out|Imprint/)
  await expectSheet(page)
  await expect(page.getByRole('table')).toHaveCount(1)
})

test('before the parts that paper alone shows have come, the list is printed as it is', async ({
  page,
  context,
  demo,
  signInAs,
}) => {
  await apiOf(demo).place()
  // None of them ever does: what is there is what the server drew.
  await context.route('**/_next/static/chunks/**/*.js*', (route) => route.abort())
  await signInAs('customer')
  await page.goto('/orders?environment=development')
  const text = await printed(page)
  expect(text).toMatch(/Callslip.*Birth record/)
  expect(text).not.toMatch(/New order|Import|Sign out|Imprint/)
  await expectSheet(page)
})

test('an order is printed with a head, what its tabs hide, and nothing to press', async ({
  page,
  context,
  demo,
  signInAs,
}) => {
  const id = await apiOf(demo).placeWithOffers()
  await context.route('**/api/events/stream*', (route) => route.abort())
  await signInAs('customer')
  await page.goto(`/orders/${id}?environment=development`)
  await expect(page.getByRole('button', { name: 'Compare the offers' })).toBeVisible()
  const text = await printedWhole(page, /Callslip.*Printed.*Birth record.*Offer number 1.*Offer number 3.*History/)
  expect(text).toMatch(/What you asked for Person Jeanne/)
  expect(text).not.toMatch(/Compare the offers|Withdraw the order|Sign out|Imprint/)
  await expectSheet(page)
})

test('the paper of an order says where its history goes further back than is printed', async ({
  page,
  context,
  demo,
  signInAs,
}) => {
  const id = await apiOf(demo).place()
  await context.route('**/api/events/stream*', (route) => route.abort())
  await context.route(/\/orders\/\w+\/events\?/, async (route) => {
    const response = await route.fetch()
    const link = `<${route.request().url()}&startingAfter=evt_1>; rel="next"`
    await route.fulfill({ response, headers: { ...response.headers(), link } })
  })
  await signInAs('customer')
  await page.goto(`/orders/${id}?environment=development`)
  await printedWhole(page, /History.*What happened before is not shown here\./)
})

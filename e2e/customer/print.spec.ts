import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { placeOrder, unique } from './placed-orders.ts'

test.beforeEach(({ signInAs }) => signInAs('customer'))

/** As from the moment in which somebody chooses to print until the sheet is out. */
async function beginPrinting(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
}

const letterhead = (page: Page) => page.getByText(/^Printed /)

/** Nothing that only a screen can do anything with, and nothing beyond the paper's edge. */
async function expectCleanSheet(page: Page): Promise<void> {
  await expect(letterhead(page)).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

test('the list is printed as a sheet with a head, every order a line', async ({ page, request, demo }) => {
  const reference = unique('PRINT')
  for (const _ of [1, 2]) await placeOrder(request, demo, { externalOrderRef: reference })
  // A4 between its margins, at 96 to the inch.
  await page.setViewportSize({ width: 718, height: 1046 })
  await page.goto(`/orders?externalOrderRef=${reference}`)
  await expect(page.getByRole('link', { name: /^Will/ })).toHaveCount(2)
  // The sheet comes after the first picture.
  await expect(async () => {
    await beginPrinting(page)
    await expect(page.locator('[data-print=sheet]')).toBeVisible({ timeout: 500 })
  }).toPass()
  await expectCleanSheet(page)
  await expect(page.getByRole('columnheader')).toHaveText(['Number', 'Order', 'Placed', 'Due', 'Status'])
  await expect(page.getByRole('row').filter({ hasText: reference })).toHaveCount(2)
  await expect(page.getByRole('link')).toHaveCount(0)
  await page.screenshot({ path: 'test-results/print-list.png', fullPage: true })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
  await expect(page.locator('[data-print=sheet]')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Will/ })).toHaveCount(2)
})

test('printed before its sheet has come the list is what the screen shows, not an empty page', async ({
  page,
  request,
  demo,
}) => {
  const reference = unique('EARLY')
  await placeOrder(request, demo, { externalOrderRef: reference })
  await page.goto(`/orders?externalOrderRef=${reference}`)
  await expect(page.getByRole('link', { name: /^Will/ })).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  // Nobody has said that printing begins, so there is no sheet.
  await expect(page.locator('[data-print=sheet]')).toHaveCount(0)
  await expect(page.getByText(reference).first()).toBeVisible()
})

test('an order is printed with everything that its tabs hide', async ({ page, request, demo }) => {
  const reference = unique('SHEET')
  const id = await placeOrder(request, demo, { externalOrderRef: reference })
  await page.setViewportSize({ width: 718, height: 1046 })
  await page.goto(`/orders/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(async () => {
    await beginPrinting(page)
    await expect(letterhead(page)).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()
  await expectCleanSheet(page)
  await expect(page.getByRole('tab')).toHaveCount(0)
  await page.screenshot({ path: 'test-results/print-order.png', fullPage: true })
})

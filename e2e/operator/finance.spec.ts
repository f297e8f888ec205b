import type { Page } from '@playwright/test'
import { readSecrets } from '../running-app.ts'
import { simulatorOf } from '../api/simulator.ts'
import { apiOf, expectNoOverflow, placePaid } from '../customer/an-order.ts'
import { expect, test } from '../fixtures.ts'
import { placeDisputed } from '../pages/operator-pages.ts'

/** Counts what somebody presses who has no mouse. */
const keysOf = (page: Page) => {
  let pressed = 0
  return {
    press: async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
      pressed += keys.length
    },
    pressed: () => pressed,
  }
}

test('by keyboard alone a stuck transfer is paid, and a dispute taken to its evidence', async ({
  page,
  demo,
  signInAs,
  expectAccessible,
}) => {
  const api = apiOf(demo)
  const simulator = simulatorOf({ demo, secrets: readSecrets(process.env['E2E_DATA_DIR'] ?? '') })
  const [id] = await Promise.all([placePaid(api), placeDisputed(demo)])
  await api.step(id, 'start')
  await expect.poll(() => api.count(id, 'payment.captured')).toBe(1)
  // The provider refuses the first try to send this order's share.
  const match = { method: 'POST', path: '/transfers$', value: id }
  await simulator.fault({ match, kind: 'status', status: 400, remembered: true, times: 1 })
  await api.step(id, 'deliver', { outcome: 'found', report: 'Found in the volume of 1892.' })
  await api.call(`/orders/${id}/accept`, {})

  await signInAs('operator')
  const row = page.getByRole('row').filter({ has: page.locator(`a[href="/operator/orders/${id}"]`) })
  await expect(async () => {
    await page.goto(`/operator/finance/transfers?status=stuck&q=${id}&environment=development`)
    await expect(row).toContainText('refused', { timeout: 2_000 })
  }).toPass()
  await expect(page.getByRole('status', { name: 'Sums' })).toContainText('One row comes to €40.00')
  await expectAccessible(page)

  const toList = async (keys: ReturnType<typeof keysOf>, waiting: string) => {
    await page.goto('/operator/finance?environment=development')
    const link = page.getByRole('main').getByRole('link', { name: waiting })
    await expect(link).toBeVisible()
    do await keys.press('j')
    while (!(await link.evaluate((element) => element === document.activeElement)))
    await keys.press('Enter')
  }
  const paying = keysOf(page)
  await toList(paying, 'Shares that the provider refused to move')
  const again = row.getByRole('button', { name: /^Try again: the share of/ })
  await expect(again).toBeVisible()
  do await paying.press('j')
  while (!(await again.evaluate((element) => element === document.activeElement)))
  await paying.press('Enter')
  await expect(page.getByRole('status', { name: 'Just done' })).toContainText('asked once more to move 40 EUR')
  expect(paying.pressed()).toBeLessThanOrEqual(6)
  await expect.poll(() => api.count(id, 'payment.transferred')).toBe(1)

  const answering = keysOf(page)
  await toList(answering, 'Disputes to answer')
  await expectAccessible(page)
  const first = page.getByRole('link', { name: 'To its evidence' }).first()
  await expect(first).toBeVisible()
  await answering.press('j')
  await expect(first).toBeFocused()
  await answering.press('Enter')
  await expect(page).toHaveURL(/\/operator\/disputes\/\w+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dispute: ')
  expect(answering.pressed()).toBeLessThanOrEqual(7)

  await page.goto('/operator/finance/months?environment=development')
  await page.getByRole('row').filter({ hasText: 'Open' }).first().getByRole('link').press('Enter')
  await expect(page.getByText('Before it can be closed')).toBeVisible()
  await expect(page.getByText('Adds up').first()).toBeVisible()
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoOverflow(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF' }).press('Enter')
  expect((await download).suggestedFilename()).toMatch(/^callslip-books-\d{4}-\d\d\.pdf$/)
})

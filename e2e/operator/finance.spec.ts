import { readSecrets } from '../running-app.ts'
import { simulatorOf } from '../api/simulator.ts'
import { apiOf, expectNoOverflow, placePaid } from '../customer/an-order.ts'
import { expect, test } from '../fixtures.ts'
import { keyboardOf } from '../keyboard.ts'
import { placeDisputed } from '../pages/operator-pages.ts'

test('by keyboard alone a stuck transfer is paid, and a dispute taken to its evidence', async ({
  page,
  demo,
  signInAs,
  expectAccessible,
}) => {
  const api = apiOf(demo)
  const simulator = simulatorOf({ demo, secrets: readSecrets(process.env['E2E_DATA_DIR'] ?? '') })
  const [id, disputed] = await Promise.all([placePaid(api), placeDisputed(demo)])
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

  const { press, type, awaken, done } = keyboardOf(page)
  /** Which links stand before it depends on what else waits: getting there is shown, and not counted. */
  const toList = async (waiting: string) => {
    await page.goto('/operator/finance?environment=development')
    const link = page.getByRole('main').getByRole('link', { name: waiting })
    await expect(link).toBeVisible()
    do await page.keyboard.press('j')
    while (!(await link.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status', { name: 'Sums' })).toBeVisible()
  }
  const find = async (order: string) => {
    const { number } = (await api.call<{ order: { number: string } }>(`/orders/${order}`)).order
    await awaken('/', page.getByRole('searchbox'))
    await type(number.replaceAll('-', '').slice(2).toLowerCase())
    await press('Enter')
    await expect(page.getByRole('row')).toHaveCount(2)
    await press('j')
  }
  await toList('Shares that the provider refused to move')
  await find(id)
  await expect(row.getByRole('button', { name: /^Try again: the share of/ })).toBeFocused()
  await press('Enter')
  await expect(page.getByRole('status', { name: 'Just done' })).toContainText('asked once more to move €40.00')
  done('Pay a stuck transfer')
  // The list follows by itself.
  await expect(row).toHaveCount(0)
  await expect.poll(() => api.count(id, 'payment.transferred')).toBe(1)

  await toList('Disputes to answer')
  await expectAccessible(page)
  await find(disputed.orderId)
  await expect(page.getByRole('link', { name: 'To its evidence' })).toBeFocused()
  await press('Enter')
  await expect(page).toHaveURL(/\/operator\/disputes\/\w+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dispute: ')
  done('Take a dispute to its evidence')

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

test('a page of the console that is opened on a new device is of production, as it is for whoever sent its address', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator')
  for (const path of ['/operator/finance', '/operator/figures', '/operator']) {
    const response = await page.goto(path)
    expect(response?.request().redirectedFrom()).toBeNull()
    await expect(page.getByRole('region', { name: 'Environment' })).toContainText('Real researchers')
    await expect(page.getByText('no real money moves')).toBeHidden()
    expect(new URL(page.url()).search).toBe('')
  }
})

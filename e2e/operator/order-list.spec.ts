import { test, expect } from '../fixtures.ts'
import { expectNoOverflow } from '../customer/an-order.ts'

test('an operator narrows, sorts, adds up, keeps and exports orders', async ({ page, signInAs, expectAccessible }) => {
  await signInAs('operator')
  await page.goto('/operator/orders?environment=production')
  const table = page.getByRole('table', { name: 'Orders, as they were sorted' })
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  const totals = page.getByRole('group', { name: 'Totals' })
  await expect(totals).toContainText(/\d+ orders in all/)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Sort and filter' }).click()
  await page.getByLabel('Completed', { exact: true }).check()
  await expect(page).toHaveURL(/status=completed/)
  await page.getByLabel('Country').selectOption('FRA')
  await page.getByLabel('Currency of the agreed amount').selectOption('EUR')
  await page.getByLabel('Agreed, from').fill('ten')
  await expect(page.getByText('This must be an amount such as 12.50.')).toBeVisible()
  await page.getByLabel('Agreed, from').fill('10')
  await expect(page).toHaveURL(/amountFrom=10/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  const chosen = page.getByRole('list', { name: 'Chosen' })
  await expect(chosen.getByRole('listitem')).toHaveCount(4)
  await expect(table.getByRole('cell', { name: 'Completed' }).first()).toBeVisible()
  await expect(totals).toContainText(/€[\d,.]+ left/)

  await table.getByRole('button', { name: 'Agreed' }).click()
  await expect(page).toHaveURL(/sort=amount/)
  await expect(table.getByRole('columnheader', { name: 'Agreed' })).toHaveAttribute('aria-sort', 'descending')
  await table.getByRole('button', { name: 'Agreed' }).click()
  await expect(table.getByRole('columnheader', { name: 'Agreed' })).toHaveAttribute('aria-sort', 'ascending')

  await page.getByRole('button', { name: 'Sort and filter' }).click()
  const name = `Done in France ${Date.now()}`
  await page.getByLabel('Keep this list as').fill(name)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Sort and filter' }).click()
  const view = page.getByRole('link', { name })
  await expect(view).toBeVisible()
  await expect(view).toHaveAttribute('href', /country=FRA/)
  await page.getByRole('button', { name: `Forget the view ${name}` }).click()
  await page.keyboard.press('Escape')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export the list as CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^callslip-orders-.*\.csv$/)

  await chosen.getByRole('button', { name: 'Without States: Completed' }).click()
  await expect(page).not.toHaveURL(/status=/)
  await page.goBack()
  await expect(page).toHaveURL(/status=completed/)

  await page.setViewportSize({ width: 390, height: 800 })
  await expectNoOverflow(page)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.locator('body').click({ position: { x: 5, y: 5 } })
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/operator\/orders\/ord_/)
})

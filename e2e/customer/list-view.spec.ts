import { expect, test } from '../fixtures.ts'
import { expectNoOverflow } from './an-order.ts'
import { placeOrder, unique } from './placed-orders.ts'

test.beforeEach(({ signInAs }) => signInAs('customer'))

test('the list is walked and ticked by single keys, unless somebody wants none', async ({ page, request, demo }) => {
  const reference = unique('WALK')
  for (const n of [1, 2])
    await placeOrder(request, demo, { externalOrderRef: reference, customerName: `Customer ${n}` })
  await page.goto(`/orders?externalOrderRef=${reference}`)
  const rows = page.getByRole('table', { name: 'Your orders' }).locator('[data-order]')
  await expect(rows).toHaveCount(2)
  // The keys come after the first picture.
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(rows.first().getByRole('link')).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('j')
  await expect(rows.nth(1).getByRole('link')).toBeFocused()
  await page.keyboard.press('x')
  await expect(rows.nth(1).getByRole('checkbox')).toBeChecked()
  await expect(page.getByRole('region', { name: 'Ticked orders' })).toContainText('1 ticked')
  await page.keyboard.press('k')
  await expect(rows.first().getByRole('link')).toBeFocused()
  await page.keyboard.press('/')
  await expect(page.getByLabel('Search orders')).toBeFocused()
  // Typed, they are letters.
  await page.keyboard.type('nx')
  await expect(page.getByLabel('Search orders')).toHaveValue('nx')
  await page.getByLabel('Search orders').fill('')
  await page.getByRole('button', { name: 'View' }).click()
  await page.getByLabel('Shortcuts').uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  await page.reload()
  await expect(rows).toHaveCount(2)
  await page.keyboard.press('n')
  await page.getByRole('button', { name: 'View' }).click()
  await page.getByLabel('Shortcuts').check()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/orders\?/)
  await expect(async () => {
    await page.keyboard.press('n')
    await expect(page).toHaveURL(/\/orders\/new$/, { timeout: 1000 })
  }).toPass()
})

test('dense rows have forty pixels and the columns that were chosen, also the next time', async ({
  page,
  request,
  demo,
  expectAccessible,
}) => {
  const reference = unique('DENSE')
  await placeOrder(request, demo, {
    externalOrderRef: reference,
    customerName: 'Kanzlei Recht und Billig Partnerschaftsgesellschaft',
    repositoryName: 'Landeshauptarchiv Rheinland-Pfalz, Zweigstelle für Personenstandsunterlagen',
    fixedPrice: 45.5,
  })
  await page.goto(`/orders?externalOrderRef=${reference}`)
  await page.getByRole('button', { name: 'View' }).click()
  await page.getByLabel('Dense rows').check()
  await page.getByLabel('Customer').check()
  await page.getByLabel('Fixed price').check()
  await page.getByRole('checkbox', { name: 'Last activity' }).uncheck()
  await page.keyboard.press('Escape')
  const table = page.getByRole('table', { name: 'Your orders' })
  const row = table.locator('[data-order]')
  const check = async () => {
    await expect(row).toHaveCount(1)
    await expect(table.getByRole('columnheader', { name: 'Customer' })).toBeVisible()
    await expect(table.getByRole('columnheader', { name: 'Last activity' })).toBeHidden()
    await expect(row).toContainText('€45.50')
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(41)
  }
  await check()
  await expectAccessible(page)
  await page.reload()
  await check()
  await expectNoOverflow(page)
  // A phone has no room for it.
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(row).toContainText('Order placed')
  expect((await row.boundingBox())?.height).toBeGreaterThan(100)
  await expectNoOverflow(page)
})

test('the palette leads to orders, archives and pages by a few letters', async ({
  page,
  request,
  demo,
  expectAccessible,
}) => {
  const surname = unique('Palette')
  const id = await placeOrder(request, demo, { personsOfInterest: [{ lastname: surname }] })
  await page.goto('/billing')
  const button = page.getByRole('button', { name: 'Find or go to' })
  await expect(button).toBeVisible()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Find or go to' })
  const input = palette.getByRole('combobox')
  await expect(input).toBeFocused()
  await expectAccessible(page)
  await input.fill(surname)
  await expect(palette.getByRole('option', { name: new RegExp(surname) })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/orders/${id}$`))
  await button.click()
  await input.fill('diocèse de paris')
  await expect(palette.getByRole('option', { name: /^Archives historiques du diocèse de Paris/ })).toBeVisible()
  await input.fill('many ord')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/orders\/import$/)
  await page.keyboard.press('Control+k')
  await input.fill('zzzzzz')
  await expect(palette.getByText('Nothing by that name.')).toBeVisible()
  await page.route(/\/api\/archives\?/, (route) => route.abort())
  await input.fill('yyyyyy')
  await expect(palette.getByText(/^No connection to Callslip/)).toBeVisible({ timeout: 20_000 })
  await expect(palette.getByText('Nothing by that name.')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
})

import { expect, test } from '../fixtures.ts'
import { apiOf, expectNoOverflow } from './an-order.ts'
import { placeOrder, unique } from './placed-orders.ts'

test.beforeEach(({ signInAs }) => signInAs('customer'))

test('orders are filed together, found again, and the list is kept under a name', async ({
  page,
  request,
  demo,
  expectAccessible,
}) => {
  const [reference, folder, label, view] = ['REF', 'Folder', 'label', 'View'].map(unique)
  for (const name of ['Zeller', 'Abel'])
    await placeOrder(request, demo, { externalOrderRef: reference, customerName: name })
  await page.goto(`/orders?externalOrderRef=${reference}`)
  const rows = page.getByRole('table', { name: 'Your orders' }).locator('[data-order]')
  await expect(rows).toHaveCount(2)
  await page.getByLabel('Tick all orders shown').check()
  await page.getByRole('button', { name: 'File (2)' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Folder').fill(folder ?? '')
  await dialog.getByRole('combobox', { name: 'Labels' }).fill(label ?? '')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('list', { name: 'Labels' })).toContainText(label ?? '')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  for (const n of [0, 1]) await expect(rows.nth(n)).toContainText(`Folder: ${folder}Label: ${label}`)

  await page.goto('/orders')
  const panel = page.getByRole('button', { name: 'Sort and filter' })
  await panel.click()
  await page.getByLabel('Folder').selectOption(folder ?? '')
  await expect(rows).toHaveCount(2)
  await expectAccessible(page)
  await page.getByLabel('Sort by').selectOption('Customer')
  await expect(page).toHaveURL(/sort=customer/)
  await page.getByLabel('Keep this list as').fill(view ?? '')
  await page.getByRole('button', { name: 'Save the view' }).click()
  await expect(page.getByRole('list', { name: 'Chosen' })).toContainText(`Folder: ${folder}`)
  await page.getByRole('button', { name: `Without Folder: ${folder}` }).click()
  await expect(page).not.toHaveURL(/folder=/)

  await page.goto('/orders')
  await panel.click()
  await page.getByRole('link', { name: view ?? '' }).click()
  await expect(rows).toHaveCount(2)
  await expect(page).toHaveURL(/folder=.*sort=customer|sort=customer.*folder=/)
  await page.keyboard.press('Control+k')
  await page
    .getByRole('dialog')
    .getByRole('combobox')
    .fill(view ?? '')
  await expect(page.getByRole('option', { name: `Orders: ${view}` })).toBeVisible()
  await page.keyboard.press('Escape')
  await panel.click()
  await page.getByRole('button', { name: `Forget the view ${view}` }).click()
  await panel.click()
  await expect(page.getByRole('link', { name: view ?? '' })).toBeHidden()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/orders?externalOrderRef=${reference}`)
  await expect(rows).toHaveCount(2)
  await panel.click()
  await expect(page.getByLabel('Sort by')).toBeVisible()
  const box = await page.getByLabel('Sort by').boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  await expectNoOverflow(page)
  await expectAccessible(page)
})

test('an order is filed and noted on by its own page', async ({ page, request, demo, expectAccessible }) => {
  const [folder, note] = ['Folder', 'Note'].map(unique)
  const id = await placeOrder(request, demo)
  await page.goto(`/orders/${id}?environment=development&tab=notes`)
  await page.getByRole('button', { name: 'File it' }).click()
  await page
    .getByRole('dialog')
    .getByLabel('Folder')
    .fill(folder ?? '')
  await page.getByRole('dialog').getByLabel('Cost centre').fill(`KST ${folder}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(folder ?? '', { exact: true })).toBeVisible()
  await expect(page.getByText(`KST ${folder}`)).toBeVisible()
  await page.getByLabel('A note on this order').fill(`${note}\nin two lines`)
  await page.getByRole('button', { name: 'Add the note' }).click()
  const notes = page.getByRole('list', { name: 'Notes' })
  await expect(notes).toContainText(note ?? '')
  await expect(page.getByLabel('A note on this order')).toHaveValue('')
  await expectAccessible(page)
  await notes.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('No notes')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoOverflow(page)
})

test('the dense list says what orders cost and what became of the money', async ({ page, demo, expectAccessible }) => {
  const id = await apiOf(demo).placeToPay()
  await page.goto('/orders?environment=development&status=awaiting_payment')
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByLabel('Dense rows').check()
  for (const column of ['Researcher', 'Agreed price', 'Payment']) await page.getByLabel(column, { exact: true }).check()
  await page.keyboard.press('Escape')
  const row = page.locator(`[data-order="${id}"]`)
  await expect(row).toContainText(/€\d/)
  await expect(page.getByLabel('Totals')).toContainText('in all')
  // However many columns there are, the order itself keeps its room, and the page doesn't grow.
  const name = await row.getByRole('link').boundingBox()
  expect(name?.width).toBeGreaterThan(60)
  await expectNoOverflow(page)
  await expectAccessible(page)
})

test('an order is the beginning of another', async ({ page, request, demo }) => {
  const reference = unique('AGAIN')
  const id = await placeOrder(request, demo, {
    externalOrderRef: reference,
    personsOfInterest: [{ firstname: 'Anna', lastname: 'Peeters' }],
  })
  const begin = async (which: string) => {
    await page.goto(`/orders/${id}?environment=development`)
    await page.getByRole('button', { name: 'Order again' }).click()
    await page.getByRole('button', { name: which }).click()
  }
  await begin('The same once more')
  await expect(page.getByText(/^Filled in from CS-/)).toBeVisible()
  await expect(page.getByLabel('Last name')).toHaveValue('Peeters')
  await expect(page.getByLabel('Your reference')).toHaveValue(reference)
  // What was being written is given up only where that is said.
  await begin('Another from this archive')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByRole('button', { name: 'Order again' })).toBeFocused()
  await begin('Another from this archive')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace it' }).click()
  await expect(page.getByLabel('Your reference')).toHaveValue(reference)
  await expect(page.getByLabel('Last name')).toHaveValue('')
  await expect(page.getByRole('combobox', { name: 'Archive' })).toHaveValue('Stadsarchief Gent')
})

import { extractText } from 'unpdf'
import { readFileSync } from 'node:fs'
import { accessOf, test, expect, signIn } from '../fixtures.ts'
import { apiOf, expectHeld, expectNoOverflow, openCustomer, openTab, pay } from './an-order.ts'

test('receipt and invoice appear with the charge, are downloaded, and carry the billing details', async ({
  page,
  demo,
  signInAs,
  openContext,
  expectAccessible,
}) => {
  test.slow()
  await signInAs('customer')
  await page.goto('/billing')
  await expect(page.getByRole('heading', { level: 1, name: 'Receipts & invoices' })).toBeVisible()
  await page.getByLabel('Name').fill('Moreau Généalogie SARL')
  await page.getByLabel(/^Address/).fill('12 rue des Archives\n75004 Paris')
  await page.getByLabel(/^Country/).selectOption('FR')
  await page.getByLabel(/^VAT id/).fill('FR123')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('A VAT id that begins with FR looks different.')).toBeVisible()
  await page.getByLabel(/^VAT id/).fill('fr 40 303 265 045')
  await page.getByLabel(/^Cost centre/).fill('KST 4711')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your billing details are saved')).toBeVisible()
  await expectAccessible(page)

  const api = apiOf(demo)
  const id = await api.placeToPay()
  await page.goto(`/orders/${id}`)
  await pay(page, 'Succeeds')
  await expectHeld(page)
  await api.step(id, 'start')
  await openTab(page, 'Payment')
  const documents = page.getByRole('region', { name: 'Receipts and invoices' })
  await expect(documents.getByRole('listitem')).toHaveText([/^Receipt/, /^Invoice for the fee/], { timeout: 20_000 })
  await expectAccessible(page)
  const coming = page.waitForEvent('download')
  await documents
    .getByRole('button', { name: /^Download/ })
    .first()
    .click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/^CS-\w{3}-\w{3}-receipt-T-\d{4}-\d{6}\.pdf$/)
  const { text } = await extractText(new Uint8Array(readFileSync(await file.path())), { mergePages: true })
  for (const shown of [
    'Rehearsal – not a real invoice',
    'Moreau Généalogie SARL',
    '75004 Paris',
    'FR40303265045',
    'KST 4711',
  ])
    expect(text).toContain(shown)

  await page.goto('/billing?kind=receipt')
  const rows = page.getByRole('table', { name: 'Receipts and invoices, newest first' }).getByRole('row')
  await expect(rows.nth(1)).toContainText('Receipt')
  await expect(rows.nth(1)).toContainText('Cost centre KST 4711')
  await expect(page.getByRole('table')).not.toContainText('Invoice for the fee')
  // The day that stands on the paper, also where it is another one by now.
  const [{ issuedAt } = { issuedAt: '' }] = await api.call<{ issuedAt: string }[]>('/billing/documents?kind=receipt')
  const timezoneId = new Date(issuedAt).getUTCHours() < 12 ? 'Etc/GMT+12' : 'Etc/GMT-14'
  const away = await openContext({ timezoneId })
  await signIn(away, demo.logins.customer)
  const elsewhere = await away.newPage()
  await elsewhere.goto('/billing?kind=receipt')
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(issuedAt))
  await expect(elsewhere.getByRole('table').getByRole('row').nth(1)).toContainText(day)
  // The first of them comes with the next month.
  await page.getByLabel('Show').selectOption('Monthly statement')
  await expect(page.getByText('Nothing here yet')).toBeVisible()
  await page.getByLabel('Show').selectOption('Receipt')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoOverflow(page)
  await page.getByLabel('Customer').fill('Nobody & Sons')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('No document has this name.')).toBeVisible()
  await expect(page).toHaveURL(/customer=Nobody/)
  await expectNoOverflow(page)
  await expectAccessible(page)
})

test('details saved from an old page undo no colleague’s correction', async ({ page, demo, expectAccessible }) => {
  test.slow()
  const { call } = await openCustomer(page, demo)
  const { baseUrl, headers } = await accessOf(page, 'customer', 'development')
  const correct = async (data: object) =>
    expect((await page.request.put(`${baseUrl}/billing/details`, { headers, data })).status()).toBe(200)
  await correct({ name: 'Moreau', vatId: 'FR40303265045' })
  await page.goto('/billing')
  const save = page.getByRole('button', { name: 'Save' })
  await expect(page.getByLabel(/^VAT id/)).toHaveValue('FR40303265045')
  await correct({ name: 'Moreau', vatId: 'DE136695976' })
  await page.getByLabel(/^Cost centre/).fill('K1')
  await save.click()
  await expect(page.getByText('Your billing details are saved')).toBeVisible()
  expect(await call('/billing/details')).toEqual({ name: 'Moreau', vatId: 'DE136695976', costCentre: 'K1' })
  await expect(page.getByLabel(/^VAT id/)).toHaveValue('DE136695976')

  // What both have changed is said first.
  await correct({ name: 'Moreau SARL', vatId: 'DE136695976' })
  await page.getByLabel('Name').fill('Moreau & Fils')
  await save.click()
  await expect(page.getByText('It says “Moreau SARL” now.')).toBeVisible()
  await expectAccessible(page)
  expect(await call('/billing/details')).toEqual({ name: 'Moreau SARL', vatId: 'DE136695976' })
  await save.click()
  await expect(page.getByText('It says “Moreau SARL” now.')).toBeHidden()
  await expect.poll(() => call('/billing/details')).toEqual({ name: 'Moreau & Fils', vatId: 'DE136695976' })
})

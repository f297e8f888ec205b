import { test, expect } from '../fixtures.ts'
import { apiOf, expectNoOverflow, placePaid } from '../customer/an-order.ts'

test('an operator sees the whole of an order: its documents, its money, its mails, who looked; and writes to one side', async ({
  page,
  demo,
  signInAs,
  expectAccessible,
}) => {
  const api = apiOf(demo)
  const id = await placePaid(api)
  await api.step(id, 'start')
  await api.step(id, 'deliver', { outcome: 'found' })
  await signInAs('operator')
  await page.goto(`/operator/orders/${id}?environment=development`)
  const part = (name: string) => page.getByRole('region', { name, exact: true })

  await part('Internal notes').getByLabel('A note for other operators').fill('They can wait until May.')
  await part('Internal notes').getByRole('button', { name: 'Add the note' }).click()
  await expect(part('Internal notes').getByRole('listitem')).toContainText('They can wait until May.')

  await part('Messages').getByRole('button', { name: 'Send' }).click()
  await expect(part('Messages')).toContainText('Write something first.')
  await part('Messages').getByLabel('Who reads it').selectOption('The researcher alone')
  await part('Messages').getByLabel('Write as Callslip').fill('Please scan it once more.')
  await page.reload()
  await expect(part('Messages').getByLabel('Write as Callslip')).toHaveValue('Please scan it once more.')
  await expect(part('Messages').getByLabel('Who reads it').locator('option:checked')).toHaveText('The researcher alone')
  await part('Messages').getByRole('button', { name: 'Send' }).click()
  const written = part('Messages').getByRole('listitem').filter({ hasText: 'Please scan it once more.' })
  await expect(written).toContainText('to the researcher alone')
  expect(JSON.stringify(await api.call(`/orders/${id}/messages`))).not.toContain('scan it once more')

  await part('Documents')
    .getByRole('button', { name: /^Look at/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Who has looked' }).click()
  const looked = part('Who has looked')
  await expect(looked.getByRole('row').filter({ hasText: 'Olu Adeyemi (Callslip)' })).toHaveCount(1)
  await expect(looked.getByRole('listitem')).toContainText('Olu Adeyemi')
  // Once the worker has taken the payment.
  await expect(part('Where the money is').getByRole('row').filter({ hasText: 'Charged' })).toContainText('€44.00', {
    timeout: 30_000,
  })
  await expect(part('History')).toContainText('order.delivered')
  await expect(part('Mails')).not.toContainText('Loading')
  await expectAccessible(page)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoOverflow(page)
  }
})

test('each row of the figures leads to its orders, and all of them come as a table', async ({
  page,
  demo,
  signInAs,
  expectAccessible,
}) => {
  await apiOf(demo).place()
  await signInAs('operator')
  await page.goto('/operator/figures?environment=development')
  const part = page.getByRole('region', { name: 'What came of the orders' })
  await part.getByLabel('By').selectOption('Country')
  await expect(page).toHaveURL(/by=country/)
  const france = part.getByRole('row').filter({ hasText: 'France' })
  await expect(france).toHaveCount(1)
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    part.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('callslip-figures-by-country.csv')
  await page.setViewportSize({ width: 390, height: 800 })
  await expectNoOverflow(page)
  await france.getByRole('link').click()
  await expect(page).toHaveURL(/\/operator\/orders\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d&country=FRA/)
})

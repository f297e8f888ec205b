import { test, expect } from '../fixtures.ts'
import { apiOf, billByInvoice, expectHeld, openCustomer, openTab, pay } from './an-order.ts'

test('what a search costs that finds nothing is said before paying, and is what it costs', async ({
  page,
  demo,
  signInAs,
  expectAccessible,
}) => {
  test.slow()
  await signInAs('customer')
  const api = apiOf(demo)
  const id = await api.place()
  await api.step(id, 'open')
  await api.step(id, 'offer', { amount: 40, noFindAmount: 20 })
  await api.step(id, 'offer', { amount: 50 })
  await page.goto(`/orders/${id}`)
  const cards = page.getByRole('region', { name: 'Offers' }).getByRole('listitem')
  await expect(cards.first()).toContainText('€22.00 if nothing is found')
  await expect(cards.nth(1)).toContainText('The same if nothing is found')
  await expectAccessible(page)
  await cards
    .first()
    .getByRole('button', { name: /^Choose/ })
    .click()
  await expect(page.getByRole('main')).toContainText('If nothing is found€22.00')
  await pay(page, 'Succeeds')
  await expectHeld(page)
  await expect(page.getByRole('tabpanel')).toContainText('If nothing is found, it costs €22.00: €22.00 goes back')

  await api.step(id, 'start')
  await api.step(id, 'deliver', { outcome: 'not_found' })
  await expect(page.getByRole('heading', { name: 'Searched, and not found' })).toBeVisible()
  await page.getByRole('button', { name: 'Read the report' }).click()
  await page.getByRole('button', { name: 'Accept the delivery' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('€22.00 goes back to your card, because nothing was found')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Accept', exact: true }).click()
  await openTab(page, 'Payment')
  const money = page.getByRole('tabpanel')
  await expect(money).toContainText('€22.00 went back to your card', { timeout: 20_000 })
  await expect(money).toContainText('has received €20.00 of it')
  await expect(money).toContainText('For a search that finds nothing, €22.00 was agreed.')
  await expect(page.getByRole('heading', { name: 'Refunded in part' })).toBeVisible()
})

test('by invoice, accepting a search that found nothing names what is invoiced', async ({
  page,
  demo,
  openContext,
}) => {
  test.slow()
  const api = await openCustomer(page, demo)
  await billByInvoice(openContext, demo, api)
  const id = await api.place()
  await api.step(id, 'open')
  await api.step(id, 'offer', { amount: 40, noFindAmount: 10 })
  const [offer] = await api.offersOf(id)
  await api.call(`/orders/${id}/offers/${offer?.id}/select`, {})
  await api.step(id, 'start')
  await api.step(id, 'deliver', { outcome: 'not_found' })
  await page.goto(`/orders/${id}?environment=development&tab=documents`)
  await page.getByRole('button', { name: 'Accept the delivery' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Nothing was found, so the order costs €11.00 all in.')
  await question.getByRole('button', { name: 'Accept', exact: true }).click()
  await openTab(page, 'Payment')
  await expect(page.getByRole('tabpanel')).toContainText('€11.00')
})

import { test, expect } from '../fixtures.ts'
import { apiOf, billByInvoice, openCustomer } from './an-order.ts'

test('a price that was changed meanwhile is shown, not agreed to', async ({
  page,
  demo,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('customer')
  const api = apiOf(demo)
  const id = await api.placeWithOffers()
  const sent: unknown[] = []
  await page.goto(`/orders/${id}?tab=offers`)
  await page.route('**/offers/*/select', (route) => {
    sent.push(route.request().postDataJSON())
    return route.fulfill({
      status: 409,
      json: {
        error: 'The sentence of the API.',
        code: 'offer_changed',
        requestId: 'req_1',
        amount: 35,
        currency: 'EUR',
      },
    })
  })
  // The cheapest comes first: 30 euros for the researcher, 33 all in.
  const card = page.getByRole('region', { name: 'Offers' }).getByRole('listitem').first()
  await expect(card).toContainText('€33.00 all in')
  await page.route(`**/orders/${id}/offers*`, async (route) => {
    const response = await route.fetch()
    const offers = (await response.json()) as { amount: number; totalAmount: number }[] // as the API documents it
    const now = offers.map((offer) => (offer.amount === 30 ? { ...offer, amount: 35, totalAmount: 38.5 } : offer))
    await route.fulfill({ response, json: now })
  })
  await card.getByRole('button', { name: /^Choose/ }).click()
  await expect(page.getByText('changed this offer’s price meanwhile')).toBeVisible()
  expect(sent).toEqual([{ expectedAmount: 30, expectedNoFindAmount: 30, expectedPaymentRequired: true }])
  await expect(card).toContainText('€38.50 all in')
  await expectAccessible(page)

  await page.unrouteAll({ behavior: 'wait' })
  await page.reload()
  await expect(card).toContainText('€33.00 all in')
  await card.getByRole('button', { name: /^Choose/ }).click()
  await expect(page).toHaveURL(/\/pay$/)
  expect(await api.count(id, 'offer.selected')).toBe(1)
})

test('whoever pays by invoice since the page was opened is asked before choosing binds them', async ({
  page,
  demo,
  openContext,
  expectAccessible,
}) => {
  test.slow()
  const api = await openCustomer(page, demo)
  const id = await api.placeWithOffers()
  await page.goto(`/orders/${id}?environment=development&tab=offers`)
  const choose = page.getByRole('region', { name: 'Offers' }).getByRole('button', { name: /^Choose .*offer$/ })
  await expect(choose).toHaveCount(3)
  await billByInvoice(openContext, demo, api)
  await choose.first().click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('You pay by invoice: €33.00 all in')
  await expectAccessible(page)
  const { status } = await api.call<{ status: string }>(`/orders/${id}`)
  expect([status, await api.count(id, 'offer.selected')]).toEqual(['open', 0])
  await question.getByRole('button', { name: 'Confirm the order' }).click()
  await expect(page.getByText('The order is confirmed.')).toBeVisible()
  expect(await api.count(id, 'order.confirmed')).toBe(1)
})

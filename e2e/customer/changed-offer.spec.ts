import { test, expect } from '../fixtures.ts'
import { apiOf } from './an-order.ts'

test.beforeEach(async ({ signInAs }) => signInAs('customer'))

test('a price that was changed meanwhile is shown, not agreed to', async ({ page, demo, expectAccessible }) => {
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
  expect(sent).toEqual([{ expectedAmount: 30, expectedNoFindAmount: 30 }])
  await expect(card).toContainText('€38.50 all in')
  await expectAccessible(page)

  await page.unrouteAll({ behavior: 'wait' })
  await page.reload()
  await expect(card).toContainText('€33.00 all in')
  await card.getByRole('button', { name: /^Choose/ }).click()
  await expect(page).toHaveURL(/\/pay$/)
  expect(await api.count(id, 'offer.selected')).toBe(1)
})

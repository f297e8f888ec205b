import { test, expect } from '../fixtures.ts'
import { apiOf, bank, expectHeld, expectNoOverflow, fillIn, pay, payButton } from './an-order.ts'

test('a card is saved only where that is ticked, pays the next order, and is removed', async ({
  page,
  demo,
  signInAs,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  await signInAs('customer')
  const api = apiOf(demo)
  const open = async () => page.goto(`/orders/${await api.placeToPay()}?environment=development&tab=payment`)
  const cards = page.getByRole('list', { name: 'Saved cards' })

  await open()
  await fillIn(page, 'Asks for 3-D Secure')
  await expect(page.getByLabel('Save this card for next time')).not.toBeChecked()
  await expectAccessible(page)
  await page.getByLabel('Save this card for next time').check()
  await payButton(page).click()
  await bank(page).getByRole('button', { name: 'Complete authentication' }).click()
  await expectHeld(page)

  await open()
  await expect(page.getByRole('radio', { name: /ending in/ })).toBeChecked()
  await expectAccessible(page)
  await payButton(page).click()
  // The bank asks for a saved card too.
  await bank(page).getByRole('button', { name: 'Complete authentication' }).click()
  await expectHeld(page)

  await open()
  await page.getByRole('radio', { name: 'Another card' }).check()
  await pay(page, 'Succeeds')
  await expectHeld(page)

  await page.goto('/account')
  await expect(cards.getByRole('listitem')).toHaveCount(1)
  await expect(cards).toContainText('Offered first')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectNoOverflow(page)
  await cards.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByText('None. A card is saved only')).toBeVisible()
})

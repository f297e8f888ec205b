import { expect, test } from '../fixtures.ts'
import { bank, expectHeld, expectNoOverflow, fillIn, openCustomer, pay, payButton } from './an-order.ts'

test('a card is saved only where that is ticked, pays the next order, and is removed', async ({
  page,
  demo,
  expectAccessible,
}) => {
  test.setTimeout(180_000)
  const api = await openCustomer(page, demo)
  const open = async () => page.goto(`/orders/${await api.placeToPay()}/pay?environment=development`)
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

import { test, expect } from '../fixtures.ts'
import { apiOf, expectNoOverflow, placePaid } from '../customer/an-order.ts'
import { keyboardOf } from '../keyboard.ts'

type Order = { order: { paymentIntentId: string } }
type Snapshot = { payment: { refundedAmount?: number; reversedAmount?: number } }

test('an operator resolves a case with a split refund by the keyboard alone', async ({
  page,
  demo,
  signInAs,
  expectAccessible,
}) => {
  const api = apiOf(demo)
  const id = await placePaid(api)
  await api.step(id, 'start')
  await expect.poll(() => api.count(id, 'payment.captured')).toBe(1)
  await api.step(id, 'deliver', { outcome: 'found' })
  await api.call(`/orders/${id}/cases`, { kind: 'missing_pages', content: 'The entry goes on overleaf.' })
  await signInAs('operator')
  await page.goto(`/operator/cases?environment=development&state=undecided&q=${id}`)
  const link = page.getByRole('link', { name: 'Pages are missing' })
  await expect(link).toHaveCount(1)
  await expectAccessible(page)

  const { press, type, to, awaken, done } = keyboardOf(page)
  await awaken('j', link)
  await press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Pages are missing' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refund and close …' })).toBeVisible()
  await expectAccessible(page)
  await to(page.getByRole('button', { name: 'Refund and close …' }))
  await press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Amount in EUR')).toHaveValue('44')
  // What is there is selected on the way in, so that typing replaces it.
  await press('Tab')
  await type('3')
  await expect(dialog).toContainText('€2.72 of it from the researcher’s part')
  await press('Tab')
  await press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: 'Callslip’s fee' })).toBeChecked()
  await expect(dialog).toContainText('€0.00 of it from the researcher’s part')
  await expect(dialog).toContainText('€3.00 from our fee')
  await expectAccessible(page)
  await press('Tab')
  await type('The page was lost on the way.')
  await press('Tab')
  await press('Tab')
  await press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('status', { name: 'Just done' })).toContainText('is closed, and the refund is on its way')
  await expect(page.getByText('The page was lost on the way.')).toBeVisible()
  done('Resolve a case with a split refund')

  const { paymentIntentId } = (await api.call<Order>(`/orders/${id}`)).order
  const paymentOf = async () => (await api.call<Snapshot>(`/orders/${id}/payments/${paymentIntentId}`)).payment
  await expect.poll(async () => (await paymentOf()).refundedAmount).toBe(300)
  expect((await paymentOf()).reversedAmount).toBeUndefined()
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoOverflow(page)
  await expectAccessible(page)
})

import { expect, test } from '../fixtures.ts'
import { apiOf, expectNoOverflow } from './an-order.ts'

test.beforeEach(async ({ signInAs }) => signInAs('customer'))

test('an order is taken through the market by hand, the unhappy card included', async ({ page, expectAccessible }) => {
  await page.goto('/developers/sandbox')
  await expect(page.getByText('Nothing happens until you ask for a step')).toBeVisible()
  await page.getByRole('button', { name: 'Place a practice order' }).press('Enter')
  await expect(page).toHaveURL(/order=ord_/)
  const events = page.getByRole('list', { name: 'Events, newest first' })
  await expect(events).toContainText('order.created')
  const act = async (name: string, event: string, key = false) => {
    const button = page.getByRole('button', { name, exact: true })
    const seen = events.getByRole('listitem').filter({ hasText: event })
    const before = await seen.count()
    await (key ? button.press('Enter') : button.click())
    await expect(seen).toHaveCount(before + 1, { timeout: 20_000 })
  }
  await act('Open it', 'order.opened', true)
  await expect(events.getByRole('listitem').filter({ hasText: 'order.opened' })).toContainText('new')
  await expect(page.getByText('The order is now “open”.')).toBeVisible()
  await act('Make an offer', 'offer.created')
  await act('Choose the newest offer', 'offer.selected')
  await expect(page.getByText('It waits for payment now.')).toBeVisible()
  await act('Pay: it is declined', 'payment.failed')
  await expect(page.getByText('The card was declined.')).toBeVisible()
  await act('Pay: the card works', 'payment.authorized')
  await expect(page.getByText('The amount is held. The provider says')).toBeVisible()
  await act('Start work', 'order.started')
  await page.getByRole('button', { name: 'A day passes', exact: true }).press('Enter')
  await expect(page.getByText('1 day has passed for this order.')).toBeVisible()
  await page.getByRole('button', { name: 'Until it is late', exact: true }).click()
  await expect(page.getByText(/^\d+ days have passed for this order\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Until it is late', exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await act('Deliver “not found”', 'order.delivered')
  await act('Until silence accepts', 'order.completed')
  await expect(page.getByRole('button', { name: 'Complete it' })).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectNoOverflow(page)
  await expectAccessible(page)
})

test('a step that somebody else has made impossible is refused in words', async ({ page, demo }) => {
  const api = apiOf(demo)
  const id = await api.place()
  await page.goto(`/developers/sandbox?order=${id}`)
  const looked = Promise.withResolvers<void>()
  const open = page.getByRole('button', { name: 'Open it' })
  await expect(open).toBeVisible()
  await page.route(
    (url) => url.pathname.endsWith(`/sandbox/orders/${id}/steps`),
    async (route) => {
      if (route.request().method() === 'POST') {
        await looked.promise
        await api.call(`/orders/${id}/withdraw`, {})
      }
      await route.continue()
    },
  )
  await open.click()
  await expect(open).toHaveAttribute('aria-busy', 'true')
  looked.resolve()
  await expect(
    page.getByRole('status').filter({ hasText: 'is not possible while the order is withdrawn' }),
  ).toBeVisible()
})

test('the order at hand stays while a program places another', async ({ page, demo }) => {
  const api = apiOf(demo)
  await api.place()
  await page.goto('/developers/sandbox')
  const order = page.getByRole('combobox', { name: 'Order', exact: true })
  await expect(order).toHaveValue(/^ord_/)
  const first = await order.inputValue()
  const later = await api.place()
  await expect(order.locator(`option[value="${later}"]`)).toBeAttached({ timeout: 15_000 })
  await expect(order).toHaveValue(first)
})

test('there is no sandbox in production', async ({ page, expectAccessible }) => {
  await page.goto('/developers/sandbox?environment=production')
  await expect(page.getByRole('heading', { name: 'Nothing to rehearse here' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Switch to development' }).nth(1).click()
  await expect(page.getByRole('heading', { name: 'Test cards' })).toBeVisible()
})

import type { Page } from '@playwright/test'
import { simulatorOf } from '../api/simulator.ts'
import { test, expect } from '../fixtures.ts'
import { readSecrets } from '../running-app.ts'
import { apiOf, bank, expectHeld, fillIn, openPayment, pay, payButton, type OtherSide } from './an-order.ts'

test.beforeEach(async ({ signInAs }) => signInAs('customer'))

test('a declined card, then another', async ({ page, demo, expectAccessible }) => {
  const api = apiOf(demo)
  const id = await api.placeToPay()
  await page.goto(`/orders/${id}/pay`)
  await pay(page, 'Is declined')
  await expect(page.getByRole('alert').filter({ hasText: 'declined' })).toBeVisible()
  await expectAccessible(page)
  await pay(page, 'Succeeds')
  await expectHeld(page)
  expect(await api.count(id, 'payment.initiated')).toBe(1)
  expect(await api.count(id, 'payment.authorized')).toBe(1)
})

test('3-D Secure, failed and then passed', async ({ page, demo }) => {
  const id = await apiOf(demo).placeToPay()
  await page.goto(`/orders/${id}/pay`)
  await pay(page, 'Asks for 3-D Secure')
  await bank(page).getByRole('button', { name: 'Fail authentication' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'make sure that it was you' })).toBeVisible()
  await pay(page, 'Asks for 3-D Secure')
  await bank(page).getByRole('button', { name: 'Complete authentication' }).click()
  await expectHeld(page)
})

test('a reload before the card is entered goes on with the same payment', async ({ page, demo }) => {
  const api = apiOf(demo)
  const id = await api.placeToPay()
  await page.goto('/orders')
  await page.goto(`/orders/${id}/pay`)
  await expect(payButton(page)).toBeVisible()
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL(/\/orders$/)
  await page.goForward()
  await pay(page, 'Succeeds')
  await expectHeld(page)
  expect(await api.count(id, 'payment.initiated')).toBe(1)
})

test("a reload between the bank's yes and ours ends in a paid order", async ({ page, demo }) => {
  const api = apiOf(demo)
  const id = await api.placeToPay()
  await page.route('**/payments/finalize', (route) => route.abort())
  await page.goto(`/orders/${id}/pay`)
  await pay(page, 'Succeeds')
  await expect(page.getByText(/is held on your card|could not note it yet|Held, not charged/).first()).toBeVisible()
  await page.unroute('**/payments/finalize')
  await page.reload()
  await expectHeld(page)
  expect(await api.count(id, 'payment.authorized')).toBe(1)
})

async function fillInBoth(tabs: readonly Page[], id: string): Promise<void> {
  for (const tab of tabs) {
    await tab.goto(`/orders/${id}/pay`)
    await fillIn(tab, 'Succeeds')
  }
}

test('an earlier charge of the order stands beside what it is paid with, from before that is paid', async ({
  page,
  demo,
  expectAccessible,
}) => {
  const api = apiOf(demo)
  const id = await api.placeToPay()
  const [first] = await api.offersOf(id)
  await api.call(`/orders/${id}/payments/initiate`, { offerId: first?.id })
  await page.route(`**/billing/documents?*orderId=${id}*`, (route) =>
    route.fulfill({ json: [{ ...receipt, order: { id, title: 'Birth record' } }] }),
  )
  const payment = {
    amount: 4675,
    currency: 'EUR',
    platformFee: 425,
    transferAmount: 4250,
    paymentIntentId: 'pi_before',
  }
  await page.route(`**/orders/${id}/payments/pi_before`, (route) =>
    route.fulfill({ json: { orderId: id, payment: { ...payment, status: 'captured', failedRefundAmount: 4675 } } }),
  )
  await page.goto(`/orders/${id}?tab=payment`)
  await expect(page.getByRole('heading', { name: 'Not paid yet' })).toBeVisible()
  const earlier = page.getByRole('heading', { name: 'An earlier charge: Charged' })
  await expect(earlier).toBeVisible()
  await expect(page.getByText('€46.75 was charged.')).toBeVisible()
  await expect(page.getByText(/refund of €46\.75 has failed|refund of €46\.75 failed/)).toBeVisible()
  await expectAccessible(page)
})

const receipt = {
  ...{
    id: 'bil_before',
    number: 'T-2026-000001',
    kind: 'receipt',
    issuedAt: '2026-03-05T09:30:00.000Z',
    sandbox: true,
  },
  ...{ currency: 'EUR', totalMinor: 4675, seller: { name: 'Callslip' }, buyer: { name: 'Moreau' }, lines: [] },
  ...{ vat: { ratePercent: 0, netMinor: 425, vatMinor: 0, reverseCharge: false }, notes: [] },
  paymentIntentId: 'pi_before',
}

test('two tabs: one pays, the other sees it; a double click pays once', async ({ page, context, demo }) => {
  const api = apiOf(demo)
  const id = await api.placeToPay()
  const other = await context.newPage()
  await fillInBoth([page, other], id)
  await page.bringToFront()
  await payButton(page).dblclick()
  await expectHeld(page)
  await expectHeld(other)
  expect(await api.count(id, 'payment.initiated')).toBe(1)
  expect(await api.count(id, 'payment.authorized')).toBe(1)
})

test('two tabs that pay at the same moment pay once', async ({ page, context, demo }) => {
  const api = apiOf(demo)
  const id = await api.placeToPay()
  const other = await context.newPage()
  await fillInBoth([page, other], id)
  // Clicked as they are: whichever is first makes the other's button go away.
  await Promise.all([page, other].map((tab) => payButton(tab).evaluate((button: HTMLElement) => button.click())))
  await expectHeld(page)
  await expectHeld(other)
  expect(await api.count(id, 'payment.authorized')).toBe(1)
})

test('with the keyboard alone, from the offers to the hold', async ({ page, demo }) => {
  const id = await apiOf(demo).placeWithOffers()
  await page.goto(`/orders/${id}`)
  const choose = page.getByRole('button', { name: /^Choose/ }).first()
  await expect(choose).toBeVisible()
  await tabTo(page, async () => choose.evaluate((element) => element === document.activeElement))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Pay for/ })).toBeFocused()
  const number = page.getByLabel('Card number')
  await expect(number).toBeVisible()
  await tabTo(page, async () => number.evaluate((element) => element === document.activeElement))
  await page.keyboard.type('4242424242424242')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1234')
  await page.keyboard.press('Tab')
  await page.keyboard.type('123')
  await page.keyboard.press('Enter')
  await expectHeld(page)
  await expect(page.getByRole('heading', { name: 'Held, not charged' })).toBeFocused()
})

async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The Tab key never came there.')
}

test('what the bank sent back with the customer is told once and leaves no secret in the address', async ({
  page,
  demo,
}) => {
  const id = await apiOf(demo).placeToPay()
  await page.goto(
    `/orders/${id}/pay?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=failed`,
  )
  await expect(page.getByText('Your bank did not confirm that payment.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/orders/${id}/pay$`))
  await page.reload()
  await expect(payButton(page)).toBeVisible()
  await expect(page.getByText('Your bank did not confirm that payment.')).toBeHidden()
})

test('who comes back from the bank to where orders were paid before is led on, and links there still do', async ({
  page,
  demo,
}) => {
  const id = await apiOf(demo).placeToPay()
  await page.goto(`/orders/${id}?tab=payment&payment_intent=pi_1&redirect_status=failed`)
  await expect(page.getByText('Your bank did not confirm that payment.')).toBeVisible()
  await page.goto(`/orders/${id}?tab=payment`)
  await page.getByRole('tabpanel').getByRole('link', { name: 'Go to the payment' }).click()
  await pay(page, 'Succeeds')
  await expectHeld(page)
  // Nothing is left to pay: the page leads back.
  await page.goto(`/orders/${id}/pay`)
  await expectHeld(page)
})

const secrets = () => readSecrets(process.env['E2E_DATA_DIR'] ?? '')

/** The payment that the page has begun: asking again returns the same. */
const intentOf = async (api: OtherSide, orderId: string) => {
  const [first] = await api.offersOf(orderId)
  return (await api.call<{ paymentIntentId: string }>(`/orders/${orderId}/payments/initiate`, { offerId: first?.id }))
    .paymentIntentId
}

// Two answers that the simulated provider never gives; everything else here happens for real.
const refuse = (page: Page, step: 'initiate' | 'finalize', code: string) =>
  page.route(`**/payments/${step}`, (route) =>
    route.fulfill({ status: 409, json: { error: 'The sentence of the API.', code, requestId: 'req_1' } }),
  )

test('the real provider’s script comes where its form is, also after a step from a page that may not load it', async ({
  page,
  demo,
}) => {
  const id = await apiOf(demo).placeToPay()
  // The provider itself can't be reached from here: what stands for its script never gets as far as a form.
  const asked: string[] = []
  await page.route('https://js.stripe.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: 'window.Stripe = () => new Promise(() => {})' })
  })
  await page.route(`**/orders/${id}/payments/initiate`, async (route) => {
    const response = await route.fetch()
    const initiated = (await response.json()) as object // what the page is sent, but for the key
    await route.fulfill({ response, json: { ...initiated, publishableKey: 'pk_test_51PThatIsNotTheSimulators' } })
  })
  await page.goto('/account')
  await page.getByRole('link', { name: 'Orders' }).first().click()
  await page.locator(`a[href="/orders/${id}"]`).first().click()
  await openPayment(page)
  await expect.poll(() => asked).toHaveLength(1)
  // The document of /account may not load it: there is another one now. Nothing was refused on the way (fixtures.ts).
  const [document] = await page.evaluate(() => performance.getEntriesByType('navigation').map(({ name }) => name))
  expect(new URL(document ?? '').pathname).toBe(`/orders/${id}/pay`)
})

test.describe('what the provider or another hand can do meanwhile', () => {
  test('the provider is down, and comes back', async ({ page, demo, expectAccessible }) => {
    const { fault, clearFaults } = simulatorOf({ demo, secrets: secrets() })
    const id = await apiOf(demo).placeToPay()
    await fault({ match: { method: 'POST', path: '^/v1/payment_intents$', value: id }, kind: 'status', status: 503 })
    await page.goto(`/orders/${id}/pay`)
    await expect(page.getByText('The payment could not be prepared')).toBeVisible({ timeout: 30_000 })
    await expectAccessible(page)
    await clearFaults()
    await page.getByRole('button', { name: 'Try again' }).click()
    await pay(page, 'Succeeds')
    await expectHeld(page)
  })

  test("the researcher can't be paid just now", async ({ page, demo, expectAccessible }) => {
    const id = await apiOf(demo).placeToPay()
    await refuse(page, 'initiate', 'researcher_account_not_ready')
    await page.goto(`/orders/${id}/pay`)
    await expect(page.getByText('can’t be paid just now')).toBeVisible({ timeout: 20_000 })
    await expectAccessible(page)
    await page.unroute('**/payments/initiate')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(payButton(page)).toBeVisible()
  })

  test('a payment that was ended elsewhere is followed by a new one', async ({ page, demo, expectAccessible }) => {
    const api = apiOf(demo)
    const id = await api.placeToPay()
    await page.goto(`/orders/${id}/pay`)
    await fillIn(page, 'Succeeds')
    await simulatorOf({ demo, secrets: secrets() }).development.paymentIntents.cancel(await intentOf(api, id))
    await payButton(page).click()
    await expect(page.getByText('Here is a new one.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Begin a new one' })).toBeHidden()
    await pay(page, 'Succeeds')
    await expectHeld(page)
    await expectAccessible(page)
    expect(await api.count(id, 'payment.initiated')).toBe(2)
    expect(await api.count(id, 'payment.authorized')).toBe(1)
  })

  test('a payment over another amount is stopped, and nobody is asked to pay again', async ({
    page,
    demo,
    expectAccessible,
  }) => {
    const api = apiOf(demo)
    const id = await api.placeToPay()
    await page.goto(`/orders/${id}/pay`)
    await fillIn(page, 'Succeeds')
    await simulatorOf({ demo, secrets: secrets() }).alter(await intentOf(api, id), { amount: 4500 })
    await payButton(page).click()
    await expect(page.getByText('please don’t pay again')).toBeVisible({ timeout: 20_000 })
    await expect(payButton(page)).toBeHidden()
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByText('You have not been charged')).toBeVisible({ timeout: 20_000 })
    await expect(payButton(page)).toBeHidden()
  })

  test('a chosen offer that was declined in another window is no longer paid for', async ({ page, demo }) => {
    const api = apiOf(demo)
    const id = await api.placeToPay()
    await page.goto(`/orders/${id}/pay`)
    await expect(payButton(page)).toBeVisible()
    const [first] = await api.offersOf(id)
    await api.call(`/orders/${id}/offers/${first?.id}/decline`, {})
    await expect(page.getByRole('tab', { name: 'Offers', selected: true })).toBeVisible()
    await page
      .getByRole('button', { name: /^Choose/ })
      .first()
      .click()
    await pay(page, 'Succeeds')
    await expectHeld(page)
  })

  test('finalize answers payment_processing and then yes', async ({ page, demo }) => {
    const id = await apiOf(demo).placeToPay()
    let asked = 0
    await page.route('**/payments/finalize', (route) =>
      ++asked > 1
        ? route.continue()
        : route.fulfill({
            status: 409,
            json: { error: 'The provider is still working.', code: 'payment_processing', requestId: 'req_1' },
          }),
    )
    await page.goto(`/orders/${id}/pay`)
    await pay(page, 'Succeeds')
    await expectHeld(page)
  })
})

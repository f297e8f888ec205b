import { simulatorOf } from '../api/simulator.ts'
import { openMail, signIn, test, expect } from '../fixtures.ts'
import { makeOffer, placeJob } from '../researcher/a-job.ts'
import { readSecrets } from '../running-app.ts'
import { apiOf, expectHeld, expectNoOverflow, openCustomer, pay, placePaid } from './an-order.ts'

test('a hold about to end is held anew, and one that lapsed is paid again from the mail', async ({
  page,
  openContext,
  demo,
  signInAs,
  expectAccessible,
}) => {
  test.setTimeout(180_000)
  const { call, offersOf } = apiOf(demo)
  const simulator = simulatorOf({ demo, secrets: readSecrets(process.env['E2E_DATA_DIR'] ?? '') })
  const documentType = `Marriage record ${crypto.randomUUID().slice(0, 6)}`
  const id = await placeJob(demo, { documentType })
  const desk = await openContext({ baseURL: demo.portalUrl })
  await signIn(desk, demo.logins.researcher)
  const work = await desk.newPage()
  await makeOffer(work, id)
  const [offer] = await offersOf(id)
  const offerId = offer?.id
  await call(`/orders/${id}/offers/${offerId}/select`, {})
  const begin = async () =>
    (await call<{ paymentIntentId: string }>(`/orders/${id}/payments/initiate`, { offerId })).paymentIntentId

  // The first hold lasts an hour only: both sides are told until when.
  await simulator.alter(await begin(), { hold_seconds: 3600 })
  await signInAs('customer')
  await page.goto(`/orders/${id}?environment=development&tab=payment`)
  await pay(page, 'Succeeds')
  await expectHeld(page)
  await expect(page.getByRole('tabpanel', { name: 'Payment' }).getByText(/^The hold ends/)).toBeVisible()
  await expectAccessible(page)
  await work.goto('/research/work?environment=development')
  const row = work.getByRole('listitem').filter({ has: work.locator(`a[href="/research/orders/${id}"]`) })
  await expect(row).toContainText('the hold on the customer’s card ends then')
  await desk.close()

  await page.getByRole('button', { name: 'Hold it anew …' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Nothing is charged twice')
  await page.getByRole('button', { name: 'Release it and pay anew' }).click()
  await pay(page, 'Succeeds')
  await expectHeld(page)
  await expect(page.getByRole('tabpanel', { name: 'Payment' }).getByText(/^The hold ends/)).toBeHidden()

  // The second one lapses before its time; the mail leads to where it is paid again.
  const { order } = await call<{ order: { paymentIntentId: string } }>(`/orders/${id}`)
  await simulator.lapse(order.paymentIntentId)
  const mail = await openMail(
    page,
    demo.logins.customer.email,
    `The hold on your card ran out, please pay again: ${documentType}`,
  )
  await mail.getByRole('link').first().click()
  await pay(page, 'Succeeds')
  await expectHeld(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectNoOverflow(page)
})

test('of a payment that can’t be read nobody is told that nothing is held', async ({
  page,
  demo,
  expectAccessible,
}) => {
  test.slow()
  const api = await openCustomer(page, demo)
  const id = await placePaid(api)
  await page.route(`**/orders/${id}/payments/**`, (route) => route.abort())
  // What the server draws has it; on the way from the list the browser asks by itself.
  await page.goto('/orders?environment=development')
  await page.locator(`a[href="/orders/${id}"]`).first().click()
  await page.getByRole('button', { name: 'Withdraw the order' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('A hold on your card is released in full')
  await expect(question).toContainText('What has been paid for this order could not be read just now.', {
    timeout: 30_000,
  })
  await expect(question).not.toContainText('Nothing is held')
  await expectAccessible(page)
  await page.unrouteAll({ behavior: 'wait' })
  await page.reload()
  await page.getByRole('button', { name: 'Withdraw the order' }).click()
  await expect(question).toContainText('The hold of €44.00 on your card is released in full.')
})

import type { Page } from '@playwright/test'
import { expectNoOverflow } from '../customer/an-order.ts'
import { expect } from '../fixtures.ts'
import { pdfOf } from '../researcher/a-job.ts'
import {
  acceptDelivery,
  enterAll,
  findAsOperator,
  findAsResearcher,
  handOver,
  makeOffer,
  payByCard,
  placeOrder,
  startWork,
  test,
  upload,
} from './sides.ts'

const tag = () => crypto.randomUUID().slice(0, 8)
const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 800 }

/** The page at both sizes, and back at the larger one. */
async function inBothSizes(page: Page, check: () => Promise<void>): Promise<void> {
  for (const size of [phone, desk]) {
    await page.setViewportSize(size)
    await check()
    await expectNoOverflow(page)
  }
}

test('a problem is reported, heard and decided, and both sides say how it went', async ({
  newBrowser,
  demo,
  expectAccessible,
}) => {
  test.setTimeout(180_000)
  const [lastname, reference] = [`Perrin${tag()}`, `CASE-${tag()}`]
  const { customer, operator, researcher } = await enterAll(newBrowser, demo)
  const check = (page: Page) => inBothSizes(page, () => expectAccessible(page))

  await placeOrder(customer, { kind: 'Marriage record', lastname, reference })
  await findAsOperator(operator, reference)
  await operator.getByRole('button', { name: 'Open for offers' }).click()
  await findAsResearcher(researcher, lastname)
  await makeOffer(researcher, '40', 'I am there every Tuesday.')
  const offers = customer.getByRole('region', { name: 'Offers' })
  await expect(offers).toContainText('No reviews yet', { timeout: 20_000 })
  await offers.getByRole('listitem').getByRole('link').click()
  await expect(customer.getByText('Researcher', { exact: true })).toBeVisible()
  await expect(customer.locator('main')).not.toContainText('@')
  await check(customer)
  await customer.goBack()
  await offers.getByRole('button', { name: /^Choose/ }).click()
  await payByCard(customer, '€44.00')
  await startWork(researcher, '€44.00')
  await expect(customer.getByRole('button', { name: 'Something is wrong' })).toBeVisible({ timeout: 20_000 })
  await upload(researcher, [pdfOf('acte.pdf', 50_000)], 1)
  await handOver(researcher, /^Found/)

  await customer.getByRole('button', { name: 'Look at the documents' }).click({ timeout: 20_000 })
  const door = customer.getByRole('button', { name: 'Something is wrong' })
  await door.click()
  const dialog = customer.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Callslip' }).check()
  await check(customer)
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await dialog.getByRole('button', { name: 'Report it' }).click()
  await expect(dialog.getByText('Choose what fits best.')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Pages are missing' }).check()
  await dialog.getByLabel('Say it in your own words').fill('The entry goes on overleaf.')
  await dialog.getByRole('checkbox', { name: 'acte.pdf' }).check()
  await check(customer)
  await dialog.getByRole('button', { name: 'Report it' }).click()
  await expect(dialog).toBeHidden()
  await expect(door).toBeFocused()
  await expect(customer.getByRole('heading', { name: 'We look into your problem' })).toBeVisible()
  const problem = customer.getByRole('region', { name: /^Problem CS-/ })
  await expect(problem).toContainText('About acte.pdf')
  await check(customer)

  const heard = researcher.getByRole('region', { name: /^Problem CS-/ })
  await expect(heard).toContainText('The entry goes on overleaf.', { timeout: 20_000 })
  await heard.getByLabel('Your answer').fill('The volume ends there; I photographed its last leaf.')
  await researcher.reload()
  await expect(heard.getByLabel('Your answer')).toHaveValue('The volume ends there; I photographed its last leaf.')
  await heard.getByRole('button', { name: 'Send' }).click()
  await expect(heard).toContainText('Answered, not decided')
  await check(researcher)

  await operator.goto('/operator?kind=cases')
  const row = operator.getByRole('listitem').filter({ hasText: 'The entry goes on overleaf.' })
  await expect(row).toContainText('Pages are missing')
  await check(operator)
  await row.getByRole('button', { name: 'Decide …' }).click()
  const decision = operator.getByRole('dialog')
  await decision.getByRole('radio', { name: 'Partly refunded' }).check()
  await decision.getByRole('textbox', { name: 'Reason' }).fill('The last leaf is there.')
  await decision.getByRole('button', { name: 'Decide and close' }).click()
  await expect(decision).toContainText('Nothing of the payment has gone back yet.')
  await decision.getByRole('radio', { name: 'Nothing to do' }).check()
  await check(operator)
  await decision.getByRole('button', { name: 'Decide and close' }).click()
  await expect(operator.getByRole('status', { name: 'Just done' })).toContainText('Both sides are told.')

  await expect(problem).toContainText('The last leaf is there.', { timeout: 20_000 })
  await expect(customer.getByText('Counts as accepted')).toBeVisible()
  await acceptDelivery(customer)
  const own = customer.getByRole('region', { name: 'Reviews' })
  await own.getByRole('button', { name: 'Send the review' }).click()
  await expect(own.getByText('Choose from one to five stars.')).toBeVisible()
  await own.getByRole('radio', { name: /^4/ }).check()
  await own.getByLabel('In words').fill('Quick, and honest about the gap.')
  await check(customer)
  await own.getByRole('button', { name: 'Send the review' }).click()
  await expect(own).toContainText('Nobody else can read it yet')

  const theirs = researcher.getByRole('region', { name: 'Reviews' })
  await expect(theirs).not.toContainText('honest about the gap', { timeout: 20_000 })
  await theirs.getByRole('radio', { name: /^5/ }).check()
  await theirs.getByRole('button', { name: 'Send the review' }).click()
  await expect(theirs).toContainText('Quick, and honest about the gap.')
  await check(researcher)
  await customer.reload()
  await expect(own).not.toContainText('Nobody else can read it yet')
  await check(customer)

  await findAsOperator(operator, reference)
  const reviews = operator.getByRole('region', { name: 'Reviews' })
  await expect(reviews).toContainText('Quick, and honest about the gap.')
  await reviews.getByRole('button', { name: 'Hide …' }).first().click()
  await operator.getByRole('dialog').getByLabel('Reason').fill('It names a person.')
  await operator.getByRole('dialog').getByRole('button', { name: 'Hide it' }).click()
  await expect(reviews).toContainText('Hidden: It names a person.')
  await check(operator)
})

import { createHash } from 'node:crypto'
import { expect, freshEmail } from '../fixtures.ts'
import { pdfOf } from '../researcher/a-job.ts'
import {
  acceptDelivery,
  enter,
  enterAll,
  findAsOperator,
  findAsResearcher,
  findEarning,
  findInAuditLog,
  handOver,
  hashOf,
  makeOffer,
  payByCard,
  placeOrder,
  register,
  reply,
  startWork,
  test,
  upload,
  write,
} from './sides.ts'

// Whole lives of orders with everyone in a browser of their own and nothing done but by the pages.

const tag = () => crypto.randomUUID().slice(0, 8)

test('one order from a new customer through operator and researcher to its completion', async ({
  newBrowser,
  demo,
}) => {
  test.setTimeout(180_000)
  const [lastname, reference] = [`Perrin${tag()}`, `CASE-${tag()}`]
  const customer = await register(await newBrowser(), 'Marta Łoś', {
    email: freshEmail('marta'),
    password: 'seven green lamps',
  })
  const operator = await enter(await newBrowser(), demo.logins.operator, '/operator')
  const researcher = await enter(await newBrowser(), demo.logins.researcher, '/research')

  const id = await placeOrder(customer, { kind: 'Marriage record', lastname, reference })
  await findAsOperator(operator, reference)
  await operator.getByRole('button', { name: 'Open for offers' }).click()
  await expect(operator.getByRole('status', { name: 'Just done' })).toContainText('Opened for offers')
  await expect(customer.getByRole('heading', { name: 'Out with the researchers' })).toBeVisible()

  await findAsResearcher(researcher, lastname)
  await expect(researcher.locator('main')).not.toContainText(/@|Marta|CASE-/)
  await makeOffer(researcher, '42,50', 'I am there every Tuesday.')
  await write(researcher, 'Which parish was it?')
  await expect(customer.getByRole('heading', { name: /^(One|1) offer to choose from$/ })).toBeVisible()
  await expect(customer.getByRole('region', { name: 'Offers' })).toContainText('€46.75 all in')
  await reply(customer, 'Saint-Pierre de Montmartre.')
  await expect(researcher.getByRole('log')).toContainText('Saint-Pierre de Montmartre.', { timeout: 20_000 })

  await customer.getByRole('tab', { name: /^Offers/ }).click()
  await customer
    .getByRole('region', { name: 'Offers' })
    .getByRole('button', { name: /^Choose/ })
    .click()
  await payByCard(customer, '€46.75')

  await startWork(researcher, '€46.75')
  await expect(customer.getByRole('heading', { name: 'Work is under way' })).toBeVisible()
  const scans = [pdfOf('page 1.pdf', 40_000), pdfOf('page 2.pdf', 3_000_000)]
  await upload(researcher, scans, 2)
  await researcher.getByLabel('What was searched').fill('Marriages of the 18th arrondissement')
  await handOver(researcher, /^Found/)
  await expect(researcher.getByText('Delivered: found')).toBeVisible()

  await customer.getByRole('button', { name: 'Look at the documents' }).click()
  await expect(customer.getByRole('heading', { name: '2 documents' })).toBeVisible({ timeout: 20_000 })
  await expect(customer.getByRole('tabpanel')).toContainText('Marriages of the 18th arrondissement')
  for (const { name, buffer } of scans) {
    const download = customer.waitForEvent('download')
    await customer.getByRole('button', { name: new RegExp(`^Download ${name}`) }).click()
    expect(await hashOf(await download)).toBe(createHash('sha256').update(buffer).digest('hex'))
  }
  await reply(customer, 'Wonderful, thank you.')
  await acceptDelivery(customer)
  await expect(customer.getByRole('heading', { name: 'Completed' })).toBeVisible()

  await expect(researcher.getByText(/€42\.50 (is due to you and not|was) sent to your payout account/)).toBeVisible({
    timeout: 20_000,
  })
  const line = await findEarning(researcher, id)
  await expect(async () => {
    await researcher.reload()
    await expect(line).toContainText('Transferred', { timeout: 2_000 })
  }).toPass()
  await expect(line).toContainText('€42.50')
  await expect(async () => {
    await operator.reload()
    await expect(operator.getByRole('region', { name: 'Payments' })).toContainText('transferred', { timeout: 2_000 })
  }).toPass()
  await expect(operator.getByRole('list', { name: 'History, newest first' })).toContainText('order.completed')
})

test('an order refused, then another with a declined offer, a request for changes and a refund', async ({
  newBrowser,
  demo,
}) => {
  test.setTimeout(180_000)
  const { customer, operator, researcher } = await enterAll(newBrowser, demo)
  const refused = `CASE-${tag()}`
  const refusedId = await placeOrder(customer, { kind: 'Census', lastname: `Adieu${tag()}`, reference: refused })
  await findAsOperator(operator, refused)
  await operator.getByRole('button', { name: 'Cancel …' }).click()
  await expect(operator.getByRole('dialog')).toContainText('No money is held or taken for this order')
  await operator.getByLabel('Reason').fill('Census returns of that year are closed to the public.')
  await operator.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(operator.getByRole('status', { name: 'Just done' })).toContainText('Cancelled: Census')
  await expect(customer.getByText('Census returns of that year are closed to the public.').first()).toBeVisible()

  const [lastname, reference] = [`Perrin${tag()}`, `CASE-${tag()}`]
  const id = await placeOrder(customer, { kind: 'Will', lastname, reference })
  await findAsOperator(operator, reference)
  await operator.getByRole('button', { name: 'Open for offers' }).click()
  await findAsResearcher(researcher, lastname)
  await makeOffer(researcher, '90', 'All notaries of the quarter.')
  await customer
    .getByRole('region', { name: 'Offers' })
    .getByRole('button', { name: /^Decline/ })
    .click()
  await customer.getByRole('alertdialog').getByRole('button', { name: 'Decline the offer' }).click()
  await expect(researcher.getByText('Your last offer was declined')).toBeVisible({ timeout: 20_000 })
  await makeOffer(researcher, '40', 'One notary, then.')
  await customer
    .getByRole('region', { name: 'Offers' })
    .getByRole('button', { name: /^Choose/ })
    .click()
  await payByCard(customer, '€44.00')

  await startWork(researcher, '€44.00')
  await upload(researcher, [pdfOf('will.pdf', 50_000)], 1)
  await handOver(researcher, /^Partly found/)
  await customer.getByRole('button', { name: 'Look at the documents' }).click({ timeout: 20_000 })
  await customer.getByRole('button', { name: 'Something is wrong' }).click()
  await customer.getByRole('button', { name: 'Go on' }).click()
  await customer.getByLabel('What should be different?').fill('The last page is cut off.')
  await customer.getByRole('button', { name: 'Send back' }).click()
  await expect(customer.getByRole('heading', { name: 'You asked for changes' })).toBeVisible()

  await expect(researcher.getByText('The customer asks for changes')).toBeVisible({ timeout: 20_000 })
  await expect(researcher.getByRole('log')).toContainText('The last page is cut off.')
  await upload(researcher, [pdfOf('last page.pdf', 50_000)], 2)
  await write(researcher, 'Scanned again; the seal stays unreadable.')
  await handOver(researcher, /^Partly found/, 'Hand over again')
  await customer.getByRole('tab', { name: /^Documents/ }).click()
  await expect(customer.getByRole('heading', { name: '2 documents' })).toBeVisible({ timeout: 20_000 })

  await operator.reload()
  await operator.getByRole('region', { name: 'Payments' }).getByRole('button', { name: 'Refund …' }).click()
  const dialog = operator.getByRole('dialog')
  await dialog.getByLabel('Amount in EUR').fill('11')
  await expect(dialog).toContainText('€10.00 of it from the researcher’s part')
  await dialog.getByLabel('Reason').fill('The seal can’t be read.')
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect(operator.getByRole('region', { name: 'Payments' })).toContainText('partially refunded', {
    timeout: 30_000,
  })
  await customer.getByRole('tab', { name: /^Payment/ }).click()
  await expect(customer.getByRole('heading', { name: 'Refunded in part' })).toBeVisible({ timeout: 30_000 })
  await expect(customer.getByRole('tabpanel')).toContainText('€11.00 went back to your card.')
  await expect(customer.getByRole('tabpanel')).toContainText('receives €30.00 of it when you accept the delivery')
  await customer.getByRole('tab', { name: 'History' }).click()
  const history = customer.getByRole('list', { name: /What happened/ })
  await expect(history).toContainText('€11.00')
  await expect(history).not.toContainText('in all')

  await acceptDelivery(customer)
  await expect(customer.getByRole('heading', { name: 'Completed' })).toBeVisible()
  const line = await findEarning(researcher, id)
  await expect(async () => {
    await researcher.reload()
    await expect(line).toContainText('€30.00', { timeout: 2_000 })
  }).toPass()
  await expect((await findInAuditLog(operator, id)).filter({ hasText: 'Refunded' })).toContainText(
    'The seal can’t be read.',
  )
  await expect(await findInAuditLog(operator, refusedId)).toContainText(
    'Census returns of that year are closed to the public.',
  )
})

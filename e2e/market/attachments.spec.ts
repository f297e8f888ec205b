import { readFileSync } from 'node:fs'
import { expectNoOverflow } from '../customer/an-order.ts'
import { expect } from '../fixtures.ts'
import { enterAll, expectGoodAnywhere, findAsOperator, findAsResearcher, makeOffer, test } from './sides.ts'

const tag = () => crypto.randomUUID().slice(0, 8)
const png = (name: string) => ({ name, mimeType: 'image/png', buffer: readFileSync('app/apple-icon.png') })
const text = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from('only a text') })

test('files go with an order and with messages, from one side to the other', async ({
  newBrowser,
  demo,
  expectAccessible,
}) => {
  test.setTimeout(180_000)
  const { customer, operator, researcher } = await enterAll(newBrowser, demo)
  const [lastname, reference] = [`Gaillard${tag()}`, `CASE-${tag()}`]

  await customer.goto('/orders/new')
  const form = customer.getByRole('form', { name: 'New order' })
  await form.getByLabel('Archive', { exact: true }).fill('Archives de Paris')
  await customer
    .getByRole('option', { name: /^Archives de Paris/ })
    .first()
    .click()
  await expect(form.getByLabel('Country')).toHaveValue('FRA')
  await form.getByLabel('Kind of document').fill('Marriage record')
  await form.getByLabel('Kind of document').press('Escape')
  await form.getByLabel('Instructions').fill('sandbox:manual')
  await form.getByLabel('Last name').fill(lastname)
  await form.getByLabel('Your reference').fill(reference)
  const attached = form.getByRole('list', { name: 'Attached' }).getByRole('listitem')
  await form.getByLabel('Attach files').setInputFiles([png('family book.png'), png('by mistake.png')])
  await expect(attached).toHaveCount(2)
  await form.getByRole('button', { name: 'Remove by mistake.png' }).click()
  await form.getByLabel('Attach more files').setInputFiles([text('no picture.png'), png('index.png')])
  await expect(attached).toHaveCount(2)
  await expect(form.getByRole('alert')).toContainText('no PDF, JPEG, PNG or TIFF file')
  await expectGoodAnywhere(customer, expectAccessible)
  await form.getByRole('button', { name: 'Remove no picture.png from the uploads' }).click()
  // What was typed and attached is there again after a reload.
  await customer.reload()
  await expect(attached).toHaveCount(2)
  await form.getByRole('button', { name: 'Review order' }).click()
  await expect(customer.getByRole('main')).toContainText('family book.png, index.png')
  await customer.getByRole('button', { name: 'Place order' }).click()
  await expect(customer.getByRole('heading', { name: 'Waiting to be opened' })).toBeVisible()

  await customer.getByRole('link', { name: 'Change the order' }).click()
  const change = customer.getByRole('form', { name: 'Change the order' })
  await change.getByRole('button', { name: 'Remove index.png' }).click()
  await expect(change.getByRole('status').last()).toContainText('Callslip reads the order as you change it')
  await change.getByRole('button', { name: 'Save the changes' }).click()
  const files = customer.getByRole('list', { name: 'Attached files' })
  await expect(files.getByRole('listitem')).toHaveCount(1)
  await expectGoodAnywhere(customer, expectAccessible)

  await customer.setViewportSize({ width: 320, height: 844 })
  await customer.getByRole('button', { name: 'Order again' }).click()
  await expect(customer.getByRole('button', { name: 'Another from this archive' })).toBeInViewport({ ratio: 1 })
  await expectNoOverflow(customer)
  await customer.keyboard.press('Escape')

  await findAsOperator(operator, reference)
  await expect(operator.getByRole('button', { name: 'Look at family book.png' })).toBeVisible()
  await expectAccessible(operator)
  await operator.getByRole('button', { name: 'Open for offers' }).click()

  await findAsResearcher(researcher, lastname)
  await researcher.getByRole('button', { name: 'Look at family book.png' }).click()
  const viewer = researcher.getByRole('dialog', { name: 'family book.png' })
  await expect(viewer.getByRole('img', { name: 'family book.png' })).toBeVisible()
  await expectAccessible(researcher)
  await researcher.keyboard.press('Escape')
  await makeOffer(researcher, '42,50', 'I know that book.')
  await researcher.getByLabel('Attach files').setInputFiles([png('entry.png')])
  await expect(researcher.getByRole('list', { name: 'Attached', exact: true }).getByRole('listitem')).toHaveCount(1)
  await researcher.getByLabel('Write to the customer').fill('Is it this one?')
  await expectGoodAnywhere(researcher, expectAccessible)
  await researcher.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(researcher.getByRole('log').getByRole('button', { name: 'Look at entry.png' })).toBeVisible()

  await customer.getByRole('tab', { name: /^Messages/ }).click()
  const log = customer.getByRole('log')
  await expect(log.getByRole('button', { name: 'Look at entry.png' })).toBeVisible({ timeout: 20_000 })
  const download = customer.waitForEvent('download')
  await log.getByRole('button', { name: 'Download entry.png' }).click()
  expect((await download).suggestedFilename()).toBe('entry.png')
  await customer.getByLabel('Attach files').setInputFiles([png('yes.png')])
  await customer.getByLabel('Message', { exact: true }).fill('Yes, that one.')
  const coming = customer.getByRole('list', { name: 'Attached', exact: true }).getByRole('listitem')
  await expect(coming).toHaveCount(1)
  await customer.getByRole('tab', { name: /^Offers/ }).click()
  await customer.getByRole('tab', { name: /^Messages/ }).click()
  await expect(coming).toHaveCount(1)
  await customer.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(log.getByRole('button', { name: 'Look at yes.png' })).toBeVisible({ timeout: 20_000 })
  await expectGoodAnywhere(customer, expectAccessible)
  await expect(researcher.getByRole('log').getByRole('button', { name: 'Look at yes.png' })).toBeVisible({
    timeout: 20_000,
  })
})

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { apiOf, expectNoOverflow } from '../customer/an-order.ts'
import { fillShortest, findOrders, placeOrder, unique } from '../customer/placed-orders.ts'
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

/** A line so slow that what is attached from now on is on its way until it is let go. */
async function holdUploads(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const part = /\/attachments\/uploads\/\w+\?offset=/
  await page.route(part, async (route) => {
    await promise
    await route.continue()
  })
  return async () => {
    const arrived = page.waitForResponse(part)
    resolve()
    await arrived
    await page.unroute(part)
  }
}

const formOf = (page: Page) => page.getByRole('form', { name: 'New order' })
const attachedTo = (page: Page) => page.getByRole('list', { name: 'Attached', exact: true }).getByRole('listitem')
const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()

async function attach(page: Page, name: string): Promise<void> {
  await page.getByLabel(/^Attach (more )?files$/).setInputFiles([png(name)])
  await expect(page.getByRole('list', { name: 'Uploads' })).toContainText(name)
}

test('a file goes with the order that it was attached to, whatever is looked at while it is on its way', async ({
  page,
  request,
  demo,
  signInAs,
}) => {
  await signInAs('customer')
  const [reference, other] = [unique('LATE'), `Autre${tag()}`]
  await placeOrder(request, demo, { personsOfInterest: [{ lastname: other }] })
  await page.goto('/orders/new')
  await fillShortest(page)
  await formOf(page).getByLabel('Instructions').fill('sandbox:manual')
  await formOf(page).getByLabel('Your reference').fill(reference)
  // It arrives while another page is open.
  const first = await holdUploads(page)
  await attach(page, 'away.png')
  await goTo(page, 'Orders')
  await page
    .getByRole('link', { name: new RegExp(other) })
    .first()
    .click()
  await page.getByRole('button', { name: 'Order again' }).click()
  await page.getByRole('button', { name: 'The same once more' }).click()
  await expect(page.getByText('A file for the order that you were writing is still on its way')).toBeVisible()
  await expect(page).toHaveURL(/\/orders\/ord_\w+/)
  // Whoever closes all of it is asked, here too.
  const question = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  await (await question).dismiss()
  await first()
  await page.keyboard.press('Escape')
  await goTo(page, 'New order')
  await expect(attachedTo(page)).toHaveText([/^away\.png/])
  // It arrives after one came back.
  const second = await holdUploads(page)
  await attach(page, 'back.png')
  await goTo(page, 'Orders')
  await expect(page).toHaveURL(/\/orders$/)
  await goTo(page, 'New order')
  await expect(page.getByRole('list', { name: 'Uploads' })).toContainText('back.png')
  await second()
  await expect(attachedTo(page)).toHaveText([/^away\.png/, /^back\.png/])
  // The other environment has an order of its own.
  const third = await holdUploads(page)
  await attach(page, 'third.png')
  await page.getByRole('button', { name: 'Switch to production' }).click()
  await expect(page.getByLabel('Archive')).toHaveValue('')
  await third()
  await expect(attachedTo(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Switch to development' }).click()
  await expect(attachedTo(page)).toHaveText([/^away\.png/, /^back\.png/, /^third\.png/])
  await page.reload()
  await expect(attachedTo(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Review order' }).click()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL(/\/orders\/ord_\w+$/)
  const [placed] = await findOrders(request, demo, reference)
  expect(placed?.order['attachments']).toMatchObject([
    { name: 'away.png' },
    { name: 'back.png' },
    { name: 'third.png' },
  ])

  const fourth = await holdUploads(page)
  await page.getByRole('link', { name: 'Change the order' }).click()
  await attach(page, 'fourth.png')
  await page.getByRole('link', { name: 'Leave it as it is' }).click()
  await expect(page.getByRole('link', { name: 'Change the order' })).toBeVisible()
  await fourth()
  await page.getByRole('link', { name: 'Change the order' }).click()
  await expect(attachedTo(page).last()).toContainText('fourth.png')
  await page.getByRole('button', { name: 'Save the changes' }).click()
  await expect(page.getByRole('list', { name: 'Attached files' }).getByRole('listitem')).toHaveCount(4)
})

test('a draft that is back without a file of the day before says which one it was', async ({ page, signInAs }) => {
  await signInAs('customer')
  await page.goto('/orders/new')
  await fillShortest(page)
  await page.getByLabel('Attach files').setInputFiles([png('scan.png')])
  await expect(attachedTo(page)).toHaveCount(1)
  /** Whether the draft is kept with the file, which is then a day older. */
  const age = () =>
    page.evaluate(() => {
      const [key, text = ''] = Object.entries(localStorage).find(([, kept]) => String(kept).includes('scan.png')) ?? []
      if (key === undefined) return false
      localStorage.setItem(key, String(text).replace(/"createdAt":"[^"]+"/, '"createdAt":"2026-03-02T09:30:00.000Z"'))
      return true
    })
  await expect.poll(age).toBe(true)
  await page.reload()
  await expect(page.getByText('Your draft is back')).toBeVisible()
  await expect(page.getByText('What isn’t sent within a day is not kept: scan.png.')).toBeVisible()
  await expect(attachedTo(page)).toHaveCount(0)
})

test('no other document comes into the form while a file for this one is on its way', async ({
  page,
  demo,
  signInAs,
}) => {
  await signInAs('customer')
  const { call } = apiOf(demo)
  const name = `Template ${tag()}`
  await call('/order-templates', { name, order: { documentType: 'Map or plan' } })
  await page.goto('/orders/new')
  const form = formOf(page)
  await fillShortest(page, { type: 'Will' })
  await form.getByRole('button', { name: 'Add another document from this archive' }).click()
  const kind = form.getByLabel('Kind of document')
  await expect(kind).toHaveValue('')
  const still = form.getByRole('button', { name: /A file is still on its way/ })
  // Nothing is asked for in the form yet: the pile alone could be placed.
  const bare = await holdUploads(page)
  await attach(page, 'bare.png')
  await form.getByRole('button', { name: /^Review/ }).click()
  await expect(still).toBeVisible()
  await bare()
  await expect(still).toHaveCount(0)
  await kind.fill('Burial')
  await kind.press('Escape')
  await page.reload()
  await expect(page.getByText('Your draft is back')).toBeVisible()
  await expect(attachedTo(page)).toHaveCount(1)

  const release = await holdUploads(page)
  await attach(page, 'burial.png')
  await form.getByRole('button', { name: /^Change Will/ }).click()
  await expect(still).toBeVisible()
  await expect(kind).toHaveValue('Burial')
  await form.getByRole('button', { name: 'Start afresh' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(form.getByRole('alert').first()).toBeFocused()
  await form.getByRole('button', { name: /^Begin with a template/ }).click()
  await page
    .getByRole('dialog', { name: 'Templates' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(kind).toHaveValue('Burial')
  await release()
  await expect(still).toHaveCount(0)
  await expect(attachedTo(page)).toHaveCount(2)
  await form.getByRole('button', { name: /^Change Will/ }).click()
  await expect(kind).toHaveValue('Will')
  await expect(attachedTo(page)).toHaveCount(0)
  await form.getByRole('button', { name: /^Change Burial/ }).click()
  await expect(attachedTo(page)).toHaveText([/^bare\.png/, /^burial\.png/])
  await form.getByRole('button', { name: /^Remove Will/ }).click()
  await form.getByRole('button', { name: 'Start afresh' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Throw away' }).click()
  await expect(kind).toHaveValue('')
  await expect(attachedTo(page)).toHaveCount(0)
})

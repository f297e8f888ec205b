import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { expectGoodAnywhere } from '../market/sides.ts'
import { findOrders } from './placed-orders.ts'

const tag = () => crypto.randomUUID().slice(0, 8)

const formOf = (page: Page) => page.getByRole('form', { name: 'New order' })

async function ask(page: Page, kind: string, lastname: string): Promise<void> {
  await formOf(page).getByLabel('Kind of document').fill(kind)
  await formOf(page).getByLabel('Kind of document').press('Escape')
  await formOf(page).getByLabel('Last name').first().fill(lastname)
  await formOf(page).getByLabel('Instructions').fill('sandbox:manual')
}

/** A form that says everything but which document it is. */
async function begin(page: Page) {
  const [lastname, reference] = [`Lacroix${tag()}`, `CASE-${tag()}`]
  await page.goto('/orders/new')
  const form = formOf(page)
  await form.getByLabel('Archive', { exact: true }).fill(`Archives ${tag()}`)
  await form.getByLabel('Place').fill('Rouen')
  await form.getByLabel('Your reference').fill(reference)
  return { form, lastname, reference }
}

test('several documents of one archive are ordered in one go', async ({ page, signInAs, expectAccessible }) => {
  await signInAs('customer')
  const { form, lastname, reference } = await begin(page)
  const another = form.getByRole('button', { name: 'Add another document from this archive' })
  await another.click()
  await expect(form.getByRole('alert')).toContainText('Say what kind of document it is.')
  // A row that was left empty is nobody.
  await form.getByRole('button', { name: 'Add a person' }).click()
  await ask(page, 'Birth record', lastname)
  await another.click()
  const together = form.getByRole('list', { name: 'Ordered together' }).getByRole('listitem')
  await expect(together).toHaveCount(1)
  await expect(form.getByLabel('Kind of document')).toBeFocused()
  await expect(form.getByLabel('Place')).toHaveValue('Rouen')
  await expect(form.getByLabel('Your reference')).toHaveValue(reference)
  await ask(page, 'Marriage record', lastname)
  await another.click()
  await expect(together).toHaveCount(2)
  await ask(page, 'Buriel', lastname)
  // Back to the second and forth again: nothing is lost on the way.
  await form.getByRole('button', { name: /^Change Marriage record/ }).click()
  await expect(form.getByLabel('Kind of document')).toHaveValue('Marriage record')
  await form.getByRole('button', { name: /^Change Buriel/ }).click()
  await form.getByLabel('Kind of document').fill('Burial')
  await form.getByLabel('Kind of document').press('Escape')
  await expectGoodAnywhere(page, expectAccessible)
  await page.reload()
  await expect(together).toHaveCount(2)
  await form.getByRole('button', { name: 'Review 3 orders' }).click()
  await expect(page.getByRole('heading', { name: 'Read them once more' })).toBeFocused()
  const rows = page.getByRole('list', { name: 'Rows' }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  // One archive and one person are meant here.
  await expect(page.getByRole('group', { name: 'Which rows' })).not.toContainText('Perhaps twice')
  await expectGoodAnywhere(page, expectAccessible)
  await page.getByRole('button', { name: 'Place 3 orders' }).click()
  await expect(page.getByRole('region', { name: 'Placing' })).toContainText('3 orders placed.')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Report' }).click()
  expect((await download).suggestedFilename()).toBe('callslip-import-report.csv')
  await page.goto(`/orders?q=${lastname}`)
  await expect(page.getByRole('link', { name: /Lacroix/ })).toHaveCount(3)
  await page.goto('/orders/new')
  await expect(form.getByLabel('Place')).toHaveValue('')
  await expect(together).toHaveCount(0)
})

test('what is corrected or left out in the list stays so on the way back to the form', async ({
  page,
  signInAs,
  request,
  demo,
}) => {
  await signInAs('customer')
  const { form, lastname, reference } = await begin(page)
  await ask(page, 'Buriel', lastname)
  await form.getByRole('button', { name: 'Add another document from this archive' }).click()
  await ask(page, 'Marriage record', lastname)
  await form.getByRole('button', { name: /^Review/ }).click()
  const rows = page.getByRole('list', { name: 'Rows' }).getByRole('listitem')
  await page.getByRole('button', { name: 'Change row 1' }).click()
  await rows.first().getByLabel('Kind of document').fill('Burial')
  await page.getByRole('button', { name: 'Leave out row 2' }).click()
  await page.getByRole('button', { name: 'Change something' }).click()
  const together = form.getByRole('list', { name: 'Ordered together' }).getByRole('listitem')
  await expect(together.first()).toContainText('Burial')
  await expect(together.last()).toContainText('left out')
  await page.reload()
  await form.getByRole('button', { name: 'Review 2 orders' }).click()
  await expect(rows.first()).toContainText('Burial')
  await expect(rows.last()).toContainText('Left out')
  await page.getByRole('button', { name: 'Place 1 order' }).click()
  await expect(page.getByRole('region', { name: 'Placing' })).toContainText('1 order placed; 1 row left out.')
  expect((await findOrders(request, demo, reference)).map(({ order }) => order['documentType'])).toEqual(['Burial'])
  // What was left out waits, and nothing else does.
  await page.getByRole('button', { name: 'Another order' }).click()
  await expect(together).toHaveCount(1)
  await expect(together).toContainText('Marriage record')
})

test('documents whose answer was lost wait unchanged over a reload, and are placed once', async ({
  page,
  signInAs,
  request,
  demo,
}) => {
  await signInAs('customer')
  const { form, lastname, reference } = await begin(page)
  await ask(page, 'Birth record', lastname)
  await form.getByRole('button', { name: 'Add another document from this archive' }).click()
  await ask(page, 'Marriage record', lastname)
  await form.getByRole('button', { name: /^Review/ }).click()
  const lost = /\/orders\/batch$/
  await page.route(lost, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Place 2 orders' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('is not placed twice', { timeout: 20_000 })
  await page.unroute(lost)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/orders/new')
  const together = form.getByRole('list', { name: 'Ordered together' }).getByRole('listitem')
  await expect(together).toHaveCount(2)
  await expect(together.first()).toContainText('not known yet whether placed')
  await expect(form.getByRole('button', { name: /^(Change|Remove) (Birth|Marriage) record/ })).toHaveCount(0)
  await form.getByRole('button', { name: /^Review/ }).click()
  const rows = page.getByRole('list', { name: 'Rows' }).getByRole('listitem')
  await expect(rows.first()).toContainText('Not known yet')
  await expect(page.getByRole('button', { name: 'Change row 1' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Place 2 orders' }).click()
  await expect(page.getByRole('region', { name: 'Placing' })).toContainText('2 orders placed.')
  expect(await findOrders(request, demo, reference)).toHaveLength(2)
})

test('a large pile is placed to its end though its page is left, and the form offers nothing of it for another order', async ({
  page,
  signInAs,
  request,
  demo,
}) => {
  await signInAs('customer')
  const { form, lastname, reference } = await begin(page)
  await ask(page, 'Birth record', lastname)
  await form.getByRole('button', { name: 'Add another document from this archive' }).click()
  const together = form.getByRole('list', { name: 'Ordered together' }).getByRole('listitem')
  await expect(together).toHaveCount(1)
  // More than go at once, which nobody types here.
  await page.evaluate(() => {
    const [name = '', text = ''] = Object.entries(sessionStorage).find(([key]) => key.startsWith('kept:pile:')) ?? []
    const [one] = JSON.parse(text) as object[] // what the page keeps
    sessionStorage.setItem(
      name,
      JSON.stringify(Array.from({ length: 26 }, () => ({ ...one, key: crypto.randomUUID() }))),
    )
  })
  await page.reload()
  await form.getByRole('button', { name: 'Review 26 orders' }).click()
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const waits = [first.promise, second.promise]
  const batch = /\/orders\/batch$/
  await page.route(batch, async (route) => {
    await waits.shift()
    await route.continue()
  })
  const asked = page.waitForRequest(batch)
  await page.getByRole('button', { name: 'Place 26 orders' }).click()
  await asked
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'New order', exact: true }).click()
  await expect(together).toHaveCount(26)
  const change = form.getByRole('button', { name: /^Change Birth record/ })
  // Those that are on their way can't be changed, and the last one not any more once it is.
  await expect(change).toHaveCount(1)
  first.resolve()
  await expect(together).toHaveCount(1)
  await expect(change).toHaveCount(0)
  second.resolve()
  await expect(together).toHaveCount(0)
  expect(await findOrders(request, demo, reference)).toHaveLength(26)
})

test('an order is kept as a template, and is the beginning of another', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('customer')
  const [name, archive] = [`Template ${tag()}`, `Archives ${tag()}`]
  await page.goto('/orders/new')
  const form = formOf(page)
  await form.getByLabel('Archive', { exact: true }).fill(archive)
  await ask(page, 'Census return', '')
  await form.getByRole('button', { name: 'Save as a template' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save as a template' })
  await expect(dialog.getByLabel('Name')).toHaveValue(`Census return, ${archive}`)
  await dialog.getByLabel('Name').fill(name)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)

  await form.getByLabel('Archive', { exact: true }).fill('Something else')
  await form.getByRole('button', { name: /^Begin with a template/ }).click()
  const templates = page.getByRole('dialog', { name: 'Templates' })
  await expectGoodAnywhere(page, expectAccessible)
  await templates.getByRole('button', { name: `Rename ${name}` }).click()
  await templates.getByLabel('Name').fill(`${name} b`)
  await templates.getByRole('button', { name: 'Rename', exact: true }).click()
  await templates.getByRole('button', { name: new RegExp(`^${name} b`) }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace it' }).click()
  await expect(form.getByLabel('Archive', { exact: true })).toHaveValue(archive)
  await expect(form.getByLabel('Kind of document')).toHaveValue('Census return')
  await form.getByRole('button', { name: 'Start afresh' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Throw away' }).click()
  await expect(form.getByLabel('Archive', { exact: true })).toHaveValue('')

  await page.goto('/orders')
  await page.getByRole('button', { name: 'Find or go to' }).click()
  await page.getByPlaceholder('Order, person, archive, page …').fill(`${name} b`)
  await page.getByRole('option', { name: `New order: ${name} b` }).click()
  await expect(form.getByLabel('Archive', { exact: true })).toHaveValue(archive)
  await expect(page).toHaveURL(/\/orders\/new$/)
  await form.getByRole('button', { name: /^Begin with a template/ }).click()
  await templates.getByRole('button', { name: `Remove ${name} b` }).click()
  await expect(templates.getByRole('button', { name: `Remove ${name} b` })).toHaveCount(0)
})

import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page, Request, Route } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { expectNoOverflow } from './an-order.ts'
import { findOrders, placeOrder, unique } from './placed-orders.ts'

test.beforeEach(({ signInAs }) => signInAs('customer'))

const header = ['Archive', 'Place', 'Document', 'Surname', 'Reference', 'Price', 'Comments']

test('a pasted table is mended and placed, once also where the answer is lost, and reported', async ({
  page,
  request,
  demo,
  expectAccessible,
}) => {
  const [there, surname] = [unique('THERE'), unique('Moreau')]
  const reference = (n: number) => `${surname}-${n}`
  await placeOrder(request, demo, { externalOrderRef: there })
  const line = (ref: string, n: number, more: { archive?: string; place?: string; price?: string } = {}) =>
    [
      more.archive ?? `Archive ${n}`,
      more.place ?? 'Gent',
      'Will',
      surname,
      ref,
      more.price ?? '',
      'sandbox:manual',
    ].join('\t')
  await page.goto('/orders/import')
  await page
    .getByLabel('Or paste from a spreadsheet')
    .fill(
      [
        header.join('\t'),
        line(reference(1), 1),
        line(reference(2), 2, { place: '' }),
        line(reference(3), 3, { price: '45,50' }),
        line(reference(3), 4),
        line(there, 5),
        line(reference(6), 6, { price: '0.10' }),
      ].join('\n'),
    )
  await page.getByRole('button', { name: 'Read the table' }).click()
  const rows = page.getByRole('list', { name: 'Rows' }).locator('> li')
  await expect(rows).toHaveCount(6)
  await expect(page.getByText('Columns: 7 of 7 are used')).toBeVisible()
  await expect(rows.nth(1)).toContainText('Place: Say which town or parish it concerns.')
  await expect(rows.nth(3)).toContainText('Row 4 has the same reference.')
  await expect(rows.nth(4)).toContainText('has the same reference and is under way.')
  await expectAccessible(page)

  // With the keyboard alone.
  await page.getByRole('button', { name: 'Change row 3' }).press('Enter')
  // A person's only field is emptied to be written anew: it stays under the hand.
  const lastName = rows.nth(1).getByLabel('Last name')
  await lastName.fill('')
  await expect(lastName).toBeFocused()
  await lastName.pressSequentially(surname)
  await rows.nth(1).getByLabel('Place').fill('Brugge')
  await expect(rows.nth(1)).toContainText('Ready')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close row 3' }).press('Enter')
  await page.getByRole('button', { name: 'Leave out what may be there twice (2)' }).press('Enter')
  await expect(page.getByText('2 rows left out.')).toBeVisible()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoOverflow(page)
  }

  // The answer is lost after all of it was placed.
  await page.route(/\/orders\/batch$/, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Place 4 orders' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('is not placed twice', { timeout: 20_000 })
  await expect(rows.nth(0)).toContainText('Not known yet')
  await expect(page.getByRole('button', { name: 'Change row 2' })).toBeHidden()
  await page.unroute(/\/orders\/batch$/)
  // A refusal of the next try doesn't say that the first has placed nothing.
  await page.route(/\/orders\/batch$/, (route) =>
    route.fulfill({ status: 403, json: { error: 'This client is suspended.', code: 'client_suspended' } }),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This client is suspended.')
  await expect(rows.nth(0)).toContainText('Not known yet')
  await page.unroute(/\/orders\/batch$/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('3 orders placed; 1 row to correct, 2 rows left out.')).toBeVisible()
  await expect(rows.nth(5)).toContainText('Your price: The least is €0.45')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change row 7' }).click()
  await rows.nth(5).getByLabel('Your price').fill('20')
  await page.getByRole('button', { name: 'Place 1 order' }).click()
  await expect(page.getByText('4 orders placed; 2 rows left out.')).toBeVisible()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Report' }).click(),
  ])
  const report = (await readFile(await download.path(), 'utf8')).replace('\uFEFF', '').trim().split('\r\n')
  expect(report).toHaveLength(7)
  expect(report[1]).toMatch(new RegExp(`^2,${reference(1)},CS-\\w+-\\w+,ord_\\w+,placed,$`))
  expect(report[4]).toBe(`5,${reference(3)},,,left out,Row 4 has the same reference.`)
  expect(report[5]).toMatch(
    new RegExp(`^6,${there},,,left out,CS-\\w+-\\w+ has the same reference and is under way\\.$`),
  )
  for (const n of [1, 2, 3, 6]) expect(await findOrders(request, demo, reference(n))).toHaveLength(1)
  const [third] = await findOrders(request, demo, reference(3))
  expect(third?.order).toMatchObject({
    fixedPrice: 45.5,
    pricingMode: 'FIXED',
    personsOfInterest: [{ lastname: surname }],
  })
})

/** A table of one row; returns what places it. */
async function pasteOne(page: Page, reference: string): Promise<Locator> {
  await page.goto('/orders/import')
  return readOne(page, reference)
}
async function readOne(page: Page, reference: string): Promise<Locator> {
  const row = ['Archive', 'Gent', 'Will', unique('Maes'), reference, '', 'sandbox:manual']
  await page.getByLabel('Or paste from a spreadsheet').fill([header, row].map((cells) => cells.join('\t')).join('\n'))
  await page.getByRole('button', { name: 'Read the table' }).click()
  return page.getByRole('button', { name: 'Place 1 order' })
}

const compared = /\/orders\?.*turn=/
const batch = /\/orders\/batch$/
/** Until what it returns is called, no open orders come to compare with. */
async function holdComparison(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(compared, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

for (const same of [false, true])
  test(`what is pressed while rows are compared with open orders is done when they are${same ? ', unless one of those is the same' : ''}`, async ({
    page,
    request,
    demo,
  }) => {
    const reference = unique('MINE')
    const place = await pasteOne(page, reference)
    await expect(place).toBeEnabled()
    // Somebody else's order is news, and what comes of it is held back.
    const asked = page.waitForRequest(compared)
    const release = await holdComparison(page)
    await placeOrder(request, demo, { externalOrderRef: same ? reference : unique('THEIRS') })
    await asked
    await place.click()
    await expect(page.getByRole('status').filter({ hasText: 'Comparing' })).toBeVisible()
    release()
    const said = same ? 'Nothing was placed: an open order has come in' : '1 order placed'
    await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible()
    if (same) await expect(page.getByText('has the same reference and is under way.')).toBeVisible()
    expect(await findOrders(request, demo, reference)).toHaveLength(1)
  })

test('rows are placed also where open orders can’t be read, which is said; another table begins without the failure of the one before', async ({
  page,
  request,
  demo,
}) => {
  const reference = unique('UNREAD')
  const refuse = (error: string) => (route: Route) => route.fulfill({ status: 403, json: { error, code: 'no' } })
  await page.route(compared, refuse('Not now.'))
  await page.route(batch, refuse('This client is suspended.'))
  await (await pasteOne(page, unique('REFUSED'))).click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('This client is suspended.')
  await page.unroute(batch)
  const unread = page.getByRole('status').filter({ hasText: 'Your open orders could not be read' })
  await expect(unread).toBeVisible()
  const place = await readOne(page, reference)
  await expect(alert).toHaveCount(0)
  await place.click()
  await expect(page.getByText('1 order placed.')).toBeVisible()
  await expect(unread).toHaveCount(0)
  expect(await findOrders(request, demo, reference)).toHaveLength(1)

  await page.getByRole('button', { name: 'Another table' }).click()
  await readOne(page, reference)
  await expect(unread).toBeVisible()
  await page.unroute(compared)
  await unread.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('has the same reference and is under way.')).toBeVisible()
  await expect(unread).toHaveCount(0)
})

test('who leaves while rows are compared has not placed them', async ({ page, request, demo }) => {
  const reference = unique('LEFT')
  const release = await holdComparison(page)
  await (await pasteOne(page, reference)).click()
  await expect(page.getByRole('status').filter({ hasText: 'Comparing' })).toBeVisible()
  await page.getByRole('link', { name: 'Receipts' }).click()
  await expect(page.getByRole('heading', { name: 'Receipts', level: 1 })).toBeVisible()
  const sent = page.waitForRequest(/\/orders\/batch$/, { timeout: 3_000 })
  release()
  await expect(sent).rejects.toThrow('Timeout')
  expect(await findOrders(request, demo, reference)).toHaveLength(0)
  await page.goto('/orders/import')
  await expect(page.getByRole('button', { name: 'Place 1 order' })).toBeVisible()
  expect(await findOrders(request, demo, reference)).toHaveLength(0)
})

test('a list is uploaded once more after some of it was placed: nothing is placed twice, and the report says why', async ({
  page,
  request,
  demo,
  expectAccessible,
}) => {
  const surname = unique('TWICE')
  const reference = (n: number) => `${surname}-${n}`
  const count = 30
  const list = [
    'Archive,Place,Document,Surname,Reference,Comments',
    // More than go at once, so that there is something between the beginning and the end.
    ...Array.from({ length: count }, (_, n) => `Archive ${n},Gent,Will,${surname},${reference(n)},sandbox:manual`),
    `Archive bad,,Will,${surname},${surname}-bad,sandbox:manual`,
    `Archive 0,Gent,Will,${surname},${reference(0)},sandbox:manual`,
  ].join('\n')
  const upload = () =>
    page.getByLabel('CSV file').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(list) })
  const report = async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Report' }).click()
    const text = await readFile(await (await download).path(), 'utf8')
    return text.replace('\uFEFF', '').trim().split('\r\n')
  }
  const sent: Request[] = []
  const [second, looked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(/\/orders\/batch$/, async (route) => {
    sent.push(route.request())
    if (sent.length === 2) {
      second.resolve()
      await looked.promise
    }
    await route.continue()
  })

  await page.goto('/orders/import')
  await upload()
  const leaveOut = (n: number) => page.getByRole('button', { name: `Leave out what may be there twice (${n})` })
  await leaveOut(1).click()
  await page.getByRole('button', { name: `Place ${count} orders` }).click()
  await second.promise
  await expect(page.getByText(`Placing: 25 of ${count}`)).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Orders placed' })).toHaveAttribute('aria-valuenow', '83')
  await expectAccessible(page)
  looked.resolve()
  await expect(page.getByText(`${count} orders placed; 1 row to correct, 1 row left out.`)).toBeVisible()
  const first = await report()
  expect(first.slice(-2)).toEqual([
    `${count + 2},${surname}-bad,,,not placed,Place: Say which town or parish it concerns.`,
    `${count + 3},${reference(0)},,,left out,Row 2 has the same reference.`,
  ])

  // The same with the same keys, as after an answer that was lost: the orders that are there come back.
  const [piece] = sent
  const again = await request.post(piece?.url() ?? '', {
    headers: { Authorization: (await piece?.headerValue('authorization')) ?? '' },
    data: piece?.postDataJSON() as unknown,
  })
  const { results } = (await again.json()) as { results: { status: number; order: { id: string } }[] } // PlacedRows
  expect(results.map(({ status, order }) => [status, order.id])).toEqual(
    first.slice(1, 26).map((line) => [200, line.split(',')[3]]),
  )

  // It waits for what is under way by now: what was known of it before is too old.
  const mayCompare = Promise.withResolvers<void>()
  await page.route(/\/orders\?.*turn=you/, async (route) => {
    await mayCompare.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Another table' }).click()
  await upload()
  await page.getByRole('button', { name: /^Place/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Comparing' })).toBeVisible()
  mayCompare.resolve()
  await expect(page.getByRole('status').filter({ hasText: 'Nothing was placed' })).toBeVisible()
  await leaveOut(count + 1).click()
  await expect(page.getByRole('status').filter({ hasText: 'Nothing was placed' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Place/ })).toHaveCount(0)
  await expect(page.getByText(`1 row to correct, ${count + 1} rows left out.`)).toBeVisible()
  for (const n of [0, 24, 25, count - 1]) expect(await findOrders(request, demo, reference(n))).toHaveLength(1)
})

test('rows outlast another page, the other environment and a reload, and so do their keys and what became of them', async ({
  page,
  request,
  demo,
}) => {
  const surname = unique('KEPT')
  const count = 27
  const table = [
    'Archive,Place,Document,Surname,Reference,Comments',
    ...Array.from(
      { length: count },
      (_, n) => `Archive ${n},${n ? 'Gent' : ''},Will,${surname},${surname}-${n},sandbox:manual`,
    ),
  ].join('\n')
  await page.goto('/orders/import')
  await page.getByLabel('Or paste from a spreadsheet').fill(table)
  await page.getByRole('button', { name: 'Read the table' }).click()
  const rows = page.getByRole('list', { name: 'Rows' }).locator('> li')
  await page.getByRole('button', { name: 'Change row 2', exact: true }).click()
  await rows.first().getByLabel('Place').fill('Brugge')
  await page.getByRole('button', { name: 'Leave out row 3', exact: true }).click()
  // The other environment knows nothing of it.
  await page.getByRole('button', { name: 'Switch to production' }).click()
  await expect(page.getByLabel('CSV file')).toBeVisible()
  await expect(rows).toHaveCount(0)
  await page.getByRole('button', { name: 'Switch to development' }).click()
  await expect(rows.first()).toContainText('Brugge')
  await expect(rows.nth(1)).toContainText('Left out')

  // The first piece is on its way while one looks at other pages, and its answer is lost once it was placed.
  const keys: string[] = []
  const [sent, looked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(/\/orders\/batch$/, async (route) => {
    const { orders } = route.request().postDataJSON() as { orders: { idempotencyKey: string }[] } // PlaceOrders
    keys.push(...orders.map(({ idempotencyKey }) => idempotencyKey))
    sent.resolve()
    await looked.promise
    await route.fetch()
    await route.abort('connectionreset')
  })
  const main = page.getByRole('navigation', { name: 'Main' })
  await page.getByRole('button', { name: `Place ${count - 1} orders` }).click()
  await sent.promise
  await main.getByRole('link', { name: 'Orders' }).click()
  await expect(page).toHaveURL(/\/orders$/)
  await page.getByRole('link', { name: 'Import' }).click()
  await expect(page.getByText(`Placing: 0 of ${count - 1}`)).toBeVisible()
  looked.resolve()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('is not placed twice')
  await page.unroute(/\/orders\/batch$/)
  await page.reload()
  await expect(rows.first()).toContainText('Not known yet')
  const again = page.waitForRequest(/\/orders\/batch$/)
  await page.getByRole('button', { name: `Place ${count - 1} orders` }).click()
  const { orders } = (await again).postDataJSON() as { orders: { idempotencyKey: string }[] } // as above
  expect(new Set(orders.map(({ idempotencyKey }) => idempotencyKey))).toEqual(new Set(keys))
  const placed = page.getByText(`${count - 1} orders placed; 1 row left out.`)
  await expect(placed).toBeVisible()

  // What became of them is still to be read, and reported.
  await page.getByRole('link', { name: 'Go to your orders' }).click()
  await expect(page).toHaveURL(/\/orders$/)
  await page.reload()
  await page.getByRole('link', { name: 'Import' }).click()
  await expect(placed).toBeVisible()
  await expect(page.getByRole('button', { name: 'Report' })).toBeVisible()
  await expect(rows.first().getByRole('link')).toHaveAttribute('href', /^\/orders\/ord_/)
  await page.getByRole('button', { name: 'Another table' }).click()
  await expect(rows).toHaveCount(0)
  for (const n of [0, 2, count - 1]) expect(await findOrders(request, demo, `${surname}-${n}`)).toHaveLength(1)
  expect(await findOrders(request, demo, `${surname}-1`)).toHaveLength(0)
})

test('what is left out or changed before it goes is not sent, or sent as it is shown', async ({ page }) => {
  const surname = unique('LATE')
  const table = [
    'Archive,Place,Document,Surname,Comments',
    ...Array.from({ length: 28 }, (_, n) => `Archive ${n},Gent,Will,${surname},sandbox:manual`),
  ].join('\n')
  const places: (readonly string[])[] = []
  const [first, changed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(/\/orders\/batch$/, async (route) => {
    const { orders } = route.request().postDataJSON() as { orders: { location: string }[] } // PlaceOrders
    places.push(orders.map(({ location }) => location))
    first.resolve()
    await changed.promise
    await route.continue()
  })
  await page.goto('/orders/import')
  await page.getByLabel('Or paste from a spreadsheet').fill(table)
  await page.getByRole('button', { name: 'Read the table' }).click()
  await page.getByRole('button', { name: 'Place 28 orders' }).click()
  await first.promise
  const rows = page.getByRole('list', { name: 'Rows' }).locator('> li')
  await page.getByRole('button', { name: 'Leave out row 27', exact: true }).click()
  await page.getByRole('button', { name: 'Change row 28', exact: true }).click()
  await rows.nth(26).getByLabel('Place').fill('')
  await page.getByRole('button', { name: 'Change row 29', exact: true }).click()
  await rows.nth(27).getByLabel('Place').fill('Brugge')
  changed.resolve()
  await expect(page.getByText('26 orders placed; 1 row to correct, 1 row left out.')).toBeVisible()
  expect(places).toEqual([Array(25).fill('Gent'), ['Brugge']])
})

test('a file whose columns have names of their own is matched by hand', async ({ page, request, demo }) => {
  const reference = unique('FILE')
  await page.goto('/orders')
  await page.getByRole('link', { name: 'Import' }).click()
  await page.getByLabel('CSV file').setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Where;Which town;What;Ours\nArchives de Lyon;Lyon;Acte privé;${reference}\n`, 'latin1'),
  })
  await expect(page.getByText('Columns: 0 of 4 are used')).toBeVisible()
  await expect(page.getByText('It was read with Western European letters.')).toBeVisible()
  await page.getByLabel('Where', { exact: true }).selectOption('Archive')
  await page.getByLabel('Which town', { exact: true }).selectOption('Place')
  await page.getByLabel('What', { exact: true }).selectOption('Kind of document')
  await page.getByLabel('Ours', { exact: true }).selectOption('Your reference')
  await page.getByRole('button', { name: 'Place 1 order' }).click()
  await expect(page.getByText('1 order placed.')).toBeVisible()
  expect(await findOrders(request, demo, reference)).toHaveLength(1)
  await page.getByRole('link', { name: 'Go to your orders' }).click()
  await expect(page.getByText(reference)).toBeVisible()
})

test('a file is refused where a quotation mark leaves its rows open, and read once it is mended', async ({ page }) => {
  const path = join(await mkdtemp(join(tmpdir(), 'callslip-e2e-')), 'list.csv')
  const save = (cell: string) =>
    writeFile(path, ['Archive,Place,Document', `Archive 1,Gent,${cell}`, 'Archive 2,Gent,Will'].join('\n'))
  await page.goto('/orders/import')
  // As from the file dialog: the browser tells of a choice only where another file was chosen before.
  const choose = async () => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByLabel('CSV file').click()
    await (await chooser).setFiles(path)
  }
  await save('"Will" of the "Zum Löwen')
  await choose()
  await expect(page.getByText('A quotation mark in row 2')).toBeVisible()
  await expect(page.getByLabel('CSV file')).toHaveValue('')
  await save('"Will of the ""Zum Löwen"", copied"')
  await choose()
  const rows = page.getByRole('list', { name: 'Rows' }).locator('> li')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('Will of the "Zum Löwen", copied')
})

for (const width of [390, 1280])
  test(`a country is chosen by its name, and two taps place the orders and open nothing else (${width} px)`, async ({
    page,
    request,
    demo,
  }) => {
    const [first, second] = [unique('TAP'), unique('TAP')]
    const lines = [
      ['Archive', 'Place', 'Document', 'Reference', 'Country', 'Comments'],
      ['Archives de Paris', 'Paris', 'Will', first, 'Frankreich', 'sandbox:manual'],
      ['Stadsarchief Gent', 'Gent', 'Will', second, 'Belgium', 'sandbox:manual'],
    ]
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/orders/import')
    await page.getByLabel('Or paste from a spreadsheet').fill(lines.map((cells) => cells.join('\t')).join('\n'))
    await page.getByRole('button', { name: 'Read the table' }).click()
    const rows = page.getByRole('list', { name: 'Rows' }).locator('> li')
    await expect(rows.nth(0)).toContainText('Country: This is no country that we know.')
    await page.getByRole('button', { name: 'Change row 2' }).click()
    const country = rows.nth(0).getByLabel('Country')
    await expect(country).toHaveValue('Frankreich')
    await country.selectOption('France')
    await expect(rows.nth(0)).toContainText('Ready')
    await page.getByRole('button', { name: 'Close row 2' }).click()
    // The table's cards go with the first tap, and the page's foot is where they were.
    await page.getByRole('button', { name: 'Place 2 orders' }).dblclick()
    await expect(page.getByText('2 orders placed.')).toBeVisible()
    await expect(page).toHaveURL(/\/orders\/import$/)
    expect((await findOrders(request, demo, first)).map(({ order }) => order['countryISOA3'])).toEqual(['FRA'])
    expect((await findOrders(request, demo, second)).map(({ order }) => order['countryISOA3'])).toEqual(['BEL'])
  })

test('a template is there to begin with', async ({ page }) => {
  await page.goto('/orders/import')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Template' }).click(),
  ])
  const text = await readFile(await download.path(), 'utf8')
  await page.getByLabel('Or paste from a spreadsheet').fill(`${text}`)
  await page.getByRole('button', { name: 'Read the table' }).click()
  await expect(page.getByText('No rows were found.')).toBeVisible()
})

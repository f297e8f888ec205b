import { createHash } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiOf, expectNoOverflow } from '../customer/an-order.ts'
import { accessOf, expect, freshEmail, openMail, signIn, signUp, test } from '../fixtures.ts'
import { deskOf, takeJob } from '../market/visits.ts'
import { approve, choose, makeOffer, pdfOf, placeJob, startJob } from './a-job.ts'

test('from applying to a payout account', async ({ page, openContext, demo, expectAccessible }) => {
  const name = `Nadia ${crypto.randomUUID().slice(0, 6)}`
  const email = freshEmail('nadia')
  await signUp(page, { name, email })
  await page.getByRole('button', { name }).click()
  await page.getByRole('link', { name: 'Become a researcher' }).click()
  await expect(page.getByLabel('Public name')).toHaveValue(name)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Please name at least one language.')).toBeVisible()
  await expect(page.getByLabel('Languages', { exact: true })).toBeFocused()
  await page.getByLabel('Languages', { exact: true }).selectOption({ label: 'Arabic' })
  await page.getByLabel('Countries', { exact: true }).selectOption({ label: 'Lebanon' })
  await page.getByLabel('About you').fill('Ottoman registers.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Your application is with an operator')).toBeVisible()
  await openMail(page, 'operator@example.com', `${name} asks to become a researcher`)

  await approve(openContext, demo, name)
  await page.goto('/research')
  await expect(page.getByText("You can't be paid yet")).toBeVisible()
  await page.getByRole('link', { name: 'Set up payouts' }).click()
  // Nobody may pay to Lebanon without having asked the provider first.
  const country = page.getByLabel('Country you live in')
  await expect(country.locator('option:checked')).toHaveText('Lebanon')
  await page.getByRole('button', { name: 'Open the account' }).click()
  await expect(page.getByText('has not approved us for payout accounts like this one yet')).toBeVisible()
  await country.selectOption({ label: 'France' })
  await page.getByRole('button', { name: 'Open the account' }).click()
  await page.getByRole('button', { name: 'Complete onboarding' }).click()
  const payout = page.getByRole('region', { name: 'Payout account' })
  await expect(payout).toContainText('Active')
  await expect(payout).not.toContainText('Still missing')
  await expectAccessible(page)
})

test('who is no researcher is shown the way, not the board', async ({ page, signInAs }) => {
  await signInAs('operator')
  await page.goto('/research')
  await expect(page.getByRole('heading', { name: 'You are not a researcher yet' })).toBeVisible()
})

test('the board, an offer to the cent, and its end', async ({ page, demo, signInAs, expectAccessible }) => {
  await signInAs('researcher')
  const reference = `Perrin${crypto.randomUUID().slice(0, 6)}`
  const id = await placeJob(demo, {
    personsOfInterest: [{ firstname: 'Louise', lastname: reference }],
    customerName: 'Secret & Sons',
  })
  await placeJob(demo, {
    repositoryName: 'Archivio di Stato',
    location: 'Roma',
    countryISOA3: 'ITA',
    personsOfInterest: [{ lastname: `${reference}-far` }],
  })
  await page.goto('/research')
  await page.getByLabel('Words').fill(reference)
  await expect(page.getByRole('list', { name: 'Open orders' }).getByRole('listitem')).toHaveCount(1)
  await expect(page).toHaveURL(new RegExp(reference))
  await page.getByLabel('Show').selectOption('All open orders')
  await expect(page.getByRole('list', { name: 'Open orders' }).getByRole('listitem')).toHaveCount(2)
  await page.getByLabel('Country').selectOption('Italy')
  await expect(page.getByRole('list', { name: 'Open orders' }).getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByLabel('Words')).toHaveValue(reference)
  await page.getByLabel('Country').selectOption('Any')
  await page.getByLabel('Words').fill('Secret')
  await expect(page.getByRole('heading', { name: 'Nothing open' })).toBeVisible()
  // Open there are two, and neither names a price.
  await page.getByLabel('Words').fill(reference)
  await page.getByLabel('Sort').selectOption('By fixed price')
  await expect(page.getByRole('heading', { name: 'Nothing to list by price' })).toBeVisible()
  await page.getByRole('button', { name: 'Newest first' }).click()
  await expect(page.getByRole('list', { name: 'Open orders' }).getByRole('listitem')).toHaveCount(2)
  await page.getByLabel('What I have hidden').check()
  await expect(page.getByRole('heading', { name: 'Nothing hidden' })).toBeVisible()
  await page.getByLabel('Sort').selectOption('Nearest first')
  await expect(page.getByRole('heading', { name: 'Nothing to list by distance' })).toBeVisible()
  // A kept search means all that is open.
  await page.getByRole('button', { name: /^Notaries of Paris/ }).click()
  await expect(page.getByLabel('What I have hidden')).not.toBeChecked()
  await expect(page.getByLabel('Sort')).toHaveValue('newest')

  await page.goto(`/research/orders/${id}`)
  const offer = page.getByRole('region', { name: 'Your offer' })
  await page.getByLabel('Your price in EUR').fill('42.5055')
  await page.getByRole('button', { name: 'Make the offer' }).click()
  await expect(offer).toContainText('Amounts in euros have at most 2 decimals: write 42.50 or 42.51.')
  await expect(page.getByLabel('Your price in EUR')).toBeFocused()
  await page.getByLabel('Your price in EUR').fill('42.505')
  await expect(offer).toContainText('Is it 42505 or 42.50?')
  await page.getByLabel('Your price in EUR').fill('42,55')
  await expect(offer).toContainText('€4.26')
  await expect(offer).toContainText('€46.81')
  await expectAccessible(page)
  await makeOffer(page, id, '42,55')
  const [made] = await apiOf(demo).offersOf(id)
  expect(made?.totalAmount).toBe(46.81)

  await page.getByRole('button', { name: 'Change' }).click()
  await page.getByLabel('Your price in EUR').fill('40')
  await page.getByLabel('If you find nothing, in EUR').fill('41')
  await page.getByRole('button', { name: 'Change the offer' }).click()
  await expect(offer).toContainText('Please write at most 40, which is your price for a find.')
  await page.getByLabel('If you find nothing, in EUR').fill('20')
  await expect(offer).toContainText('and the customer has paid in the end€22.00')
  await page.getByRole('button', { name: 'Change the offer' }).click()
  await expect(page.getByRole('button', { name: 'Take it back' })).toBeVisible()
  await expect(offer).toContainText('€44.00')
  expect(await apiOf(demo).offersOf(id)).toMatchObject([{ totalAmount: 44, totalNoFindAmount: 22 }])
  await page.getByRole('button', { name: 'Take it back' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).click()
  await expect(offer).toContainText('was taken back')
  expect(await apiOf(demo).offersOf(id)).toEqual([])
})

test('what is written is there again after a reload, until it is sent', async ({ page, demo, signInAs }) => {
  await signInAs('researcher')
  const id = await placeJob(demo)
  await page.goto(`/research/orders/${id}`)
  const offer = page.getByRole('region', { name: 'Your offer' })
  const message = page.getByLabel('Write to the customer')
  await message.fill('Which parish was it?')
  await offer.getByLabel('Message to the customer').fill('I would look at the second copies first.')
  await page.reload()
  await expect(message).toHaveValue('Which parish was it?')
  await expect(offer.getByLabel('Message to the customer')).toHaveValue('I would look at the second copies first.')
  await makeOffer(page, id)
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await offer.getByLabel('Message to the customer').fill('I am there every Friday.')
  await page.reload()
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(offer.getByLabel('Message to the customer')).toHaveValue('I am there every Friday.')
  await page.getByRole('button', { name: 'Leave it as it is' }).click()
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(offer.getByLabel('Message to the customer')).toHaveValue('I am there every Tuesday.')

  // What is typed while it is sent belongs to the next one.
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/messages', async (route) => {
    if (route.request().method() === 'POST') await promise
    await route.continue()
  })
  const sending = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/messages'))
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await sending
  await message.fill('Or was it in Montmartre?')
  resolve()
  await expect(page.getByRole('log')).toContainText('Which parish was it?')
  await expect(message).toHaveValue('Or was it in Montmartre?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('log')).toContainText('Or was it in Montmartre?')
  await expect(message).toHaveValue('')
  await page.reload()
  await expect(page.getByRole('log')).toContainText('Or was it in Montmartre?')
  await expect(message).toHaveValue('')
})

test('a whole job: start, move the date, upload, hand over, changes, again', async ({
  page,
  demo,
  signInAs,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  await signInAs('researcher')
  const { call } = apiOf(demo)
  const id = await placeJob(demo)
  await makeOffer(page, id)
  await choose(demo, id)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Start work' })).toContainText('the customer is charged €46.75')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start work' }).click()
  await page.getByRole('button', { name: 'Start and charge' }).click()
  const documents = page.getByRole('region', { name: 'Documents' })
  await expect(documents).toBeVisible()
  // A find without a document isn't asked about, it is said.
  await page.getByRole('radio', { name: /^Found/ }).check()
  await page.getByRole('button', { name: 'Hand over to the customer' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'There is no document yet.' })).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  await page.getByRole('button', { name: 'Move the date' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('New date').fill('2031-04-02')
  await dialog.getByLabel('Reason').fill('The reading room is closed this week.')
  await dialog.getByRole('button', { name: 'Move the date' }).click()
  await expect(page.getByRole('log')).toContainText('The reading room is closed this week.')

  // The second part of the big file meets a broken connection, once.
  let broken = 0
  await page.route(/\/uploads\/upl_\w+\?offset=[1-9]/, (route) =>
    broken++ === 0 ? route.abort('connectionreset') : route.continue(),
  )
  const big = pdfOf('page 2.pdf', 5_000_000)
  await page
    .getByLabel('Choose files')
    .setInputFiles([
      pdfOf('page 1.pdf', 2_000),
      big,
      { name: 'tool.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
      { ...pdfOf('scan.jpg', 2_000), mimeType: 'image/jpeg' },
    ])
  await expect(documents).toContainText('Only PDF, JPEG, PNG, TIFF and plain text are taken.')
  const pages = page.getByRole('list', { name: 'Documents in the order of pages' }).getByRole('listitem')
  await expect(pages).toHaveCount(2, { timeout: 20_000 })
  expect(broken).toBeGreaterThan(1)
  await expect(documents).toContainText('Please save it anew, or name it .pdf', { timeout: 20_000 })
  for (const name of ['tool.exe', 'scan.jpg'])
    await page.getByRole('button', { name: `Remove ${name} from the uploads` }).click()
  await expect(pages.first()).toContainText('page 1.pdf')
  // Moved to and fro before the first answer, the last move stays: each goes when the one before has arrived.
  const answered = Promise.withResolvers<void>()
  let arranged = 0
  await page.route(/\/research\/orders\/\w+\/documents$/, async (route) => {
    if (route.request().method() === 'PUT' && arranged++ === 0) await answered.promise
    await route.continue()
  })
  for (const [way, first] of [
    ['up', 'page 2.pdf'],
    ['down', 'page 1.pdf'],
    ['up', 'page 2.pdf'],
  ]) {
    await page.getByRole('button', { name: `Move page 2.pdf ${way}` }).click()
    await expect(pages.first()).toContainText(`${first}`)
  }
  expect(arranged).toBe(1)
  answered.resolve()
  await expect.poll(() => arranged).toBe(3)
  await expect(pages.first()).toContainText('page 2.pdf')
  // Two pieces of news on top of each other leave the lower one's cross too small; they go by themselves.
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await expectAccessible(page)

  await page.getByLabel('What was searched').fill('Marriages of the 5th arrondissement')
  await page.getByLabel('Years').fill('1888-1895')
  // What is typed is there again, whatever happens to the page; an outcome is chosen each time.
  await expect(page.getByText(/^Kept /)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Years')).toHaveValue('1888-1895')
  // Another device goes on with it; what is typed here writes over nothing of that unseen.
  const { baseUrl, headers } = await accessOf(page, 'researcher', 'development')
  const address = `${baseUrl}/research/orders/${id}/draft`
  const keepElsewhere = async (years: string) => {
    const { draft } = (await (await page.request.get(address, { headers })).json()) as {
      draft: { content: object; updatedAt: string }
    } // as documented
    const data = { ...draft.content, years, updatedAt: draft.updatedAt }
    expect((await page.request.put(address, { headers, data })).status()).toBe(200)
  }
  await keepElsewhere('1888')
  await page.getByLabel('Years').fill('1889')
  await expect(page.getByText(/^On another device another text was kept/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Hand over to the customer' }).click()
  await expect(page.getByText('Choose what came of the search.')).toBeVisible()
  await page.getByRole('radio', { name: /^Found/ }).check()
  // Until one of the two is chosen there is nothing to ask.
  const another = page.getByRole('alert').filter({ hasText: 'Nothing was handed over: another text came in' })
  await page.getByRole('button', { name: 'Hand over to the customer' }).click()
  await expect(another).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Take that text' }).click()
  await expect(page.getByLabel('Years')).toHaveValue('1888')
  await page.getByLabel('Years').fill('1888-1895')
  await expect(page.getByText(/^Kept /)).toBeVisible()
  await page.getByRole('button', { name: 'Hand over to the customer' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('listitem')).toHaveText([/^page 2\.pdf/, /^page 1\.pdf/])
  await expect(question).toContainText('Marriages of the 5th arrondissement')
  await expect(question).toContainText(/You receive €[\d.]+ when the order is complete/)
  await expectAccessible(page)
  // What comes in from elsewhere while it is asked isn't handed over unread.
  await expect(another).toHaveCount(0)
  await keepElsewhere('1890')
  await question.getByRole('button', { name: 'Hand over', exact: true }).click()
  await expect(another).toBeVisible()
  await expect(page.getByText('Look at that one first')).toHaveCount(0)
  await expect(page.getByLabel('Years')).toHaveValue('1890')
  await page.getByLabel('Years').fill('1888-1895')
  await expect(page.getByText(/^Kept /)).toBeVisible()
  await page.getByRole('button', { name: 'Hand over to the customer' }).click()
  await question.getByRole('button', { name: 'Hand over', exact: true }).click()
  await expect(page.getByText('Delivered: found')).toBeVisible()
  const gone = page.getByRole('region', { name: 'Handed over', exact: true })
  await expect(gone).toContainText('Marriages of the 5th arrondissement')
  type Delivered = { name: string; sha256: string }
  const delivered = await call<Delivered[]>(`/orders/${id}/documents`)
  expect(delivered.map(({ name }) => name)).toEqual(['page 2.pdf', 'page 1.pdf'])
  expect(delivered[0]?.sha256).toBe(createHash('sha256').update(big.buffer).digest('hex'))
  expect((await call<{ order: { report: string } }>(`/orders/${id}`)).order.report).toBe(
    'What was searched:\nMarriages of the 5th arrondissement\n\nYears:\n1888-1895',
  )

  await call(`/orders/${id}/request-changes`, { message: 'The second page is cut off.' })
  await expect(page.getByText('The customer asks for changes')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('log')).toContainText('The second page is cut off.')
  await page.getByLabel('Choose files').setInputFiles([pdfOf('page 2 again.pdf', 3_000)])
  await expect(pages).toHaveCount(3)
  await expect(documents).toContainText('New documents are seen once you hand over again')
  await expect(documents).not.toContainText('new ones at once')
  expect(await call<Delivered[]>(`/orders/${id}/documents`)).toHaveLength(2)
  await expect(page.getByLabel('Years')).toHaveValue('1888-1895')
  await page.getByLabel('Write to the customer').fill('Scanned again.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('log')).toContainText('Scanned again.')
  await page.getByRole('radio', { name: /^Found/ }).check()
  await page.getByRole('button', { name: 'Hand over again' }).click()
  await question.getByRole('button', { name: 'Hand over', exact: true }).click()
  await expect(page.getByText('Delivered: found')).toBeVisible()
  await expect(documents).toContainText('new ones at once')

  await call(`/orders/${id}/accept`, {})
  // For good: also when nothing can be changed any more.
  await page.reload()
  await expect(gone.getByRole('listitem')).toHaveCount(3)
  await expect(gone).toContainText('1888-1895')
  await page.goto('/research/earnings')
  const line = page
    .getByRole('table', { name: 'Earnings by order' })
    .getByRole('row')
    .filter({ has: page.locator(`a[href="/research/orders/${id}"]`) })
  await expect(async () => {
    await page.reload()
    await expect(line).toContainText('Transferred', { timeout: 2_000 })
  }).toPass()
  await expect(line).toContainText('€42.50')
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toBe('earnings.csv')
})

test('a page closed in the middle of an upload', async ({ page, demo, signInAs }) => {
  await signInAs('researcher')
  await startJob(page, demo)
  const dies = /\/uploads\/upl_\w+\?offset=[1-9]/
  await page.route(dies, (route) => route.abort('connectionreset'))
  const file = pdfOf('volume.pdf', 5_000_000)
  // A file of the disk keeps its date of change; that is how the browser knows it again.
  const path = join(await mkdtemp(join(tmpdir(), 'callslip-e2e-')), file.name)
  await writeFile(path, file.buffer)
  await page.getByLabel('Choose files').setInputFiles(path)
  await expect(page.getByText('it goes on automatically')).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('volume.pdf is unfinished')).toBeVisible()
  await page.unroute(dies)
  const offsets: string[] = []
  page.on(
    'request',
    (request) => request.method() === 'PATCH' && offsets.push(new URL(request.url()).searchParams.get('offset') ?? ''),
  )
  await page.getByLabel('Choose files').setInputFiles(path)
  await expect(page.getByRole('list', { name: 'Documents in the order of pages' })).toContainText('volume.pdf')
  expect(offsets).toEqual(['2097152', '4194304'])
  await expect(page.getByText('is unfinished')).toBeHidden()
})

test('what another page is sending is not unfinished', async ({ page, demo, signInAs }) => {
  await signInAs('researcher')
  const id = await startJob(page, demo)
  const sent = Promise.withResolvers<void>()
  await page.route(/\/uploads\/upl_\w+\?offset=[1-9]/, () => sent.resolve())
  await page.getByLabel('Choose files').setInputFiles([pdfOf('volume.pdf', 5_000_000)])
  await sent.promise
  const other = await page.context().newPage()
  const listed = other.waitForResponse((response) => new URL(response.url()).pathname.endsWith('/uploads'))
  await other.goto(`/research/orders/${id}`)
  expect(await (await listed).json()).toMatchObject([{ name: 'volume.pdf', offset: 2_097_152 }])
  const unfinished = other.getByText('volume.pdf is unfinished')
  await expect(other.getByText('No document yet')).toBeVisible()
  await expect(unfinished).toHaveCount(0)
  await page.close()
  await expect(unfinished).toBeVisible({ timeout: 15_000 })
})

test('fits a phone', async ({ page, demo, signInAs }) => {
  await signInAs('researcher')
  const id = await placeJob(demo)
  const begun = await startJob(page, demo)
  const name = 'Births of the parish of Saint-Pierre de Montmartre, 1888 to 1895.pdf'
  await page.getByLabel('Choose files').setInputFiles([pdfOf(name, 2_000)])
  const remove = page.getByRole('button', { name: `Delete ${name}` })
  await expect(remove).toBeVisible({ timeout: 20_000 })
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of [
    '/research',
    '/research/work',
    `/research/orders/${id}`,
    '/research/earnings',
    '/research/profile',
    `/research/orders/${begun}`,
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Loading', { exact: false }).filter({ visible: true })).toHaveCount(0)
    await expectNoOverflow(page)
  }
  await expect(remove).toHaveCSS('width', '40px')
})

test('days are those where the researcher is', async ({ page, demo, openContext, signInAs }) => {
  await signInAs('researcher')
  const dayIn = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10)
  const [west, east] = [dayIn(-12), dayIn(14)]
  const place = `Parish of ${crypto.randomUUID().slice(0, 8)}`
  await takeJob(page, demo, place, 'Perrin')
  const { send } = await deskOf(page)
  await send('/research/visits', { day: west, place })
  const open = await placeJob(demo)
  const payouts = [
    { id: 'po_1', status: 'paid', sentAt: '2026-03-12T08:00:00.000Z', arrivesAt: '2026-03-16T00:00:00.000Z' },
  ]
  const paid = payouts.map((one) => ({ ...one, amountMinor: 4250, amount: 42.5, currency: 'EUR' }))

  const deskIn = async (timezoneId: string) => {
    const context = await openContext({ timezoneId })
    await signIn(context, demo.logins.researcher)
    const there = await context.newPage()
    await there.route(/\/api\/research\/payouts/, (route) => route.fulfill({ json: paid }))
    return there
  }
  for (const [zone, today] of [
    ['Etc/GMT+12', west],
    ['Etc/GMT-14', east],
  ] as const) {
    const there = await deskIn(zone)
    await there.goto('/research/visits')
    const waiting = there.getByRole('list', { name: 'Work that waits for a day' }).getByRole('listitem')
    // Where it is that day still it is planned; where it is the next, or the one after, the work waits for another.
    await expect(waiting.filter({ hasText: place })).toHaveCount(today === west ? 0 : 1)
    await there.goto(`/research/orders/${open}`)
    await expect(there.getByLabel('Done by')).toHaveAttribute('min', today)
    // A bank's day is none of the reader's.
    await there.goto('/research/earnings')
    const row = there.getByRole('table', { name: 'Payouts to your bank' }).getByRole('row').nth(1)
    await expect(row).toContainText('16 Mar 2026')
    await there.context().close()
  }
})

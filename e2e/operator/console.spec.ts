import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { accessOf, test, expect, signUp } from '../fixtures.ts'
import { apiOf, expectNoOverflow, placePaid, type OtherSide } from '../customer/an-order.ts'
import { keyboardOf } from '../keyboard.ts'

/** Somebody new asks for production, and leaves; each run has a request of its own to decide. */
async function askForProduction(context: BrowserContext, organisation: string): Promise<void> {
  const page = await context.newPage()
  await signUp(page, { name: 'Lotte Claes', organisation })
  const { baseUrl, headers } = await accessOf(page, 'customer', 'development')
  const answers = { useCase: 'Marriage records of East Flanders, for two hundred family trees.', ordersPerMonth: 15 }
  const asked = await page.request.post(`${baseUrl}/go-live/request-production`, { headers, data: { answers } })
  expect(asked.status()).toBe(200)
  await context.close()
}
const statusOf = async (api: OtherSide, id: string) => (await api.call<{ status: string }>(`/orders/${id}`)).status

test.describe('an operator', () => {
  test.beforeEach(async ({ signInAs }) => signInAs('operator'))

  test('begins among the real orders wherever signing in led', async ({ page }) => {
    await page.goto('/orders')
    await expect(page).toHaveURL(/\/operator$/)
    await expect(page.getByRole('region', { name: 'Environment' })).toContainText('Real researchers')
  })

  test('opens ten orders by the keyboard alone, after a look at what will happen to each', async ({
    page,
    demo,
    expectAccessible,
  }) => {
    // In production, where every order of a new client waits for an operator.
    const api = apiOf({ developmentBaseUrl: demo.productionBaseUrl, apiKeys: { development: demo.apiKeys.production } })
    const kind = `Testament${Date.now()}`
    const place = () =>
      api.call<{ id: string }>('/orders', { repositoryName: 'Stadsarchief Gent', documentType: kind, location: 'Gent' })
    const ids: string[] = []
    for (let n = 0; n < 10; n += 1) ids.push((await place()).id)
    await page.goto(`/operator?environment=production&kind=orders&q=${kind}`)
    const orders = page.getByRole('list', { name: 'Orders to open' })
    const rows = orders.getByRole('listitem')
    await expect(rows).toHaveCount(10)
    await expectAccessible(page)
    const { press, awakenUntil, done } = keyboardOf(page)
    // One Tab, and through the door that it opens: the first thing to do.
    await press('Tab', 'Enter')
    await expect(rows.first().getByRole('button', { name: 'Open for offers …' })).toBeFocused()
    await awakenUntil('x', () => expect(rows.first().getByRole('checkbox')).toBeChecked({ timeout: 500 }))
    for (let n = 1; n < 10; n += 1) {
      await press('j')
      await expect(rows.nth(n).getByRole('link').first()).toBeFocused()
      await press('x')
    }
    await expect(page.getByRole('region', { name: 'What is ticked' })).toContainText('10 ticked')
    await press('e')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('listitem').filter({ hasText: 'will be opened' })).toHaveCount(10)
    await expect(dialog.getByRole('button', { name: 'Open 10 items' })).toBeFocused()
    await press('Enter')
    await expect(dialog).toContainText('10 done.')
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Opened for offers' })).toHaveCount(10)
    done('Open ten orders')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: 'Nothing fits' })).toBeVisible()
    for (const id of ids) expect(await statusOf(api, id)).toBe('open')
  })

  test('claims what waits, puts it off and has it back, and sees who has what', async ({
    page,
    demo,
    expectAccessible,
  }) => {
    const api = apiOf({ developmentBaseUrl: demo.productionBaseUrl, apiKeys: { development: demo.apiKeys.production } })
    const kind = `Codicil${Date.now()}`
    await api.call('/orders', { repositoryName: 'Stadsarchief Gent', documentType: kind, location: 'Gent' })
    const address = `/operator?environment=production&kind=orders&q=${kind}`
    await page.goto(address)
    const row = page.getByRole('list', { name: 'Orders to open' }).getByRole('listitem')
    await expect(row).toContainText(kind)
    await expect(async () => {
      await page.keyboard.press('j')
      await expect(row.getByRole('link').first()).toBeFocused({ timeout: 500 })
    }).toPass()
    await page.keyboard.press('c')
    await expect(row).toContainText('You have it')
    await page.getByLabel('Whose').selectOption('Nobody’s')
    await expect(page.getByRole('heading', { name: 'Nothing fits' })).toBeVisible()
    await page.getByLabel('Whose').selectOption('Mine')
    await expect(page).toHaveURL(/assignee=me/)
    await row.getByRole('button', { name: 'More …' }).click()
    await expectAccessible(page)
    await page.getByLabel('Put it off for').selectOption('three days')
    await page.getByRole('dialog').getByRole('button', { name: 'Put off' }).click()
    await expect(page.getByRole('status', { name: 'Just done' })).toContainText('Put off')
    await expect(row).toHaveCount(0)
    await page.getByLabel('Show', { exact: true }).selectOption('What was put off')
    await expect(row).toContainText('Put off, back in')
    await page.setViewportSize({ width: 320, height: 800 })
    await expectNoOverflow(page)
    await expectAccessible(page)
    await row.getByRole('button', { name: 'More …' }).click()
    await page.getByRole('button', { name: 'Have it back now' }).click()
    await expect(row).toHaveCount(0)
    await page.goto(address)
    await row.getByRole('button', { name: 'Leave it to others' }).click()
    await expect(row.getByRole('button', { name: 'Claim' })).toBeVisible()
  })

  test('decides about production, thinks better of it, and refuses with a reason that the client reads', async ({
    page,
    demo,
    openContext,
    expectAccessible,
  }) => {
    const club = `Reading Circle of Aalst ${crypto.randomUUID().slice(0, 6)}`
    await askForProduction(await openContext({ baseURL: demo.portalUrl }), club)
    await page.goto('/operator?kind=production')
    const requests = page.getByRole('list', { name: 'Requests for production' })
    const row = requests.getByRole('listitem').filter({ hasText: club })
    await expect(row.getByRole('button', { name: 'Enable production' })).toHaveCount(0)
    await row.getByRole('link', { name: 'Look and decide' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Production for ${club}` })).toBeVisible()
    await expect(page.getByText('Nothing that a program should try has been seen')).toBeVisible()
    await expectAccessible(page)
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoOverflow(page)
    }
    await page.setViewportSize({ width: 1280, height: 800 })

    // A request is answered by keys alone, and by few: past the frame, the way back and the question, to the limits.
    await page.reload()
    await expect(page.getByRole('button', { name: 'Enable production' })).toBeVisible()
    const keyboard = keyboardOf(page)
    await keyboard.press('Tab', 'Enter', 'Tab', 'Tab', 'Tab', 'Tab')
    await keyboard.type('20')
    await keyboard.press('Enter')
    const done = page.getByRole('status', { name: 'Just done' })
    await expect(done).toContainText(`${club} may use production`)
    keyboard.done('Answer a request for production')
    await expect(page.getByRole('region', { name: 'Today in production' })).toContainText('0 of 20')
    await done.getByRole('button', { name: 'Undo' }).click()
    await expect(done).toContainText('Undone')
    await page.getByRole('button', { name: 'Refuse' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Refuse' }).click()
    await expect(dialog).toContainText('Say why.')
    await expectAccessible(page)
    await dialog.getByLabel('Reason').fill('Tell us first what you will order.')
    await dialog.getByRole('button', { name: 'Refuse' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Earlier decisions' })).toContainText('Tell us first what you will')
    await page.goto(`/operator/clients?q=${encodeURIComponent(club)}`)
    await page.getByRole('link', { name: club }).click()
    await expect(page.getByText('Tell us first what you will order.')).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 800 })
    await expectNoOverflow(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    // Other clients are refused by other tests meanwhile.
    await page.goto(`/operator/audit?about=${new URL(page.url()).pathname.split('/').at(-1)}`)
    await page.getByLabel('Kind').selectOption('Clients')
    // Another test refuses another client meanwhile.
    const refused = page.getByRole('listitem').filter({ hasText: 'Refused the client’s request for production' })
    const entry = refused.filter({ hasText: 'Tell us first what you will order.' }).first()
    await expect(entry).toBeVisible()
    await entry.getByRole('link', { name: club }).click()
    await expect(page.getByRole('heading', { level: 1, name: club })).toBeVisible()
  })

  test('changes one of a client’s settings, and nothing that a colleague has set meanwhile', async ({
    page,
    demo,
    openContext,
  }) => {
    const club = `Settings of Aalst ${crypto.randomUUID().slice(0, 6)}`
    await askForProduction(await openContext({ baseURL: demo.portalUrl }), club)
    await page.goto(`/operator/clients?q=${encodeURIComponent(club)}`)
    await page.getByRole('link', { name: club }).click()
    const limit = page.getByRole('textbox', { name: /^Development/ })
    await limit.fill('77')
    const { baseUrl, headers } = await accessOf(page, 'operator', 'development')
    const address = `${baseUrl}/operator/clients/${new URL(page.url()).pathname.split('/').at(-1)}`
    const read = async () => (await (await page.request.get(address, { headers })).json()) as Record<string, unknown> // as documented
    expect((await page.request.patch(address, { headers, data: { billing: 'invoice' } })).status()).toBe(200)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const done = page.getByRole('status', { name: 'Just done' })
    await expect(done).toContainText(`The settings of ${club} are saved.`)
    expect(await read()).toMatchObject({ billing: 'invoice', rateLimitDevelopment: 77 })
    await expect(page.getByLabel('Pays by')).toHaveValue('invoice')

    // The page comes anew with what is done on it; what is typed and isn't saved stays.
    await limit.fill('88')
    await page.getByRole('button', { name: 'Suspend …' }).click()
    await page.getByRole('dialog').getByLabel('Reason').fill('They asked us to.')
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click()
    await expect(page.getByRole('button', { name: 'Lift the suspension' })).toBeVisible()
    await expect(limit).toHaveValue('88')
    expect((await page.request.patch(address, { headers, data: { autoOpen: true } })).status()).toBe(200)
    await done.getByRole('button', { name: 'Undo' }).last().click()
    await expect(done).toContainText('Undone')
    const after = await read()
    expect(after).toMatchObject({ billing: 'invoice', autoOpen: true })
    expect(after).not.toHaveProperty('rateLimitDevelopment')
  })

  test('says that nothing waits once that is known, and not while it asks', async ({ page }) => {
    await page.goto('/operator?environment=production&kind=orders&q=nobody-has-asked-for-this')
    const none = page.getByRole('heading', { name: 'Nothing fits' })
    await expect(none).toBeVisible()
    const { promise: asked, resolve } = Promise.withResolvers<void>()
    await page.route(/\/operator\/queue\/items\?/, async (route) => {
      await asked
      await route.continue()
    })
    await page.getByLabel('Show', { exact: true }).selectOption('What was put off')
    await expect(page).toHaveURL(/show=/)
    await expect(page.getByText('Loading items')).toBeAttached()
    await expect(none).toHaveCount(0)
    resolve()
    await expect(none).toBeVisible()
  })

  test('finds in the audit log who signed in, keeps the filters in the address, and takes them along as a table', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/operator/audit')
    await page.getByLabel('Kind').selectOption('Sign-ins')
    const entries = page.getByRole('list', { name: 'What was done, newest first' }).getByRole('listitem')
    await expect(entries.first()).toContainText('Signed in with a password')
    await page.getByLabel('From').fill('2026-01-01')
    await expect(page).toHaveURL(/kind=sign_in.*from=2026-01-01/)
    await page.reload()
    await expect(page.getByLabel('Kind')).toHaveValue('sign_in')
    await expect(page.getByLabel('From')).toHaveValue('2026-01-01')
    await entries.first().getByText('Details').click()
    await expect(entries.first()).toContainText(/Entry \d+, hash [0-9a-f]{64}/)
    await expectAccessible(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^callslip-audit-log-.*\.csv$/)
    await page.getByLabel('What it is about').fill('CS-000-000')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Nothing like that' })).toBeVisible()
    await expectAccessible(page)
  })

  test('cancels a paid order, the exact money shown first', async ({ page, demo, expectAccessible }) => {
    const api = apiOf(demo)
    const id = await placePaid(api)
    await page.goto('/operator/orders?environment=development')
    await page.getByLabel('Find by anything').fill(id)
    await page.keyboard.press('Enter')
    await page.locator(`main a[href="/operator/orders/${id}"]`).click()
    await expect(page).toHaveURL(new RegExp(`/orders/${id}`))
    await expect(page.getByRole('region', { name: 'Payments' })).toContainText('authorized')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Cancel …' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('The hold of €44.00 on the customer’s card is released.')
    await expectAccessible(page)
    await dialog.getByLabel('Reason').fill('The archive burned down.')
    await dialog.getByRole('button', { name: 'Cancel the order' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('status', { name: 'Just done' })).toContainText('Cancelled: Birth record')
    const history = page.getByRole('list', { name: 'History, newest first' })
    await expect(history.getByText('The archive burned down.')).toBeVisible()
    expect(await statusOf(api, id)).toBe('cancelled')
    await page.getByRole('link', { name: 'What the audit log says of this order' }).click()
    const cancelled = page.getByRole('listitem').filter({ hasText: 'Cancelled the order' })
    await expect(cancelled).toHaveCount(1)
    await expect(cancelled).toContainText('The archive burned down.')
  })

  test('refunds a part, who bears it shown first', async ({ page, demo }) => {
    const api = apiOf(demo)
    const id = await placePaid(api)
    await api.step(id, 'start')
    await page.goto(`/operator/orders/${id}?environment=development`)
    await expect(page.getByRole('region', { name: 'Payments' })).toContainText('captured', { timeout: 30_000 })
    await page.getByRole('button', { name: 'Refund …' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('At most €44.00', { exact: true })).toBeVisible()
    await dialog.getByLabel('Amount in EUR').fill('11')
    await expect(dialog).toContainText(
      '€10.00 of it from the researcher’s part, which has not been sent to them yet; €1.00 from our fee.',
    )
    await dialog.getByRole('radio', { name: 'Callslip’s fee' }).check()
    await expect(dialog).toContainText('Of our fee 4 EUR are left, so it can’t bear more than that.')
    await dialog.getByRole('radio', { name: 'Both, in proportion' }).check()
    await dialog.getByLabel('Amount in EUR').fill('44.01')
    await expect(dialog).toContainText('at most €44.00 are left')
    await dialog.getByLabel('Amount in EUR').fill('11')
    await dialog.getByLabel('Reason').fill('A page is unreadable.')
    await dialog.getByRole('button', { name: 'Refund' }).click()
    await expect(page.getByRole('region', { name: 'Payments' })).toContainText('partially refunded', {
      timeout: 30_000,
    })
  })

  test('adds an archive, merges it away and takes that back', async ({ page, expectAccessible }) => {
    const name = `Archiv der Mühle ${Date.now()}`
    await page.goto('/operator/archives/new')
    await page.getByRole('button', { name: 'Add the archive' }).click()
    await expect(page.getByText('Please fill this in.').first()).toBeVisible()
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByLabel('City').fill('Speyer')
    await page.getByLabel('Country').fill('DEU')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add the archive' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.getByLabel('The archive it is').fill('Archives de Paris')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Merge into Archives de Paris' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Merge' }).click()
    await expect(page.getByText('A duplicate, and hidden')).toBeVisible()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page.getByText('A duplicate, and hidden')).toHaveCount(0)
  })

  test('is told what a colleague changed of an archive, and keeps what is typed until it is seen', async ({ page }) => {
    const name = `Archiv der Wette ${Date.now()}`
    await page.goto('/operator/archives/new')
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByLabel('City').fill('Speyer')
    await page.getByLabel('Country').fill('DEU')
    await page.getByRole('button', { name: 'Add the archive' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.getByLabel('Website').fill('https://example.org')
    const colleague = await page.context().newPage()
    await colleague.goto(page.url())
    await colleague.getByLabel('Other names').fill('Wettarchiv')
    await colleague.getByRole('button', { name: 'Save' }).click()
    await expect(colleague.getByText('is saved.')).toBeVisible()
    await page.bringToFront()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('This archive has been changed since. Look at that first.')).toBeVisible()
    await expect(page.getByLabel('Website')).toHaveValue('https://example.org')
    await page.getByRole('button', { name: 'Show what it says now' }).click()
    await expect(page.getByLabel('Other names')).toHaveValue('Wettarchiv')
    await page.getByLabel('Website').fill('https://example.org')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('is saved.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show what it says now' })).toHaveCount(0)
  })

  test('sees what a file of archives would change, imports it and takes it back', async ({
    page,
    expectAccessible,
  }) => {
    const [city, header] = [`Speyer ${Date.now()}`, 'name,kind,city,countryISOA3,website,aliases']
    const upload = async (lines: readonly string[]) => {
      await page.goto('/operator/archives/import')
      const buffer = Buffer.from([header, ...lines].join('\n'))
      await page.getByLabel('File').setInputFiles({ name: 'speyer.csv', mimeType: 'text/csv', buffer })
      await page.getByRole('button', { name: 'Show what would change' }).click()
      await expect(page.getByText('Nothing is changed yet.')).toBeVisible()
    }
    await page.goto('/operator/archives/import')
    await page.getByRole('button', { name: 'Show what would change' }).click()
    await expect(page.getByText('Choose a file.')).toBeVisible()
    // As from the file dialog, and saved once more before it is sent.
    const path = join(await mkdtemp(join(tmpdir(), 'callslip-e2e-')), 'speyer.csv')
    const choose = async () => {
      const chooser = page.waitForEvent('filechooser')
      await page.getByLabel('File').click()
      await (await chooser).setFiles(path)
    }
    const look = page.getByRole('button', { name: 'Show what would change' })
    await writeFile(path, header)
    await choose()
    await writeFile(path, [header, `Zunftarchiv,city,${city},DEU,,`].join('\n'))
    await look.click()
    await expect(page.getByText('The file was changed after it was chosen. Choose it again.')).toBeVisible()
    await choose()
    await look.click()
    await expect(page.getByText('Nothing is changed yet.')).toBeVisible()
    await upload([`Mühlenarchiv,city,${city},DEU,https://example.org/,Alte Mühle`])
    await page.getByRole('button', { name: 'Import 1 archive' }).click()
    await expect(page.getByText('1 archive is imported.')).toBeVisible()

    await upload([
      `Mühlenarchiv,state,${city},DEU,-,Neue Mühle`,
      `Domarchiv,church,${city},DEU,,`,
      `Nichts,,${city},DEU,,`,
    ])
    await expect(page.getByText('This archive is new: please say of which kind it is.')).toBeVisible()
    await expect(page.getByRole('deletion').filter({ hasText: 'Alte Mühle' })).toBeVisible()
    await expect(page.getByRole('insertion').filter({ hasText: 'Neue Mühle' })).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 800 })
    await expectNoOverflow(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Import 2 archives' }).click()
    await expect(page.getByText('2 archives are imported.')).toBeVisible()
    await page.getByRole('button', { name: 'Take it back' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).click()
    await expect(page.getByText('2 archives were taken back.')).toBeVisible()
    await page.goto('/operator/archives/import')
    await expect(page.getByRole('row').filter({ hasText: 'speyer.csv' }).first()).toContainText('Taken back')
  })

  test('follows a researcher from the list to their file', async ({ page, expectAccessible }) => {
    await page.goto('/operator/researchers?environment=development&q=Camille')
    await page.getByRole('link', { name: 'Camille Laurent' }).click()
    await expect(page.getByRole('heading', { name: 'Payment account in development' })).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 800 })
    await expectNoOverflow(page)
    // What can't be fetched isn't said to be nothing.
    await page.route(/\/researchers\/\w+\/credentials(\?|$)/, (route) => route.abort())
    await page.reload()
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText('Nothing is stated.')).toHaveCount(0)
  })

  for (const path of [
    '',
    '/orders',
    '/cases',
    '/clients',
    '/researchers',
    '/archives',
    '/archives/import',
    '/figures',
    '/audit',
    '/health',
  ]) {
    test(`reads /operator${path} on a desk and on a phone`, async ({ page, expectAccessible }) => {
      await page.goto(`/operator${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[role=status] .sr-only').filter({ hasText: '…' })).toHaveCount(0)
      await expectAccessible(page)
      await page.setViewportSize({ width: 390, height: 800 })
      await expectNoOverflow(page)
      await expectAccessible(page)
    })
  }
})

const pages = [
  '/operator',
  '/operator/orders',
  '/operator/cases',
  '/operator/clients',
  '/operator/researchers',
  '/operator/archives',
  '/operator/figures',
  '/operator/audit',
  '/operator/health',
]

for (const role of ['customer', 'researcher'] as const) {
  test(`a ${role} finds no page of the operator's`, async ({ page, signInAs }) => {
    await signInAs(role)
    for (const path of pages) {
      await page.goto(path)
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Audit log' })).toHaveCount(
        0,
      )
      await expect(page.getByRole('heading', { name: /not|nothing/i })).toBeVisible()
    }
  })
}

test('nobody is asked to sign in first', async ({ page }) => {
  await page.goto('/operator/clients')
  await expect(page).toHaveURL(/\/sign-in\?next=%2Foperator%2Fclients/)
})

import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { expectNoOverflow } from './an-order.ts'
import { fillShortest, placeOrder, unique } from './placed-orders.ts'

const rows = (page: Page) =>
  page
    .getByRole('table', { name: 'Your orders' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })

test.beforeEach(({ signInAs }) => signInAs('customer'))

test.describe('the list', () => {
  test('says whose turn it is, and keeps its filters in the address', async ({
    page,
    request,
    demo,
    expectAccessible,
  }) => {
    const reference = unique('LIST')
    const id = await placeOrder(request, demo, {
      externalOrderRef: reference,
      personsOfInterest: [{ firstname: 'Lieve', lastname: reference }],
    })
    await page.goto('/orders')
    await page.getByLabel('Search orders').fill(reference)
    await expect(page).toHaveURL(new RegExp(`q=${reference}`))
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('Order placed')
    await expect(rows(page)).toContainText('Submitted')
    await expect(page.getByRole('link', { name: `Will: Lieve ${reference}` })).toHaveAttribute('href', `/orders/${id}`)
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Your turn' }).click()
    await expect(page).toHaveURL(/turn=you/)
    await expect(page.getByRole('heading', { name: 'No such order' })).toBeVisible()
    await page.getByLabel('Status').selectOption('Submitted')
    await expect(page).toHaveURL(/status=submitted/)
    await expect(page).not.toHaveURL(/turn=/)
    await expect(rows(page)).toHaveCount(1)

    await page.reload()
    await expect(page.getByLabel('Search orders')).toHaveValue(reference)
    await expect(page.getByLabel('Status')).toHaveValue('submitted')
    await expect(rows(page)).toHaveCount(1)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'No such order' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear the filters' }).click()
    await expect(page.getByLabel('Search orders')).toHaveValue('')
    await expect(page).toHaveURL(/\/orders$/)
  })

  test("shows an offer that comes in while one looks, as the customer's turn", async ({ page, request, demo }) => {
    const reference = unique('TURN')
    const id = await placeOrder(request, demo, { externalOrderRef: reference })
    const stream = page.waitForResponse('**/api/events/stream*')
    await page.goto(`/orders?externalOrderRef=${reference}`)
    await expect(rows(page)).toContainText('Order placed')
    await stream
    for (const step of ['open', 'offer', 'message']) {
      const answer = await request.post(`${demo.developmentBaseUrl}/sandbox/orders/${id}/steps`, {
        headers: { Authorization: `Bearer ${demo.apiKeys.development}` },
        data: { step },
      })
      expect(answer.ok()).toBe(true)
    }
    await expect(rows(page)).toContainText('1 offer to choose from', { timeout: 30_000 })
    await expect(rows(page)).toContainText('1 new message', { timeout: 30_000 })
    await page.getByRole('button', { name: 'Your turn' }).click()
    await expect(rows(page)).toHaveCount(1)
  })

  test('pages by its end and exports what the filters show', async ({ page, request, demo }) => {
    const reference = unique('PAGE')
    for (let i = 0; i < 27; i++) await placeOrder(request, demo, { externalOrderRef: reference })
    const stream = page.waitForResponse('**/api/events/stream*')
    await page.goto(`/orders?externalOrderRef=${reference}`)
    await expect(rows(page)).toHaveCount(25)
    await stream
    // Something changes in the list while the next page is on its way: neither is lost.
    const changed = Promise.withResolvers<void>()
    await page.route(
      '**/orders?*startingAfter=*',
      async (route) => {
        const id = await placeOrder(request, demo, { externalOrderRef: reference })
        await expect(page.locator(`a[href="/orders/${id}"]`).first()).toBeAttached()
        await route.continue().catch(() => {}) // the page has given it up
        changed.resolve()
      },
      { times: 1 },
    )
    await page.getByRole('button', { name: 'Show more' }).press('Enter')
    await expect(rows(page)).toHaveCount(28)
    await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden()
    // What the page did meanwhile is looked at more slowly than all of this may be done.
    await changed.promise

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^callslip-orders-\d{4}-\d\d-\d\d\.csv$/)
    const chunks: Buffer[] = []
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer) // a file's stream
    const lines = Buffer.concat(chunks).toString().trim().split('\r\n')
    expect(lines).toHaveLength(29)
    expect(lines[1]).toContain(reference)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, locale: 'de-DE', colorScheme: 'dark' })

  test("nothing scrolls sideways, and names are in the reader's language", async ({
    page,
    request,
    demo,
    expectAccessible,
  }) => {
    const reference = unique('NARROW')
    await placeOrder(request, demo, {
      externalOrderRef: reference,
      repositoryName: 'Landeshauptarchiv Rheinland-Pfalz, Zweigstelle für Personenstandsunterlagen',
    })
    await page.goto(`/orders?externalOrderRef=${reference}`)
    await expect(rows(page)).toHaveCount(1)
    await expectNoOverflow(page)
    await expectAccessible(page)

    await page.goto('/orders/new')
    await page.getByLabel('Archive').fill('landesarchiv')
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    await expect(
      page
        .getByRole('listbox')
        .getByRole('option', { name: /Deutschland/ })
        .first(),
    ).toBeVisible()
    await expectNoOverflow(page)
    await expectAccessible(page)
    await fillShortest(page)
    await page.getByLabel('Country').selectOption('Österreich')
    await page.getByRole('radio', { name: 'Name a fixed price' }).check()
    await page.getByLabel('Your price').fill('1.234,50')
    await expect(page.getByText('1.357,95 €')).toBeVisible()
    await expectNoOverflow(page)
    await page.getByRole('button', { name: 'Review order' }).click()
    await expect(page.getByText('Nirgendwo, Österreich')).toBeVisible()
    await expectNoOverflow(page)
    await expectAccessible(page)
  })
})

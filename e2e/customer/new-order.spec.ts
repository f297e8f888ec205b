import type { Page, Route } from '@playwright/test'
import { endSessionAt, expect, signInAgain, test } from '../fixtures.ts'
import { fillShortest, findOrders, placeOrder, unique } from './placed-orders.ts'
import { writeOrder } from '../visitor-order.ts'

test.beforeEach(({ signInAs }) => signInAs('customer'))

test.describe('a new order', () => {
  test('is placed with the keyboard alone, from the directory of archives', async ({
    page,
    request,
    demo,
    expectAccessible,
  }) => {
    const reference = unique('KEYS')
    const { keyboard } = page
    await page.goto('/orders/new')
    await page.getByLabel('Archive').focus()
    await keyboard.type('paris archives hist')
    const suggestion = page.getByRole('option', { name: /Archives historiques du diocèse de Paris/ })
    await expect(suggestion).toBeVisible()
    await expectAccessible(page)
    await keyboard.press('ArrowDown')
    await expect(suggestion).toHaveAttribute('aria-selected', 'true')
    await keyboard.press('Enter')
    await expect(page.getByLabel('Archive')).toHaveValue('Archives historiques du diocèse de Paris')
    await expect(page.getByText('From the directory of archives')).toBeVisible()
    await keyboard.press('Tab')
    await expect(page.getByLabel('Place')).toHaveValue('Paris')
    await keyboard.press('Tab')
    await expect(page.getByLabel('Country')).toHaveValue('FRA')
    await keyboard.press('Tab')
    await keyboard.type('bapt')
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expect(page.getByLabel('Kind of document')).toHaveValue('Baptism')
    await keyboard.press('Tab')
    await keyboard.type('Folio 12. sandbox:manual')
    await page.getByLabel('First name').focus()
    await keyboard.type('Jeanne')
    await keyboard.press('Tab')
    await keyboard.type(reference)
    await page.getByRole('radio', { name: 'Ask for offers' }).focus()
    await keyboard.press('ArrowDown')
    await expect(page.getByLabel('Your price')).toBeVisible()
    await keyboard.press('Tab')
    await keyboard.type('45,5')
    await expect(page.getByText('You pay').last()).toBeVisible()
    await expect(page.getByText('€50.05')).toBeVisible()
    await page.getByLabel('Your reference').focus()
    await keyboard.type(reference)
    await keyboard.press('Enter')

    await expect(page.getByRole('heading', { name: 'Read it once more' })).toBeFocused()
    await expect(page.getByText('€50.05')).toBeVisible()
    await expect(page.getByText('Paris, France')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Place order' }).focus()
    await keyboard.press('Enter')
    await expect(page).toHaveURL(/\/orders\/ord_\w+$/)
    const [placed, ...others] = await findOrders(request, demo, reference)
    expect(others).toEqual([])
    expect(page.url()).toContain(placed?.id)
    expect(placed?.order).toMatchObject({
      repositoryName: 'Archives historiques du diocèse de Paris',
      archiveRepositoryId: expect.stringMatching(/^arc_/),
      location: 'Paris',
      countryISOA3: 'FRA',
      documentType: 'Baptism',
      pricingMode: 'FIXED',
      fixedPrice: 45.5,
      currency: 'EUR',
      personsOfInterest: [{ firstname: 'Jeanne', lastname: reference }],
    })
  })

  test('goes to any archive by name, and once however often one clicks', async ({ page, request, demo }) => {
    const reference = unique('ONCE')
    await page.goto('/orders/new')
    await fillShortest(page, { archive: 'Pfarramt St. Nirgendwo' })
    await page.getByLabel('Your reference').fill(reference)
    await page.getByRole('button', { name: 'Review order' }).click()
    await page.getByRole('button', { name: 'Place order' }).dblclick()
    await expect(page).toHaveURL(/\/orders\/ord_\w+$/)
    const placed = await findOrders(request, demo, reference)
    expect(
      placed.map(({ order }) => [order['repositoryName'], order['archiveRepositoryId'], order['personsOfInterest']]),
    ).toEqual([['Pfarramt St. Nirgendwo', undefined, undefined]])
    // Placed and gone: the next order begins empty.
    await page.goto('/orders/new')
    await expect(page.getByLabel('Archive')).toHaveValue('')
    await expect(page.getByText('Your draft is back')).toBeHidden()
  })

  test('survives a reload, and goes away when asked', async ({ page, expectAccessible }) => {
    await page.goto('/orders/new')
    await fillShortest(page)
    await page.getByLabel('First name').fill('Bartholomäus')
    await page.getByRole('button', { name: 'Add another person' }).click()
    await page.getByRole('group', { name: 'Person 2' }).getByLabel('Born').fill('about 1701')
    await page.reload()
    await expect(page.getByText('Your draft is back')).toBeVisible()
    await expect(page.getByLabel('Archive')).toHaveValue('Stadtarchiv Nirgendwo')
    await expect(page.getByRole('group', { name: 'Person 1' }).getByLabel('First name')).toHaveValue('Bartholomäus')
    await expect(page.getByRole('group', { name: 'Person 2' }).getByLabel('Born')).toHaveValue('about 1701')
    await expectAccessible(page)
    // The other environment knows nothing of it.
    await page.getByRole('button', { name: 'Switch to production' }).click()
    await expect(page.getByLabel('Archive')).toHaveValue('')
    await page.getByRole('button', { name: 'Switch to development' }).click()
    await expect(page.getByLabel('Archive')).toHaveValue('Stadtarchiv Nirgendwo')
    await page.getByRole('button', { name: 'Start afresh' }).click()
    await page.getByRole('button', { name: 'Throw away' }).click()
    await expect(page.getByLabel('Archive')).toBeFocused()
    await expect(page.getByLabel('Archive')).toHaveValue('')
    await page.reload()
    await expect(page.getByLabel('Place')).toHaveValue('')
  })

  test('names what is missing or wrong, with the way to each field', async ({ page, expectAccessible }) => {
    await page.goto('/orders/new')
    await page.getByRole('group', { name: 'Person 1' }).getByLabel('Note').fill('a midwife')
    await page.getByRole('radio', { name: 'Name a fixed price' }).check()
    await page.getByLabel('Currency').selectOption('JPY')
    await page.getByLabel('Your price').fill('12.5')
    await page.getByRole('button', { name: 'Review order' }).click()
    const summary = page.getByRole('main').getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('button')).toHaveText([
      'Archive: Name the archive that keeps the document.',
      'Kind of document: Say what kind of document it is.',
      'Place: Say which town or parish it concerns.',
      'Person 1, first name: Give a first or a last name, or remove this person.',
      'Your price: Amounts in Japanese yen have no decimals: write 12 or 13.',
    ])
    await expectAccessible(page)
    await summary.getByRole('button', { name: 'Place:' }).press('Enter')
    await expect(page.getByLabel('Place')).toBeFocused()
    await expect(page.getByLabel('Place')).toHaveAttribute('aria-invalid', 'true')
    await page.keyboard.type('Ōsaka')
    await expect(summary.getByRole('button')).toHaveCount(4)
    await page.getByLabel('Your price').fill('1250')
    await expect(page.getByText('¥1,375')).toBeVisible()
  })

  test('warns of the same reference, and of the same person in the same archive', async ({ page, request, demo }) => {
    const [reference, name] = [unique('TWICE'), unique('Zwilling')]
    await placeOrder(request, demo, { externalOrderRef: reference })
    await placeOrder(request, demo, { personsOfInterest: [{ firstname: 'Käthe', lastname: name }] })
    await page.goto('/orders/new')
    await fillShortest(page)
    await page.getByLabel('Your reference').fill(reference)
    await expect(page.getByText(`You have an open order with the reference ${reference}`)).toBeVisible()
    await page.getByLabel('Your reference').fill('')
    await page.getByLabel('First name').fill('Kathe')
    await page.getByLabel('Last name').fill(name)
    await expect(page.getByText('You have an open order')).toBeHidden()
    await page.getByLabel('Archive').fill('stadsarchief gent')
    const warning = page
      .getByRole('status')
      .filter({ hasText: `You have an open order for Kathe ${name} in this archive` })
    await expect(warning).toBeVisible()
    await page.getByRole('button', { name: 'Review order' }).click()
    await expect(page.getByRole('heading', { name: 'Read it once more' })).toBeVisible()
    await expect(warning).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Last name')).toHaveValue(name)
  })

  test('keeps everything when the API is out of reach, and what it refuses stands beside the field', async ({
    page,
    request,
    demo,
  }) => {
    const reference = unique('LOST')
    await page.goto('/orders/new')
    await fillShortest(page)
    await page.getByLabel('Your reference').fill(reference)
    await page.getByRole('button', { name: 'Review order' }).click()
    const keys: (string | undefined)[] = []
    // The answer is lost after the order was placed: the worst case for placing it twice.
    await page.route(/\/api\/orders$/, async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      await route.fetch()
      await route.abort('connectionreset')
    })
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('No connection to Callslip', {
      timeout: 20_000,
    })
    await page.unroute(/\/api\/orders$/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL(/\/orders\/ord_\w+$/)
    expect(await findOrders(request, demo, reference)).toHaveLength(1)
    expect(new Set(keys).size).toBe(1)

    await page.goto('/orders/new')
    await fillShortest(page)
    await page.getByRole('button', { name: 'Review order' }).click()
    await page.route(/\/api\/orders$/, (route) =>
      route.fulfill({
        status: 400,
        json: {
          error: 'location: is not on this earth',
          code: 'invalid_request',
          details: [{ field: 'location', message: 'is not on this earth' }],
        },
      }),
    )
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page.getByRole('main').getByRole('alert').getByRole('button')).toHaveText([
      'Place: This can’t be taken as it is. Please write it differently.',
    ])
    await expect(page.getByLabel('Place')).toHaveValue('Nirgendwo')
  })
})

test('a session that ends before the order is placed is taken up again in place', async ({ page, request, demo }) => {
  const reference = unique('ENDED')
  await page.goto('/orders/new')
  await fillShortest(page)
  await page.getByLabel('Your reference').fill(reference)
  await page.getByRole('button', { name: 'Review order' }).click()
  await endSessionAt(page, /\/api\/orders$/)
  await page.getByRole('button', { name: 'Place order' }).click()
  await signInAgain(page, demo.logins.customer)
  await expect(page).toHaveURL(/\/orders\/ord_\w+$/)
  expect(await findOrders(request, demo, reference)).toHaveLength(1)
})

/** Holds the answer to the next order that is placed until it is let through. */
async function holdPlacing(page: Page, answer: (route: Route) => Promise<void> = (route) => route.continue()) {
  const [sent, mayArrive] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(/\/api\/orders$/, async (route) => {
    sent.resolve()
    await mayArrive.promise
    await answer(route)
  })
  return { sent: sent.promise, arrive: mayArrive.resolve }
}

/** Places the order in the form, and holds the answer until it is let through. */
async function beginPlacing(page: Page, reference: string): Promise<() => void> {
  const { sent, arrive } = await holdPlacing(page)
  await page.goto('/orders/new')
  await fillShortest(page)
  await page.getByLabel('Your reference').fill(reference)
  await page.getByRole('button', { name: 'Review order' }).click()
  await page.getByRole('button', { name: 'Place order' }).click()
  await sent
  return arrive
}

test('Back while an order is being placed shows that it is, and the order once it is there', async ({
  page,
  request,
  demo,
  expectAccessible,
}) => {
  const reference = unique('BACK')
  const arrive = await beginPlacing(page, reference)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Your order is being placed' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Review order' })).toHaveCount(0)
  await expectAccessible(page)
  arrive()
  await expect(page).toHaveURL(/\/orders\/ord_\w+$/)
  expect(await findOrders(request, demo, reference)).toHaveLength(1)
  await page.goto('/orders/new')
  await expect(page.getByLabel('Archive')).toHaveValue('')
})

test('what is refused after Back is said in the form, beside its fields or above them', async ({ page }) => {
  const refused = await holdPlacing(page, (route) =>
    route.fulfill({
      status: 400,
      json: {
        error: 'location: is not on this earth',
        code: 'invalid_request',
        details: [{ field: 'location', message: 'is not on this earth' }],
      },
    }),
  )
  await page.goto('/orders/new')
  await fillShortest(page)
  await page.getByRole('button', { name: 'Review order' }).click()
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Your order is being placed' })).toBeVisible()
  refused.arrive()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert.getByRole('button')).toHaveText(/^Place: /)
  await expect(alert).toBeFocused()
  await expect(page).toHaveURL(/\/orders\/new$/)
  await page.unroute(/\/api\/orders$/)

  await page.getByLabel('Place').fill('Utopia')
  await page.getByRole('button', { name: 'Review order' }).click()
  const forbidden = await holdPlacing(page, (route) =>
    route.fulfill({ status: 403, json: { error: 'Not today.', code: 'forbidden' } }),
  )
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Your order is being placed' })).toBeVisible()
  forbidden.arrive()
  await expect(alert).toContainText('The order was not placed')
  await expect(page.getByLabel('Place')).toHaveValue('Utopia')
})

test('whoever has left is told that the order was not placed', async ({ page }) => {
  const { sent, arrive } = await holdPlacing(page, (route) =>
    route.fulfill({ status: 403, json: { error: 'Not today.', code: 'forbidden' } }),
  )
  await page.goto('/orders/new')
  await fillShortest(page)
  await page.getByRole('button', { name: 'Review order' }).click()
  await page.getByRole('button', { name: 'Place order' }).click()
  await sent
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Orders' }).click()
  await expect(page).toHaveURL(/\/orders$/)
  arrive()
  await expect(page.getByText('The order was not placed')).toBeVisible()
})

test('an order that is left while it is being placed is no draft once it is placed', async ({
  page,
  request,
  demo,
}) => {
  const reference = unique('LEFT')
  const arrive = await beginPlacing(page, reference)
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: 'Orders' }).click()
  await expect(page).toHaveURL(/\/orders$/)
  await main.getByRole('link', { name: 'New order' }).click()
  await expect(page.getByRole('heading', { name: 'Your order is being placed' })).toBeVisible()
  arrive()
  await expect(page.getByLabel('Archive')).toHaveValue('')
  await expect(page.getByText('Your draft is back')).toBeHidden()
  expect(await findOrders(request, demo, reference)).toHaveLength(1)
})

test('what was written before signing in becomes one’s own draft, and none once it is placed', async ({
  page,
  signInAs,
}) => {
  await page.context().clearCookies()
  await page.goto('/order')
  await writeOrder(page, 'Edmee')
  await expect(page.getByRole('heading', { name: 'Read it once more' })).toBeVisible()
  await signInAs('customer')
  await page.goto('/orders/new?environment=production')
  await expect(page.getByText('Your draft is back')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Your draft is back')).toBeVisible()
  await page.getByRole('button', { name: 'Review order' }).click()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL(/\/orders\/ord_\w+/)
  await page.goto('/orders/new?environment=production')
  await expect(page.getByRole('form', { name: 'New order' })).toBeVisible()
  await expect(page.getByText('Your draft is back')).toBeHidden()
  await expect(page.getByLabel('Archive')).toHaveValue('')
})

test('Forward after a change never shows the order as it was before', async ({ page }) => {
  await page.goto('/orders/new')
  await fillShortest(page)
  await page.getByRole('button', { name: 'Review order' }).click()
  const review = page.getByRole('heading', { name: 'Read it once more' })
  await expect(review).toBeVisible()
  await page.goBack()
  await page.getByLabel('Place').fill('Utopia')
  await page.goForward()
  await expect(page).toHaveURL(/\/orders\/new$/)
  await expect(page.getByLabel('Place')).toHaveValue('Utopia')
  await page.getByRole('button', { name: 'Review order' }).click()
  await expect(review).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Utopia')
})

import { readFileSync } from 'node:fs'
import { test, expect } from '../fixtures.ts'
import { apiOf, bank, expectHeld, expectNoOverflow, fillIn, openPayment, openTab, pay, payButton } from './an-order.ts'

test.beforeEach(async ({ signInAs }) => signInAs('customer'))

test('an order from waiting to accepted, every change seen without a reload', async ({
  page,
  demo,
  expectAccessible,
}) => {
  test.slow()
  const api = apiOf(demo)
  const id = await api.place()
  await page.goto(`/orders/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: /Birth record/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Waiting to be opened' })).toBeVisible()
  await api.step(id, 'open')
  await expect(page.getByRole('heading', { name: 'Out with the researchers' })).toBeVisible()
  await expectAccessible(page)

  const offer = (amount: number) =>
    api.step(id, 'offer', { amount, currency: 'EUR', message: 'I am there on Tuesdays.' })
  await offer(40)
  await expect(page.getByRole('button', { name: 'Look at the offer' })).toBeVisible()
  await offer(30)
  await expect(page.getByRole('heading', { name: '2 offers to choose from' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Offers 2 standing' })).toBeVisible()
  const cards = page.getByRole('region', { name: 'Offers' }).getByRole('listitem')
  await expect(cards).toHaveCount(2)
  await expect(cards.first()).toContainText('€33.00 all in')
  await expect(cards.first()).toContainText('€30.00 for')
  await expect(cards.first()).toContainText('€3.00 Callslip’s fee')
  await page.getByLabel('Order by').selectOption('Date, soonest first')
  await expect(page).toHaveURL(/sort=date/)
  await expect(cards.first()).toContainText('€44.00 all in')
  await expectAccessible(page)

  await cards
    .first()
    .getByRole('button', { name: /^Choose/ })
    .click()
  await expect(page).toHaveURL(/\/pay$/)
  await expect(payButton(page)).toHaveText('Pay €44.00')
  await expectAccessible(page)
  await pay(page, 'Succeeds')
  await expectHeld(page)
  await expect(page.getByRole('tabpanel')).toContainText('Your bank holds €44.00 on your card.')
  await expectAccessible(page)

  await api.step(id, 'message', { message: 'Which parish was it?' })
  await expect(page.getByRole('tab', { name: 'Messages 1 unread' })).toBeVisible()
  await openTab(page, 'Messages')
  await expect(page.getByRole('log')).toContainText('Which parish was it?')
  await expect(page.getByRole('tab', { name: 'Messages', exact: true })).toBeVisible()
  await page.getByLabel('Message', { exact: true }).fill('Saint-Pierre de Montmartre.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('log')).toContainText('Saint-Pierre de Montmartre.')
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
  await expectAccessible(page)

  await api.step(id, 'start')
  await expect(page.getByRole('heading', { name: 'Work is under way' })).toBeVisible()
  await openTab(page, 'Documents')
  await expect(page.getByRole('heading', { name: 'Nothing delivered yet' })).toBeVisible()
  await api.step(id, 'deliver', { outcome: 'found' })
  await expect(page.getByRole('heading', { name: 'Found', exact: true })).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Accept the delivery' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(/is paid €40\.00 out of the €44\.00 that was charged/)
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('heading', { name: 'Completed' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Offers', exact: true })).toBeVisible()
  await openTab(page, 'History')
  const history = page.getByRole('list', { name: /What happened/ })
  for (const sentence of [
    'You accepted the delivery',
    'The bank holds the amount',
    'You wrote a message',
    'The amount was charged',
    'The researcher’s share was sent',
  ]) {
    await expect(history).toContainText(sentence, { timeout: 20_000 })
  }
  await expectAccessible(page)
  expect(await api.count(id, 'payment.authorized')).toBe(1)
})

test('documents are shown, downloaded alone and all together, after changes were asked for', async ({
  page,
  demo,
  expectAccessible,
}) => {
  test.slow()
  const api = apiOf(demo)
  const id = await api.placeToPay()
  await page.goto(`/orders/${id}`)
  await pay(page, 'Succeeds')
  await expectHeld(page)
  await api.step(id, 'start')
  await api.step(id, 'deliver', { outcome: 'partial' })
  await openTab(page, 'Documents')
  await expect(page.getByRole('heading', { name: 'Found in part' })).toBeVisible()
  await page.getByRole('button', { name: 'Something is wrong' }).click()
  await page.getByRole('button', { name: 'Go on' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('€44.00 charged when work began stays where it is')
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await expect(dialog.getByText('Say what is to be changed.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('What should be different?').fill('Page 2 is unreadable.')
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await expect(page.getByRole('heading', { name: 'You asked for changes' })).toBeVisible()
  await api.step(id, 'deliver', { outcome: 'found' })
  await expect(page.getByRole('heading', { name: '2 documents' })).toBeVisible({ timeout: 20_000 })

  await page
    .getByRole('button', { name: /^Look at Birth/ })
    .last()
    .click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByText('3 of 4')).toBeVisible({ timeout: 20_000 })
  await expect(viewer.getByRole('img', { name: /page 1 of 2$/ })).toBeVisible({ timeout: 20_000 })
  await viewer.getByRole('button', { name: 'Close' }).click()
  const single = page.waitForEvent('download')
  await page
    .getByRole('button', { name: /^Download Birth/ })
    .first()
    .click()
  expect((await single).suggestedFilename()).toMatch(/\.pdf$/)
  const all = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download all as one zip/ }).click()
  const zip = await all
  expect(zip.suggestedFilename()).toMatch(/^CS-\w{3}-\w{3} MOREAU-1892\.zip$/)
  const chunks: Buffer[] = []
  for await (const chunk of await zip.createReadStream()) chunks.push(Buffer.from(chunk as Uint8Array))
  expect(Buffer.concat(chunks).subarray(0, 4)).toEqual(Buffer.from('PK\x03\x04'))

  // Accepting would end what was reported; cancelling takes away what was delivered.
  await api.call(`/orders/${id}/cases`, { kind: 'missing_pages', content: 'Page 3 is missing.' })
  await expect(page.getByRole('heading', { name: 'We look into your problem' })).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Accept the delivery' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('The problem that was reported is closed without a decision.')
  await question.getByRole('button', { name: 'Not yet' }).click()
  await api.step(id, 'cancel')
  await expect(page.getByRole('heading', { name: 'Not shown any more' })).toBeVisible({ timeout: 20_000 })
})

test('an offer is declined only after a question, and the chosen one can be changed before it is paid', async ({
  page,
  demo,
}) => {
  const api = apiOf(demo)
  const id = await api.placeWithOffers()
  await page.goto(`/orders/${id}`)
  const cards = page.getByRole('region', { name: 'Offers' }).getByRole('listitem')
  await expect(cards).toHaveCount(3)
  await cards
    .last()
    .getByRole('button', { name: /^Decline/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click()
  await expect(cards).toHaveCount(3)
  await expect(cards.last().getByRole('button', { name: /^Decline/ })).toBeFocused()
  await cards
    .last()
    .getByRole('button', { name: /^Decline/ })
    .click()
  await expect(page.getByRole('alertdialog')).toContainText('€55.00')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Decline the offer' }).click()
  await expect(cards).toHaveCount(2)
  await page.getByText('One offer that no longer stands').click()
  await expect(page.getByText('You declined it')).toBeVisible()

  await cards
    .first()
    .getByRole('button', { name: /^Choose/ })
    .click()
  await expect(payButton(page)).toHaveText('Pay €33.00')
  // On a slow line the declined offer doesn't stand there a moment longer as the chosen one.
  const [asked, line] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
  await page.route(new RegExp(`/orders/${id}(/offers)?$`), async (route) => {
    asked.resolve(undefined)
    await line.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Choose another offer' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Decline/ })
    .click()
  await asked.promise
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(await page.locator('[aria-label^="Choose another:"]').count()).toBe(0)
  line.resolve(undefined)
  await expect(page.getByRole('tab', { name: 'Offers', selected: true })).toBeVisible()
  await cards
    .first()
    .getByRole('button', { name: /^Choose/ })
    .click()
  await expect(payButton(page)).toHaveText('Pay €44.00')
})

test('of offers on an order that ended without one nobody reads that another was chosen', async ({ page, demo }) => {
  const api = apiOf(demo)
  const id = await api.placeWithOffers()
  await api.call(`/orders/${id}/withdraw`, {})
  await page.goto(`/orders/${id}?tab=offers`)
  await page.getByText('3 offers that no longer stand').click()
  await expect(page.getByText('The order ended', { exact: true })).toHaveCount(3)
  await expect(page.getByText('Another was chosen')).toHaveCount(0)
})

test('a withdrawal says what happens to the hold, and it happens', async ({ page, demo }) => {
  const api = apiOf(demo)
  const id = await api.placeToPay()
  await page.goto(`/orders/${id}`)
  await page.getByRole('button', { name: 'Withdraw the order' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Nothing has been charged.')
  await page.keyboard.press('Escape')
  await pay(page, 'Succeeds')
  await expectHeld(page)
  await page.getByRole('button', { name: 'Withdraw the order' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('The hold of €44.00 on your card is released in full.')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw the order' }).click()
  await expect(page.getByRole('heading', { name: 'You withdrew this order' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ended' })).toBeVisible()
})

test("a message that can't go stays, over a reload too, and goes later", async ({ page, demo }) => {
  const id = await apiOf(demo).placeToPay()
  await page.goto(`/orders/${id}?tab=messages`)
  await page.getByLabel('Message', { exact: true }).fill('Half a thought')
  await page.reload()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Half a thought')
  await page.route('**/messages', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Not sent.' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Half a thought')).toBeVisible()
  await page.unroute('**/messages')
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('Not sent.')).toBeHidden()
  await expect(page.getByRole('log').getByText('Half a thought')).toHaveCount(1)
  // What is written from right to left stands so, as it is typed and once it is sent.
  await page.getByLabel('Message', { exact: true }).fill('شكرا جزيلا')
  await expect(page.getByLabel('Message', { exact: true })).toHaveCSS('direction', 'rtl')
  // A double tap sends it once, and misses nothing in the field that it has emptied.
  await page.getByRole('button', { name: 'Send', exact: true }).dblclick()
  await expect(page.getByRole('log').getByText('شكرا جزيلا')).toHaveCSS('direction', 'rtl')
  await expect(page.getByText('Write something first.')).toHaveCount(0)
})

test('a message whose answer went with the page is there once', async ({ page, demo }) => {
  const id = await apiOf(demo).placeToPay()
  await page.goto(`/orders/${id}?tab=messages`)
  await page.getByLabel('Message', { exact: true }).fill('Sent, and never heard of again')
  const arrived = Promise.withResolvers<number>()
  await page.route('**/messages', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    arrived.resolve((await route.fetch()).status())
  })
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  expect(await arrived.promise).toBe(201)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const again = page.waitForResponse(
    (answer) => /\/messages$/.test(answer.url()) && answer.request().method() === 'POST',
  )
  await page.reload()
  expect((await again).status()).toBe(201)
  await expect(page.getByText('Sending')).toBeHidden()
  await expect(page.getByText('Sent, and never heard of again')).toHaveCount(1)
  await page.reload()
  await expect(page.getByText('Sent, and never heard of again')).toHaveCount(1)
})

test('a message whose answer is lost is said not to have gone only until it stands there', async ({ page, demo }) => {
  const id = await apiOf(demo).placeToPay()
  await page.goto(`/orders/${id}?tab=messages`)
  await page.getByLabel('Message', { exact: true }).fill('Sent, and the answer is lost')
  let isLost = false
  await page.route('**/messages', async (route) => {
    if (route.request().method() !== 'POST' || isLost) return route.continue()
    isLost = true
    await route.fetch()
    await route.abort()
  })
  const again = page.waitForResponse(
    (answer) => /\/messages$/.test(answer.url()) && answer.request().method() === 'POST',
  )
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  expect((await again).status()).toBe(201)
  await expect(page.getByText('Not sent.')).toBeHidden()
  await expect(page.getByText('Sent, and the answer is lost')).toHaveCount(1)
})

test('a message to one researcher stays one to them, until it is sent', async ({ page, demo, expectAccessible }) => {
  const api = apiOf(demo)
  const id = await api.placeWithOffers()
  const [asked, other] = await api.offersOf(id)
  const nameOf = (offer: typeof asked) => offer?.researcherName ?? ''
  await page.goto(`/orders/${id}?tab=messages`)
  const to = page.getByLabel('To', { exact: true })
  const message = page.getByLabel('Message', { exact: true })
  await to.selectOption(nameOf(asked))
  await message.fill('Can you go there in May?')
  await openTab(page, 'Offers')
  await openTab(page, 'Messages')
  await expect(message).toHaveValue('Can you go there in May?')
  await expect(to.locator('option:checked')).toHaveText(nameOf(asked))
  await page.reload()
  await expect(message).toHaveValue('Can you go there in May?')
  await expect(to.locator('option:checked')).toHaveText(nameOf(asked))
  // Whoever is asked by name reads it, until somebody else is chosen.
  await openTab(page, 'Offers')
  await page.getByRole('button', { name: `Ask ${nameOf(other)} a question` }).click()
  await expect(to.locator('option:checked')).toHaveText(nameOf(other))
  await to.selectOption(nameOf(asked))
  await openTab(page, 'Offers')
  await openTab(page, 'Messages')
  await expect(to.locator('option:checked')).toHaveText(nameOf(asked))
  const sent = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/messages'))
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  expect((await sent).postDataJSON()).toMatchObject({ researcherId: asked?.researcherId })
  await expect(page.getByRole('log')).toContainText('Can you go there in May?')
  await expect(message).toHaveValue('')
  // The next one is begun to the same, and is still that after a reload; where nothing is written, to everyone.
  await message.fill('Or in June?')
  await page.reload()
  await expect(to.locator('option:checked')).toHaveText(nameOf(asked))
  await message.fill('')
  await page.reload()
  await expect(to.locator('option:checked')).toHaveText('Every researcher who can open the order')

  // Where their offer is taken back while it is written, or another one is chosen, it goes to nobody until somebody says to whom.
  const [, , third] = await api.offersOf(id)
  const posts: unknown[] = []
  page.on('request', (one) => {
    if (one.method() === 'POST' && one.url().endsWith('/messages')) posts.push(one.postDataJSON())
  })
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await to.selectOption(nameOf(third))
  await message.fill('For your eyes.')
  await api.step(id, 'retract_offer')
  await expect(to).toHaveAccessibleDescription(/has no offer here any more/)
  await send.click()
  await expect(to).toBeFocused()
  await page.reload()
  await expect(to).toHaveAccessibleDescription(/has no offer here any more/)
  await expect(to.locator('option:checked')).toHaveText('The researcher you were writing to')
  await expectAccessible(page)
  await to.selectOption(nameOf(other))
  await expect(to).toHaveAccessibleDescription('')
  await api.call(`/orders/${id}/offers/${asked?.id}/select`, {})
  await expect(to).toHaveAccessibleDescription(new RegExp(`Only ${nameOf(asked)} reads this now`))
  await send.click()
  await expect(to).toBeFocused()
  expect(posts).toEqual([])
  await expect(message).toHaveValue('For your eyes.')
  await to.selectOption(nameOf(asked))
  await send.click()
  await expect(page.getByRole('log')).toContainText('For your eyes.')
  expect(posts).toMatchObject([{ researcherId: asked?.researcherId }])
  await expect(page.getByText(`${nameOf(asked)} reads this.`)).toBeVisible()
  await page.goto(`/orders/${id}?tab=offers`)
  await expect(page.getByText(`You have chosen ${nameOf(asked)}’s offer.`)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Ask / })).toHaveCount(0)
})

test('who reads a message is said once that is known', async ({ page, demo }) => {
  const api = apiOf(demo)
  const id = await api.placeToPay()
  const [chosen, other] = await api.offersOf(id)
  const release = Promise.withResolvers<void>()
  await page.route(/\/orders\/[^/]+\/offers(\?|$)/, async (route) => {
    await release.promise
    await route.continue()
  })
  await page.goto(`/orders/${id}?tab=messages`)
  await page.getByLabel('Message', { exact: true }).fill('Begun before it is known.')
  await expect(page.getByText('Nobody has made an offer yet')).toHaveCount(0)
  release.resolve()
  await expect(page.getByText(`${chosen?.researcherName} reads this.`)).toBeVisible()
  // From then on it is written to them, and to nobody who is chosen after them.
  await api.call(`/orders/${id}/offers/${chosen?.id}/decline`, {})
  await api.call(`/orders/${id}/offers/${other?.id}/select`, {})
  await expect(page.getByLabel('To', { exact: true })).toHaveAccessibleDescription(
    new RegExp(`Only ${other?.researcherName} reads this now`),
  )
})

test('a message that a file begins goes to the one who is said to read it', async ({ page, demo }) => {
  const api = apiOf(demo)
  const id = await api.placeToPay()
  const [chosen] = await api.offersOf(id)
  await page.goto(`/orders/${id}?tab=messages`)
  await expect(page.getByText(`${chosen?.researcherName} reads this.`)).toBeVisible()
  await page
    .getByLabel('Attach files')
    .setInputFiles({ name: 'entry.png', mimeType: 'image/png', buffer: readFileSync('app/apple-icon.png') })
  await expect(page.getByRole('list', { name: 'Attached', exact: true }).getByRole('listitem')).toHaveCount(1)
  await page.getByLabel('Message', { exact: true }).fill('Is it this one?')
  const sent = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/messages'))
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  expect((await sent).postDataJSON()).toMatchObject({ researcherId: chosen?.researcherId })
  await expect(page.getByRole('log')).toContainText('Is it this one?')
})

test('a message that finds another one chosen is read by nobody, says so, and is not sent again', async ({
  page,
  demo,
}) => {
  const api = apiOf(demo)
  const id = await api.placeToPay()
  const [chosen, other] = await api.offersOf(id)
  await page.goto(`/orders/${id}?tab=messages`)
  await expect(page.getByText(`${chosen?.researcherName} reads this.`)).toBeVisible()
  await page.route('**/messages', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await api.call(`/orders/${id}/offers/${chosen?.id}/decline`, {})
    await api.call(`/orders/${id}/offers/${other?.id}/select`, {})
    await route.continue()
  })
  await page.getByLabel('Message', { exact: true }).fill('For your eyes.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const refused = page.getByRole('alert').filter({ hasText: 'Another researcher was chosen meanwhile' })
  await expect(refused).toContainText('nobody has read this')
  await expect(refused.getByRole('button', { name: 'Copy the text' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0)
  await expect(page.getByText(`${other?.researcherName} reads this.`)).toBeVisible()
})

for (const [locale, price, date] of [
  ['de-DE', '44,00 €', '1. März 2031'],
  ['fr-FR', '44,00 €', '1 mars 2031'],
] as const) {
  test.describe(locale, () => {
    test.use({ locale })
    test('money and dates as the reader writes them', async ({ page, demo }) => {
      const id = await apiOf(demo).placeToPay()
      await page.goto(`/orders/${id}?tab=offers`)
      const card = page.getByRole('listitem').filter({ hasText: 'Chosen' })
      // Spaces in amounts are of the kinds that don't break.
      await expect(card).toContainText(new RegExp(price.replace(' ', '\\s')))
      await expect(card).toContainText(new RegExp(`${date.split(' ')[0]}.*${date.split(' ')[2]}`))
      await openPayment(page)
      await expect(payButton(page)).toHaveText(new RegExp(price.replace(' ', '\\s')))
    })
  })
}

test.describe('on a phone, in the dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  test('every part fits and can be used', async ({ page, demo, expectAccessible }) => {
    test.slow()
    const api = apiOf(demo)
    const id = await api.placeWithOffers()
    await page.goto(`/orders/${id}`)
    await expect(page.getByRole('region', { name: 'Offers' }).getByRole('listitem')).toHaveCount(3)
    await expectNoOverflow(page)
    await expectAccessible(page)
    await page
      .getByRole('button', { name: /^Choose/ })
      .first()
      .click()
    await fillIn(page, 'Asks for 3-D Secure')
    await expectNoOverflow(page)
    await expectAccessible(page)
    await payButton(page).click()
    await bank(page).getByRole('button', { name: 'Complete authentication' }).click()
    await expectHeld(page)
    for (const tab of ['Messages', 'Documents', 'History']) {
      await openTab(page, tab)
      await expectNoOverflow(page)
      await expectAccessible(page)
    }
    await api.step(id, 'start')
    await api.step(id, 'deliver', { outcome: 'found' })
    await openTab(page, 'Documents')
    await expect(page.getByRole('heading', { name: 'One document' })).toBeVisible({ timeout: 20_000 })
    await expectNoOverflow(page)
    await expectAccessible(page)
  })
})

test.describe('at 200 per cent, on a laptop', () => {
  // What is left of 1280 x 800 when everything is twice as large.
  test.use({ viewport: { width: 640, height: 400 } })
  test('every page fits and the order can be paid', async ({ page, demo }) => {
    const id = await apiOf(demo).placeToPay()
    for (const path of ['/', '/orders', '/orders/new', '/account', '/developers', `/orders/${id}`]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoOverflow(page)
    }
    await pay(page, 'Succeeds')
    await expectHeld(page)
    for (const tab of ['Offers', 'Messages', 'Documents', 'History']) {
      await openTab(page, tab)
      await expectNoOverflow(page)
    }
  })
})

import type { Page } from '@playwright/test'
import { must } from '../api/client.ts'
import { personOf } from '../api/sign-in.ts'
import { expect, freshEmail, openMail, signUp, test } from '../fixtures.ts'
import { expectPlainWords } from '../plain-words.ts'
import { expectHeld, expectNoOverflow, openPayment, payButton } from './an-order.ts'

const password = 'seven green lamps'

test('from registering to the first empty list of orders, the mail read in another browser', async ({
  page: registering,
  openContext,
  baseURL,
  expectAccessible,
}) => {
  const email = freshEmail('marta')
  let page = registering
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click()
  await page.getByLabel('Your name').fill('Marta Łoś')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Show what I type' }).click()
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue(password)
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
  await page.getByRole('button', { name: 'Send it again' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Sent again.' })).toBeVisible()
  await expectAccessible(page)

  page = await (await openContext({ baseURL: baseURL ?? '', locale: 'en-GB' })).newPage()
  await (await openMail(page, email, 'Confirm your address')).getByRole('link').click()
  await page.getByLabel('Password').fill('not the one')
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()
  await expect(page.getByText('This is not the password that you registered with.')).toBeVisible()
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()

  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Marta Łoś' })).toBeVisible()
  await expectAccessible(page)

  // Pages that are the same for everybody know too that somebody is there.
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'My Callslip' }).click()
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Marta Łoś' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).not.toHaveURL(/\/orders/)
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'My Callslip' })).toBeHidden()
  await page.context().close()
})

/** What a hand does in the pages, as these are told of it: how often something was pressed, and which fields were filled. */
async function watchHand(page: Page) {
  const hand = { clicks: 0, fields: new Set<string>() }
  await page.exposeBinding('noteClick', () => void (hand.clicks += 1))
  await page.exposeBinding('noteField', (_, name: string) => void hand.fields.add(name))
  await page.addInitScript(() => {
    const { noteClick, noteField } = window as unknown as Record<'noteClick' | 'noteField', (name?: string) => void> // bound above
    addEventListener('pointerup', ({ isTrusted }) => isTrusted && noteClick(), true)
    for (const type of ['input', 'change'])
      addEventListener(
        type,
        ({ isTrusted, target }) => {
          if (isTrusted && target instanceof HTMLElement) noteField(target.getAttribute('name') ?? target.id)
        },
        true,
      )
  })
  return hand
}

/** The card typed by hand, field by field: the simulator's buttons would fill it in unseen. */
async function typeCard(page: Page): Promise<void> {
  await openPayment(page)
  await page.getByLabel('Card number').fill('4242424242424242')
  await page.getByLabel('Expiration date').fill(`12${String(new Date().getFullYear() + 2).slice(2)}`)
  await page.getByLabel('Security code').fill('123')
}

/** The mail of the payment comes after all that could have come before it: so it tells when those can be counted. */
async function expectOneMailBefore(page: Page, email: string): Promise<void> {
  await openMail(page, email, 'is held:')
  await expect(page.getByRole('listitem').filter({ hasText: email }).getByRole('heading')).toHaveText([
    /is held:/,
    'Confirm your address to place your order',
  ])
}

test.describe('somebody who looks for a document', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('goes on a phone from the first page to a paid, real order in less than two minutes', async ({
    page,
    demo,
    expectAccessible,
  }) => {
    test.slow()
    const [operator, researcher] = await Promise.all([personOf(demo, 'operator'), personOf(demo, 'researcher')])
    const email = freshEmail('paula')
    const hand = await watchHand(page)
    const began = Date.now()
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'Place your first order' }).click()
    await page.getByLabel('Archive').fill('Archives de Paris')
    await page
      .getByRole('option', { name: /^Archives de Paris/ })
      .first()
      .click()
    await expect(page.getByText('Orders here mostly come to')).toBeVisible()
    await page.getByLabel('Kind of document').fill('Passenger list')
    await page.getByLabel('Kind of document').press('Escape')
    await page.getByLabel('Last name').fill('Prey')
    await expectPlainWords(page.getByRole('main'))
    await expectAccessible(page)
    await expectNoOverflow(page)
    await page.getByRole('button', { name: 'Review order' }).click()
    await page.getByLabel('Your name').fill('Paula Prey')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password').fill(password)
    await expectPlainWords(page.getByRole('main'))
    await expectAccessible(page)
    await expectNoOverflow(page)
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page)
    const mail = await openMail(page, email, 'Confirm your address to place your order')
    await mail.getByRole('link').click()

    // Neither a password nor a button any more: the order that was written is what opens.
    await expect(page).toHaveURL(/\/orders\/ord_\w+/)
    await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible()
    await expectPlainWords(page.locator('body'))
    await expectAccessible(page)
    await expectNoOverflow(page)
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''

    // People on the other side: an operator reads it, a researcher offers.
    await must(operator.production.post(`/operator/orders/${id}/open`))
    const offer = { message: 'I go there on Tuesday.', estimatedCompletionDate: '2031-03-01', amount: 40 }
    await must(researcher.production.post(`/research/orders/${id}/offers`, offer))
    await page.getByRole('button', { name: /^Choose/ }).click({ timeout: 45_000 })
    await expect(page.getByText('Payment simulator').first()).toBeVisible()
    await expectPlainWords(page.locator('body'))
    await typeCard(page)
    await expectNoOverflow(page)
    await payButton(page).click()
    await expectHeld(page)
    await expectPlainWords(page.locator('body'))
    expect(Date.now() - began).toBeLessThan(120_000)
    expect(hand.clicks).toBeGreaterThan(5)
    expect(hand.clicks).toBeLessThanOrEqual(8)
    // With some of each form among them, so that none of the forms goes uncounted.
    const some = ['cvc', 'email', 'expiry', 'name', 'number', 'password', 'repositoryName']
    expect([...hand.fields].sort()).toEqual(expect.arrayContaining(some))
    expect(hand.fields.size).toBeLessThanOrEqual(9)
    await expectOneMailBefore(page, email)

    for (const address of ['/account', '/billing', '/help']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
      await expectPlainWords(page.locator('body'))
      await expectAccessible(page)
    }
    // The robot is behind Help, and the way back beside it.
    await page.getByRole('button', { name: 'Try it with a robot' }).click()
    await expect(page).toHaveURL(/\/orders\/new$/)
    await page.getByRole('region', { name: 'Rehearsal' }).getByRole('button', { name: 'Back to your orders' }).click()
    await page.goto('/orders')
    await expect(page.locator(`a[href="/orders/${id}"]`).first()).toBeVisible()
  })

  test('finds what was written before signing in', async ({ page }) => {
    const { email, password } = await signUp(page, { name: 'Petra', purpose: 'documents' })
    await page.context().clearCookies()
    await page.goto('/order')
    await page.getByLabel('Archive').fill('Parish of Saint-Malo')
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/orders\/new/)
    await expect(page.getByLabel('Archive')).toHaveValue('Parish of Saint-Malo')
  })

  test('is not taken for another browser where the line is gone', async ({ page, expectAccessible }) => {
    const email = freshEmail('line')
    await page.request.post('/api/register', { data: { name: 'Lena', email, password, purpose: 'documents' } })
    const link = (await openMail(page, email, 'Confirm your address')).getByRole('link')
    await page.route('**/api/confirm-email', (route) => route.abort())
    await link.click()
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
    await expectAccessible(page)
    await expect(page.getByLabel('Password')).toHaveCount(0)
    await page.unroute('**/api/confirm-email')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  })

  test('finds what programs need once they want to connect one', async ({ page }) => {
    await signUp(page, { name: 'Pia', purpose: 'documents' })
    await page.goto('/developers')
    await expect(page.getByRole('link', { name: 'Developers' })).toHaveCount(0)
    await page.goto('/account')
    await page.getByRole('button', { name: 'Connect a program' }).click()
    await expect(page.getByRole('heading', { name: 'Production' })).toBeVisible()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Members' }).click()
    await expect(page.getByRole('heading', { name: 'Members', level: 1 })).toBeVisible()
    // Their orders are where they were.
    await page.goto('/orders')
    await expect(page.getByText('Real researchers, real orders, real money.')).toBeVisible()
  })
})

test('production is locked to a new customer, who can ask for it', async ({ page, expectAccessible }) => {
  await signUp(page, { name: 'Jonas' })
  const refused: string[] = []
  page.on('response', (response) => void (response.status() === 403 && refused.push(response.url())))
  await page.goto('/orders?environment=production')
  await expect(page.getByRole('heading', { name: 'Production is locked' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ask for production' }).click()
  await page.getByLabel('What will you order, and for whom?').fill('Three baptism records a month.')
  await page.getByRole('button', { name: 'Request production access' }).click()
  await expect(page.getByText('You have asked for production')).toBeVisible()
  await page.goto('/account')
  await expect(page.getByRole('table', { name: 'Where you are signed in' })).toBeVisible()
  // What production would refuse isn't asked of it: had it been, that was refused before there was anything else to see.
  expect(refused).toEqual([])
  await openMail(page, 'operator@example.com', 'Jonas asks for production')
})

test('the switch moves the whole portal and is remembered', async ({ page, signInAs }) => {
  await signInAs('customer')
  await page.goto('/orders')
  const banner = page.getByRole('region', { name: 'Environment' })
  await expect(page.getByRole('table', { name: 'Your orders' })).toBeVisible()
  await banner.getByRole('button', { name: 'Switch to production' }).click()
  await expect(banner).toContainText('real money')
  await expect(page.getByRole('table', { name: 'Your orders' })).toContainText('Emigration file')
  await page.reload()
  await expect(banner).toContainText('Real researchers')
  await banner.getByRole('button', { name: 'Switch to development' }).click()
  await expect(page.getByRole('table', { name: 'Your orders' })).toBeVisible()
})

test('a taken address learns of it by mail only', async ({ page, demo, request }) => {
  const { email } = demo.logins.customer
  const answer = await request.post('/api/register', { data: { name: 'Somebody', email, password } })
  const other = await request.post('/api/register', { data: { name: 'Somebody', email: freshEmail('new'), password } })
  expect([answer.status(), await answer.text()]).toEqual([other.status(), await other.text()])
  await openMail(page, email, 'You already have a Callslip account')
})

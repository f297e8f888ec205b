import type { Page } from '@playwright/test'
import { expect, freshEmail, signUp, test } from '../fixtures.ts'
import {
  instructions,
  openConfirmation,
  orderAsVisitor,
  password,
  sendAsVisitor,
  writeOrder,
} from '../visitor-order.ts'

/** The order as it was typed, on its own page. */
async function expectOrder(page: Page, name: string): Promise<string> {
  await expect(page).toHaveURL(/\/orders\/ord_\w+/)
  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible()
  for (const typed of ['Parish of Saint-Malo', 'Passenger list', instructions, name])
    await expect(page.getByRole('main').getByText(typed).first()).toBeVisible()
  return new URL(page.url()).pathname
}

const mailsTo = (page: Page, email: string) => page.getByRole('listitem').filter({ hasText: email })

test('the confirming mail is sent again where it is asked for, and both links lead to one order', async ({ page }) => {
  const email = await orderAsVisitor(page, 'Rosa')
  await page.getByRole('button', { name: 'Send it again' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Sent again.' })).toBeVisible()
  await openConfirmation(page, email)
  await expect(mailsTo(page, email)).toHaveCount(2)
  // The one that came late, and then the one that had come at once.
  const links = await mailsTo(page, email)
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => one.textContent))
  expect(new Set(links).size).toBe(2)
  await page.goto(links[1] ?? '')
  const order = await expectOrder(page, 'Rosa')
  // What was ordered is no draft any more.
  expect(await page.evaluate(() => localStorage.getItem('order-draft.visitor'))).toBeNull()
  // Here they are signed in as who it was sent to.
  await page.goto(links[0] ?? '')
  await expect(page.getByRole('heading', { name: 'This order was not placed' })).toBeFocused()
  await page.getByRole('link', { name: 'Your orders' }).click()
  await expect(page).toHaveURL(/\/orders/)
  const orders = page.locator('main a[href^="/orders/ord_"]')
  await expect(orders.first()).toBeVisible()
  expect(new Set(await orders.evaluateAll((all) => all.map((one) => one.getAttribute('href'))))).toEqual(
    new Set([order]),
  )
})

test('what is written after an order was sent is still there when that order is placed', async ({ page }) => {
  const email = await orderAsVisitor(page, 'Noor')
  await page.goto('/order')
  const kind = page.getByLabel('Kind of document')
  await expect(kind).toHaveValue('Passenger list')
  await kind.fill('Marriage record')
  await (await openConfirmation(page, email)).getByRole('link').click()
  await expectOrder(page, 'Noor')
  await page.goto('/orders/new?environment=production')
  await expect(page.getByText('Your draft is back')).toBeVisible()
  await expect(kind).toHaveValue('Marriage record')
})

test('an order that was sent without an answer is no draft any more either once its mail has placed it', async ({
  page,
}) => {
  let isLost = false
  await page.route('**/api/first-order', async (route) => {
    if (isLost) return route.continue()
    isLost = true
    await route.fetch()
    await route.abort()
  })
  const email = await sendAsVisitor(page, 'Vera')
  await expect(page.getByRole('alert').filter({ hasText: 'The order was not placed' })).toBeVisible()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
  await openConfirmation(page, email)
  await expect(mailsTo(page, email)).toHaveCount(2)
  // The mail of the one whose answer got lost.
  await mailsTo(page, email).last().getByRole('link').click()
  await expectOrder(page, 'Vera')
  expect(await page.evaluate(() => localStorage.getItem('order-draft.visitor'))).toBeNull()
})

test('a visitor who goes back to the form keeps who they are, and reads what was sent', async ({ page }) => {
  const email = freshEmail('ines')
  await page.goto('/order')
  await writeOrder(page, 'Ines')
  const form = page.getByRole('form', { name: 'New order' })
  await page.getByLabel('Your name').fill('Ines')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Change something' }).click()
  await expect(form).toBeFocused()
  await expect(form).toContainText('Nothing is sent yet.')
  await page.getByLabel('Place').fill('Cancale')
  await page.getByRole('button', { name: 'Review order' }).click()
  await expect(page.getByRole('heading', { name: 'Read it once more' })).toBeFocused()
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
  await page.goBack()
  await expect(form).toBeFocused()
  await expect(form).toContainText(`A mail is on its way to ${email}`)
  await expect(form).not.toContainText('Nothing is sent yet.')
})

test('an order that was typed in one browser is placed from the mail in another', async ({
  page,
  openContext,
  baseURL,
}) => {
  const email = await orderAsVisitor(page, 'Odile')
  const other = await (await openContext({ baseURL: baseURL ?? '', locale: 'en-GB' })).newPage()
  await (await openConfirmation(other, email)).getByRole('link').click()
  await other.getByLabel('Password').fill(password)
  await other.getByRole('button', { name: 'Confirm and sign in' }).click()
  const order = await expectOrder(other, 'Odile')

  // Where it was typed one only signs in, and it is there.
  await page.goto('/sign-in?next=/orders')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.locator(`main a[href="${order}"]`).first()).toBeVisible()
})

test('the order that a signed-out person clicked for is what opens once they are in', async ({ page }) => {
  const { email } = await signUp(page, { name: 'Clara', purpose: 'documents' })
  await page.goto('/orders/new')
  await writeOrder(page, 'Clara')
  await page.getByRole('button', { name: 'Place order' }).click()
  const order = await expectOrder(page, 'Clara')
  await page.context().clearCookies()
  await page.goto(`${order}?environment=production`)
  await expect(page).toHaveURL(/\/sign-in\?next=/)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  expect(await expectOrder(page, 'Clara')).toBe(order)
})

test('Forward after a change never shows a visitor the order as it was before', async ({ page }) => {
  await page.goto('/order')
  await writeOrder(page, 'Ines')
  await expect(page.getByRole('heading', { name: 'Read it once more' })).toBeVisible()
  await page.goBack()
  await page.getByLabel('Last name').fill('Agnes')
  await page.goForward()
  await expect(page).toHaveURL(/\/order$/)
  await expect(page.getByLabel('Last name')).toHaveValue('Agnes')
})

test('a password is shown where one wants to see it, and hidden again', async ({ page }) => {
  for (const address of ['/sign-in', '/register']) {
    await page.goto(address)
    const typed = page.getByLabel('Password')
    await typed.fill(password)
    await expect(typed).toHaveAttribute('type', 'password')
    const show = page.getByRole('button', { name: 'Show what I type' })
    await show.click()
    await expect(show).toHaveAttribute('aria-pressed', 'true')
    await expect(typed).toHaveAttribute('type', 'text')
    await expect(typed).toHaveValue(password)
    await show.click()
    await expect(typed).toHaveAttribute('type', 'password')
    await expect(typed).toHaveValue(password)
  }
})

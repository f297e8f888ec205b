import { expect, freshEmail, openMail, test } from '../fixtures.ts'
import { expectHeld, pay } from './an-order.ts'

const password = 'seven green lamps'

test('from registering to the first empty list of orders', async ({ page, expectAccessible }) => {
  const email = freshEmail('marta')
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Place your first order' }).click()
  await page.getByLabel('Your name').fill('Marta Łoś')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible()
  await expectAccessible(page)

  const mail = await openMail(page, email, 'Confirm your address')
  await mail.getByRole('link').click()
  await page.getByLabel('Password').fill('not the one')
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()
  await expect(page.getByText('Is not the one that you registered with.')).toBeVisible()
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()

  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Marta Łoś' })).toBeVisible()
  await expectAccessible(page)
})

test('from registering to a paid order in less than two minutes', async ({ page }) => {
  test.slow()
  const email = freshEmail('paula')
  const began = Date.now()
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Place your first order' }).click()
  await page.getByLabel('Your name').fill('Paula Prey')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible()
  await (await openMail(page, email, 'Confirm your address')).getByRole('link').click()
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()

  await page.getByRole('link', { name: 'Place your first order' }).click()
  await page.getByLabel('Archive').fill('Staatsarchiv Hamburg')
  await page
    .getByRole('option', { name: /Staatsarchiv Hamburg/ })
    .first()
    .click()
  await page.getByLabel('Kind of document').fill('Passenger list')
  await page.getByLabel('Kind of document').press('Escape')
  await page.getByLabel('Last name').fill('Prey')
  await page.getByRole('button', { name: 'Review order' }).click()
  await page.getByRole('button', { name: 'Place order' }).click()
  // The robot opens the order and offers by itself.
  await page
    .getByRole('button', { name: /^Choose/ })
    .first()
    .click({ timeout: 45_000 })
  await pay(page, 'Succeeds')
  await expectHeld(page)
  expect(Date.now() - began).toBeLessThan(120_000)
})

test('production is locked to a new customer, who can ask for it', async ({ page, expectAccessible }) => {
  const email = freshEmail('jonas')
  await page.request.post('/api/register', { data: { name: 'Jonas', email, password } })
  await (await openMail(page, email, 'Confirm your address')).getByRole('link').click()
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  await page.goto('/orders?environment=production')
  await expect(page.getByRole('heading', { name: 'Production is locked' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ask for production' }).click()
  await page.getByLabel('What will you order, and for whom?').fill('Three baptism records a month.')
  await page.getByRole('button', { name: 'Request production access' }).click()
  await expect(page.getByText('You have asked for production')).toBeVisible()
  await openMail(page, 'operator@example.com', 'Jonas asks for production')
})

test('the switch moves the whole portal and is remembered', async ({ page, signInAs }) => {
  await signInAs('customer')
  await page.goto('/orders')
  const banner = page.getByRole('region', { name: 'Environment' })
  await expect(page.getByRole('table', { name: 'Your orders' })).toBeVisible()
  await banner.getByRole('button', { name: 'Switch to production' }).click()
  await expect(banner).toContainText('real money')
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
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

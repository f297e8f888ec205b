import { expect, freshEmail, signIn, signUp, test } from '../fixtures.ts'
import { expectNoOverflow } from './an-order.ts'

test('who orders in the browser asks for production, the operator answers, and the answer is shown', async ({
  page,
  openContext,
  demo,
  expectAccessible,
}) => {
  const email = freshEmail('historian')
  const name = `Historian ${Date.now()}`
  await signUp(page, { name, email })

  // The locked banner leads here, even with production chosen.
  await page.goto('/orders?environment=production')
  await page.getByRole('link', { name: 'Ask for production' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Production access' })).toBeVisible()
  const access = page.getByRole('region', { name: 'Your production access' })
  await expect(access).toContainText('Locked')
  const checks = page.getByRole('region', { name: 'Is your program ready?' })
  await expect(checks).toContainText('0 of 5 seen in development')
  await expect(
    checks.getByRole('listitem').filter({ hasText: 'A webhook signature was checked' }).getByRole('link').first(),
  ).toHaveAttribute('href', '/developers/webhooks')
  await access.getByRole('button', { name: 'Request production access' }).press('Enter')
  await expect(access.getByText('Please fill this in.')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await access.getByLabel('What will you order, and for whom?').fill('The baptisms of my grandparents.')
  await access.getByLabel('What will you order, and for whom?').press('Tab')
  await access.getByRole('button', { name: 'Request production access' }).press('Enter')
  await expect(access).toContainText('Asked for')
  await expect(access).toContainText('The baptisms of my grandparents.')
  await access.getByRole('button', { name: 'Change your answers' }).click()
  await access.getByLabel(/^About how many orders a month/).fill('2')
  await access.getByRole('button', { name: 'Save the answers' }).click()
  await expect(access.getByText('Orders a month')).toBeVisible()
  await expectAccessible(page)

  const operators = await openContext({ baseURL: demo.portalUrl })
  await signIn(operators, demo.logins.operator)
  const desk = await operators.newPage()
  await desk.goto('/operator?kind=production&environment=development')
  const row = desk
    .getByRole('region', { name: 'Requests for production' })
    .getByRole('listitem')
    .filter({ hasText: name })
  await expect(row).toContainText('The baptisms of my grandparents.')
  await expect(row).toContainText('2 a month')
  await row.getByRole('link', { name: 'Look and decide' }).click()
  await expect(desk.getByText('Nothing that a program should try has been seen')).toBeVisible()
  const asked = desk.getByRole('region', { name: 'Questions and answers' })
  await asked.getByLabel('Ask them').fill('In which parishes?')
  await asked.getByRole('button', { name: 'Send' }).click()
  await expect(asked.getByRole('listitem').filter({ hasText: 'In which parishes?' })).toBeVisible()
  await expect(desk.getByText(/^waits for their answer since/)).toBeVisible()

  await page.reload()
  const thread = page.getByRole('region', { name: 'Questions and answers' })
  await expect(thread).toContainText('Needs your answer')
  await thread.getByLabel('Your answer').fill('Those around Ghent.')
  await thread.getByRole('button', { name: 'Send' }).click()
  await expect(thread.getByRole('listitem').filter({ hasText: 'Those around Ghent.' })).toBeVisible()
  await expect(thread).not.toContainText('Needs your answer')
  await expectAccessible(page)

  await desk.reload()
  await expect(asked).toContainText('Those around Ghent.')
  await desk.getByRole('button', { name: 'Refuse' }).click()
  await desk.getByRole('dialog').getByLabel('Reason').fill('Try an order in development first.')
  await desk.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click()
  await expect(desk.getByRole('status', { name: 'Just done' })).toContainText('refused')
  await operators.close()

  await page.reload()
  await expect(access).toContainText('Try an order in development first.')
  // What was answered is still there to be sent again.
  await expect(access.getByLabel('What will you order, and for whom?')).toHaveValue('The baptisms of my grandparents.')
  await expectAccessible(page)
  await page.goto('/account')
  await expect(page.getByRole('region', { name: 'Production' })).toContainText('Try an order in development first.')
})

import type { Page } from '@playwright/test'
import { expect, freshEmail, openMail, signIn, signUp, test } from '../fixtures.ts'
import { expectNoOverflow } from './an-order.ts'

const password = 'seven green lamps'

const mainRow = (page: Page) => page.getByRole('navigation', { name: 'Main' })

async function invite(page: Page, email: string, role: string): Promise<void> {
  await page.goto('/members')
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('radio', { name: new RegExp(`^${role}`) }).check()
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByRole('table', { name: 'Open invitations' })).toContainText(email)
}
const openInvitation = async (page: Page, email: string, client: string) =>
  (await openMail(page, email, `You are invited to ${client}`)).getByRole('link').click()

test('somebody new is invited, sees what a reader sees, and is told who can change that', async ({
  page,
  openContext,
  expectAccessible,
}) => {
  test.setTimeout(180_000)
  const firm = `Reading Room ${crypto.randomUUID().slice(0, 6)}`
  await signUp(page, { name: 'Odile', organisation: firm })
  const email = freshEmail('jonas')
  await page.goto('/members')
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByText('This is no e-mail address. One looks like name@example.com.')).toBeVisible()
  await expectAccessible(page)
  await invite(page, email, 'Read only')
  await expectAccessible(page)

  const guest = await (await openContext({ locale: 'en-GB' })).newPage()
  await openInvitation(guest, email, firm)
  await expect(guest.getByRole('heading', { name: `You are invited to ${firm}` })).toBeVisible()
  await expectAccessible(guest)
  await guest.getByLabel('Your name').fill('Jonas Weber')
  await guest.getByLabel('Password').fill(password)
  await guest.getByRole('button', { name: 'Make an account and accept' }).click()

  await expect(guest.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  await expect(mainRow(guest)).toHaveText('OrdersReceiptsDevelopersMembers')
  await expect(guest.getByRole('link', { name: 'Place your first order' })).toHaveCount(0)
  await guest.goto('/orders/new')
  await expect(guest.getByText('Odile can change that.')).toBeVisible()
  await expectAccessible(guest)
  await guest.goto('/members')
  await expect(guest.getByRole('table', { name: 'Members' })).toContainText('Jonas Weber')
  await expect(guest.getByRole('button', { name: /Invite|Change role|Remove/ })).toHaveCount(0)
  await guest.goto('/developers/webhooks')
  await expect(guest.getByRole('heading', { name: 'Webhooks' })).toBeVisible()
  await expect(guest.getByRole('button', { name: 'New endpoint' })).toHaveCount(0)

  // Changed by the owner: the very next page has it.
  await page.reload()
  await page.getByRole('button', { name: 'Change role of Jonas Weber' }).click()
  await page.getByRole('radio', { name: 'Billing' }).check()
  await page.getByRole('button', { name: 'Change the role' }).click()
  await expect(page.getByRole('row', { name: /Jonas Weber/ })).toContainText('Billing')
  await guest.goto('/orders')
  await expect(guest.getByRole('heading', { name: 'Receipts & invoices' })).toBeVisible()
  await expect(mainRow(guest)).toHaveText('ReceiptsMembers')

  await page.goto('/members/audit-log')
  await expect(page.getByText('Changed the role of Jonas Weber from read to billing')).toBeVisible()
  await page.getByLabel('What').selectOption('sign_in')
  await expect(page.getByText(/^Signed in/).first()).toBeVisible()
  await expect(page.getByText('Changed the role of')).toHaveCount(0)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoOverflow(page)
  await page.goto('/members')
  await expect(page.getByRole('row', { name: /Jonas Weber/ })).toBeVisible()
  await expectNoOverflow(page)
  await guest.context().close()
})

test('somebody with an account joins a second client and switches between the two', async ({
  page,
  openContext,
  expectAccessible,
}) => {
  test.setTimeout(180_000)
  const [own, other] = [`Own ${crypto.randomUUID().slice(0, 6)}`, `Other ${crypto.randomUUID().slice(0, 6)}`]
  const { email } = await signUp(page, { name: 'Paula', organisation: own })
  const owner = await (await openContext({ locale: 'en-GB' })).newPage()
  await signUp(owner, { name: 'Marta', organisation: other })
  await invite(owner, email, 'Orders')

  // Not signed in: whoever has an account signs in where the invitation is.
  await page.context().clearCookies()
  await openInvitation(page, email, other)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  const working = (client: string) => page.getByRole('button', { name: `Working for ${client}` })
  await expect(working(other)).toBeVisible()

  await page.goto('/members')
  await expect(page.getByRole('table', { name: 'Members' })).toContainText('Marta')
  await working(other).click()
  await page.getByRole('list', { name: 'Your other clients' }).getByRole('button', { name: own }).click()
  await expect(working(own)).toBeVisible()
  await expect(page.getByRole('table', { name: 'Members' })).not.toContainText('Marta')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoOverflow(page)

  // A link in a mail says for which of them it is, whatever was chosen last.
  await owner.goto('/members')
  await owner.getByRole('button', { name: 'Change role of Paula' }).click()
  await owner.getByRole('radio', { name: 'Read only' }).check()
  await owner.getByRole('button', { name: 'Change the role' }).click()
  await (await openMail(page, email, `Your role at ${other} has changed`)).getByRole('link').click()
  await expect(working(other)).toBeVisible()
  await expect(page).toHaveURL(/\/members$/)

  // Removed: nothing of it is left, and the own client goes on.
  await owner.goto('/members')
  await owner.getByRole('button', { name: 'Remove Paula' }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(owner.getByText('Paula is removed')).toBeVisible()
  await page.goto('/orders')
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  await expect(working(own)).toHaveCount(0)
  await owner.context().close()
})

test('a key is bound to networks', async ({ page, context, demo, expectAccessible }) => {
  await signIn(context, demo.logins.customer)
  const name = `Bound ${crypto.randomUUID().slice(0, 6)}`
  await page.goto('/developers')
  await page.getByRole('button', { name: 'New key' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Create key' }).click()
  await page.getByRole('dialog', { name: 'Your new key' }).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: `Networks of ${name}` }).click()
  await page.getByLabel('Addresses and networks').fill('203.0.113.7\n198.51.100.7/24')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/write 198\.51\.100\.0\/24 for the network/)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Addresses and networks').fill('203.0.113.7\n198.51.100.0/24')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(
    'only from 203.0.113.7, 198.51.100.0/24',
  )
})

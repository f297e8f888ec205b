import type { Page } from '@playwright/test'
import { must } from '../api/client.ts'
import { personOf } from '../api/sign-in.ts'
import { inDatabase } from '../beneath.ts'
import { expect, signUp, test } from '../fixtures.ts'
import { expectPlainPage, expectPlainPalette, expectPlainWords } from '../plain-words.ts'
import { expectHeld, expectNoOverflow, pay } from './an-order.ts'

const shown = async (page: Page, part = 'body') => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
  await expectPlainWords(page.locator(part))
}

test('pages for whoever is not signed in speak of documents, not of systems', async ({ page }) => {
  for (const address of ['/sign-in', '/forgot-password', '/contact', '/order', '/register']) {
    await page.goto(address)
    // What stands around it leads programmers to their own pages.
    await shown(page, 'main')
  }
})

test('so do all pages around an order of somebody who looks for a document', async ({ page, demo }) => {
  test.setTimeout(240_000)
  const [operator, researcher] = await Promise.all([personOf(demo, 'operator'), personOf(demo, 'researcher')])
  await signUp(page, { name: 'Pola', purpose: 'documents' })
  await page.goto('/orders/new')
  await page.getByLabel('Archive').fill('Parish of Saint-Malo')
  await page.getByLabel('Place').fill('Saint-Malo')
  await page.getByLabel('Kind of document').fill('Baptism')
  await page.getByLabel('Kind of document').press('Escape')
  await page.getByRole('button', { name: 'Review order' }).click()
  await expect(page.getByRole('button', { name: 'Place order' })).toBeVisible()
  await expectPlainWords(page.locator('body'))
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible()
  await expect(page.getByText('Callslip reads your order first')).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  for (const address of [`/orders/${id}`, `/orders/${id}/change`, '/orders', '/orders/import', '/account/data']) {
    await page.goto(address)
    await shown(page)
  }

  await must(operator.production.post(`/operator/orders/${id}/open`))
  const offer = { message: 'I go there on Tuesday.', estimatedCompletionDate: '2031-03-01', amount: 40 }
  await must(researcher.production.post(`/research/orders/${id}/offers`, offer))
  await page.goto(`/orders/${id}`)
  const offers = page.getByRole('region', { name: 'Offers' })
  await offers.getByRole('listitem').getByRole('link').click()
  await expect(page.getByText('Researcher', { exact: true })).toBeVisible()
  await shown(page)
  await page.goBack()
  await offers.getByRole('button', { name: /^Choose/ }).click()
  await pay(page, 'Succeeds')
  await expectHeld(page)
  await must(researcher.production.post(`/research/orders/${id}/start`))
  await page.getByRole('button', { name: 'Something is wrong' }).click({ timeout: 45_000 })
  await page.getByRole('button', { name: 'Report it' }).click()
  await expect(page.getByText('Say what is wrong.')).toBeVisible()
  await expectPlainWords(page.locator('body'))
})

const settled = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('.animate-pulse, [aria-busy="true"]')).toHaveCount(0)
}

test('every page of their account does, to the tab, the menu and what Ctrl K opens, and so does the rehearsal', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  await context.route('**/api/events/stream*', (route) => route.abort())
  await signUp(page, { name: 'Prisca', purpose: 'documents' })
  const own = ['/orders', '/orders/new', '/orders/import', '/billing', '/help', '/research/apply']
  for (const address of [...own, '/account', '/account/data']) {
    await page.goto(address)
    await settled(page)
    await expectPlainPage(page, 'Prisca')
  }
  await page.goto('/orders')
  await expectPlainPalette(page, 'webh')
  await expectPlainPalette(page, 'new')
  await page.goto('/help')
  await settled(page)
  await page.getByRole('button', { name: 'Try it with a robot' }).click()
  await expect(page.getByRole('region', { name: 'Rehearsal' })).toBeVisible()
  for (const address of own) {
    await page.goto(address)
    await settled(page)
    await expectPlainPage(page, 'Prisca')
  }
})

test('what is for organisations says so to somebody who comes by its address, and leads back', async ({ page }) => {
  test.setTimeout(120_000)
  await signUp(page, { name: 'Pia', purpose: 'documents' })
  const theirs = ['', '/webhooks', '/requests', '/sandbox', '/go-live', '/webhooks/we_01k9z3v7e8f6q9w2x4y5z6a7b8']
  for (const address of [...theirs.map((one) => `/developers${one}`), '/members', '/members/sign-on']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: 'Not for your account' })).toBeVisible()
    await expect(page).toHaveTitle('Not for your account · Callslip')
    await expectPlainPage(page, 'Pia')
  }
  await page.goto('/members/audit-log')
  await expect(page).toHaveTitle('Not for your account · Callslip')
  await page.getByRole('main').getByRole('link', { name: 'Back to your orders' }).click()
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
})

test('whose account waits for an operator is told for what and how long', async ({ page, expectAccessible }) => {
  const { email } = await signUp(page, { name: 'Wanda', purpose: 'documents' })
  // As where the operators' switch is off: it is everybody's, and other tests register meanwhile.
  await inDatabase({ dataDir: process.env['E2E_DATA_DIR'] ?? '' }, (client) =>
    client.query(
      `UPDATE clients SET by_hand = false, production_state = 'requested', production_requested_at = now() WHERE id =
        (SELECT m.client_id FROM memberships m JOIN users u ON u.id = m.user_id WHERE u.email = $1)`,
      [email],
    ),
  )
  await page.goto('/orders')
  await expect(page.getByRole('heading', { name: 'We are looking at your account' })).toBeVisible()
  await expect(page.getByText('somebody here reads every new account before it can order')).toBeVisible()
  await expect(
    page.getByText(/nine in ten were open within|So few accounts have waited of late that we can’t say yet/),
  ).toBeVisible()
  await expect(page.getByText(/^You registered/)).toBeVisible()
  await expectPlainWords(page.locator('body'))
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expectAccessible(page)
    await expectNoOverflow(page)
    await page.screenshot({ path: `test-results/waiting-${width}.png` })
  }
})

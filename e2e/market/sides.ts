import { createHash } from 'node:crypto'
import type { Download, Locator, Page } from '@playwright/test'
import type { DemoFile } from '../../tools/runtime/demo.ts'
import { expectNoOverflow } from '../customer/an-order.ts'
import { expect, openMail, test as base } from '../fixtures.ts'

type Login = { email: string; password: string }
type ForTests = {
  /** A browser of its own for each person: nothing is shared but the service. */
  newBrowser: () => Promise<Page>
}

export const test = base.extend<ForTests>({
  newBrowser: async ({ openContext, demo }, use) =>
    use(async () => (await openContext({ baseURL: demo.portalUrl })).newPage()),
})

/** Through the front door, as people come in. */
export async function enter(page: Page, { email, password }: Login, address: string): Promise<Page> {
  await page.goto(`/sign-in?next=${encodeURIComponent(address)}`)
  // In the rehearsal, where the others are too: operators and researchers begin in production.
  await page.context().addCookies([{ name: 'environment', value: 'development', url: new URL(page.url()).origin }])
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  if (address === '/research') await expect(page.getByText('no real money moves')).toBeVisible()
  return page
}

/** A new person, from the registration to their first empty page. */
export async function register(page: Page, name: string, { email, password }: Login): Promise<Page> {
  // In the rehearsal, where the others are too.
  await page.goto('/register?purpose=integration')
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
  await (await openMail(page, email, 'Confirm your address')).getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  return page
}

type Wanted = { kind: string; lastname: string; reference: string }

/** Fills in the form, reads the order once more and places it. Returns its id. */
export async function placeOrder(page: Page, { kind, lastname, reference }: Wanted): Promise<string> {
  await page.goto('/orders')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'New order' }).click()
  await page.getByLabel('Archive').fill('Archives de Paris')
  await page
    .getByRole('option', { name: /^Archives de Paris/ })
    .first()
    .click()
  await expect(page.getByLabel('Country')).toHaveValue('FRA')
  await page.getByLabel('Kind of document').fill(kind)
  await page.getByLabel('Kind of document').press('Escape')
  // No robot shall answer: the researcher is a person here.
  await page.getByLabel('Instructions').fill('With the marginal notes, please. sandbox:manual')
  await page.getByLabel('First name').fill('Louise')
  await page.getByLabel('Last name').fill(lastname)
  await page.getByLabel('Your reference').fill(reference)
  await page.getByRole('button', { name: 'Review order' }).click()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL(/\/orders\/ord_\w+$/)
  await expect(page.getByRole('heading', { name: 'Waiting to be opened' })).toBeVisible()
  return page.url().split('/').at(-1) ?? ''
}

/** From the console's search to an order's file. */
export async function findAsOperator(page: Page, reference: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Orders' }).click()
  await page.getByLabel('Find by anything').fill(reference)
  await page.keyboard.press('Enter')
  await page
    .getByRole('table', { name: /^Orders/ })
    .getByRole('row')
    .filter({ hasText: reference })
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(/\/operator\/orders\/ord_\w+$/)
}

/** From the job board to an order, by what it says of a person. */
export async function findAsResearcher(page: Page, lastname: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Job board' }).click()
  await page.getByLabel('Words').fill(lastname)
  await page
    .getByRole('list', { name: 'Open orders' })
    .getByRole('link', { name: new RegExp(lastname) })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(lastname)
}

/** An order's line among the researcher's earnings. */
export async function findEarning(page: Page, orderId: string): Promise<Locator> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Earnings' }).click()
  await expect(page).toHaveURL(/\/research\/earnings$/)
  return page
    .getByRole('table', { name: 'Earnings by order' })
    .getByRole('row')
    .filter({ has: page.locator(`a[href="/research/orders/${orderId}"]`) })
}

/** What the audit log says of one order. Everybody writes to that log, so its first page is no place to look for one's own entries. */
export async function findInAuditLog(page: Page, orderId: string): Promise<Locator> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Audit log' }).click()
  // From what was looked for there before, too: a search that is quicker than the link would be undone by it.
  await expect(page).toHaveURL(/\/operator\/audit$/)
  await page.getByLabel('What it is about').fill(orderId)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`[?&]about=${orderId}`))
  return page
    .getByRole('list', { name: 'What was done, newest first' })
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href*="/operator/orders/${orderId}"]`) })
}

export async function makeOffer(page: Page, amount: string, message: string): Promise<void> {
  const offer = page.getByRole('region', { name: 'Your offer' })
  await offer.getByLabel('Your price in EUR').fill(amount)
  await offer.getByLabel('Done by').fill('2031-03-01')
  await offer.getByLabel('Message to the customer').fill(message)
  await offer.getByRole('button', { name: 'Make the offer' }).click()
  await expect(offer.getByRole('button', { name: 'Take it back' })).toBeVisible()
}

/** The card form, filled in by hand. */
export async function payByCard(page: Page, amount: string): Promise<void> {
  await page.getByLabel('Card number').fill('4242424242424242')
  await page.getByLabel('Expiration date').fill(`12${String(new Date().getFullYear() + 2).slice(2)}`)
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: `Pay ${amount}` }).click()
  await expect(page.getByRole('heading', { name: 'Held, not charged' })).toBeVisible({ timeout: 20_000 })
}

/** Beside the documents, which are looked at first. */
export async function acceptDelivery(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /^Documents/ }).click()
  await page.getByRole('button', { name: 'Accept the delivery' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
}

export async function startWork(page: Page, charged: string): Promise<void> {
  const start = page.getByRole('region', { name: 'Start work' })
  await expect(start).toContainText(`the customer is charged ${charged}`, { timeout: 20_000 })
  await start.getByRole('button', { name: 'Start work' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start and charge' }).click()
  await expect(page.getByRole('region', { name: 'Documents' })).toBeVisible()
}

export type Scan = { name: string; mimeType: string; buffer: Buffer }

export async function upload(page: Page, scans: Scan[], together: number): Promise<void> {
  await page.getByLabel('Choose files').setInputFiles(scans)
  await expect(page.getByRole('list', { name: 'Documents in the order of pages' }).getByRole('listitem')).toHaveCount(
    together,
    { timeout: 20_000 },
  )
}

export const write = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('Write to the customer').fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('log')).toContainText(text)
}

export const reply = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('tab', { name: /^Messages/ }).click()
  await page.getByLabel('Message', { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('log')).toContainText(text)
}

export async function hashOf(download: Download): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of await download.createReadStream()) hash.update(chunk as Buffer) // a file's stream
  return hash.digest('hex')
}

/** How the demo's three people are signed in, each in a browser of their own. */
export async function enterAll(newBrowser: () => Promise<Page>, { logins }: DemoFile) {
  const [customer, operator, researcher] = [await newBrowser(), await newBrowser(), await newBrowser()]
  await enter(customer, logins.customer, '/orders')
  await enter(operator, logins.operator, '/operator')
  await enter(researcher, logins.researcher, '/research')
  return { customer, operator, researcher }
}

/** A page as a phone and a desk show it, each without a fault. */
export async function expectGoodAnywhere(page: Page, expectAccessible: (page: Page) => Promise<void>): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoOverflow(page)
    await expectAccessible(page)
  }
}

/** Chooses the outcome, looks at what goes, and hands over. */
export async function handOver(page: Page, outcome: RegExp, button = 'Hand over to the customer'): Promise<void> {
  await page.getByRole('radio', { name: outcome }).check()
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand over', exact: true }).click()
}

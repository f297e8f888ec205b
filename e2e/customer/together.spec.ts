import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { DemoFile } from '../../tools/runtime/demo.ts'
import { expect, signUp, test } from '../fixtures.ts'
import {
  apiOf,
  bank,
  billByInvoice,
  expectHeld,
  expectNoOverflow,
  fillIn,
  openCustomer,
  openPayment,
  payButton,
  type OtherSide,
} from './an-order.ts'

/** Somebody new, signed in, with a card that is saved: what others order would be ticked too. */
async function openFirm(
  page: Page,
  { developmentBaseUrl }: DemoFile,
  card: 'Succeeds' | 'Asks for 3-D Secure',
): Promise<OtherSide> {
  await signUp(page, { name: 'Lex & Partners' })
  const data = { environment: 'development', role: 'customer' }
  const { accessToken } = (await (await page.request.post('/api/access-token', { data })).json()) as {
    accessToken: string
  } // the API's answer
  const api = apiOf({ developmentBaseUrl, apiKeys: { development: accessToken } })
  await page.goto(`/orders/${await api.placeToPay()}?environment=development&tab=payment`)
  await fillIn(page, card)
  await page.getByLabel('Save this card for next time').check()
  await payButton(page).click()
  if (card !== 'Succeeds') await bank(page).getByRole('button', { name: 'Complete authentication' }).click()
  await expectHeld(page)
  return api
}

const ticked = (page: Page) => page.getByRole('region', { name: 'Ticked orders' })
const dialog = (page: Page) => page.getByRole('dialog')

/** The lines of the list's own table, its head left out. */
async function exportList(page: Page): Promise<string[]> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  return text.trim().split('\r\n').slice(1)
}

/** The two offers on it are both dearer than the rule allows: somebody looks for themselves, and takes the cheaper one. */
async function payTheException(page: Page): Promise<void> {
  const rows = page.getByRole('table', { name: 'Your orders' }).getByRole('rowheader')
  await page.getByRole('button', { name: 'Your turn' }).click()
  await expect(rows).toHaveCount(1)
  await rows.getByRole('link').click()
  await page
    .getByRole('region', { name: 'Offers' })
    .getByRole('listitem')
    .filter({ hasText: '€88.00' })
    .getByRole('button', { name: /^Choose/ })
    .click()
  await openPayment(page)
  await expect(page.getByRole('radio', { name: /ending in/ })).toBeChecked()
  await expect(payButton(page)).toHaveText('Pay €88.00')
  await payButton(page).click()
  await expectHeld(page)
}

/** Every row that there is, ticked. */
async function tickAll(page: Page, count: number): Promise<void> {
  const rows = page.getByRole('table', { name: 'Your orders' }).getByRole('rowheader')
  await expect(rows.first()).toBeVisible()
  // The next page comes as somebody scrolls.
  await rows.last().scrollIntoViewIfNeeded()
  await expect(rows).toHaveCount(count)
  await page.getByLabel('Tick all orders shown').check()
}

test('a law firm orders forty documents from a table, takes the cheapest offers and pays for them, in three minutes', async ({
  page,
  demo,
  expectAccessible,
}) => {
  test.setTimeout(400_000)
  const api = await openFirm(page, demo, 'Succeeds')
  const begun = Date.now()

  await page.goto('/orders/import?environment=development')
  const cases = Array.from(
    { length: 40 },
    (_, n) => `Archives de Paris,Paris,Birth record,FRA,Moreau${n},CASE-${n},sandbox:manual`,
  )
  await page.getByLabel('CSV file').setInputFiles({
    name: 'cases.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Archive,Place,Document,Country,Surname,Case number,Comments', ...cases].join('\n')),
  })
  await page.getByRole('button', { name: 'Place 40 orders' }).click()
  await expect(page.getByText('40 orders placed.')).toBeVisible({ timeout: 60_000 })
  const placing = Date.now() - begun

  // The other side of the market: two offers on each, one of them too dear, and none that is cheap enough on one.
  const orders = await api.call<{ id: string; status: string; order: { externalOrderRef?: string } }[]>(
    '/orders?limit=100&status=submitted',
  )
  expect(orders).toHaveLength(40)
  await Promise.all(
    Array.from({ length: 2 }, async (_, worker) => {
      for (const [i, { id }] of orders.entries()) {
        if (i % 2 !== worker) continue
        await api.step(id, 'open')
        for (const amount of [i === 0 ? 90 : 40, 80])
          await api.step(id, 'offer', {
            amount,
            currency: 'EUR',
            message: 'I can do that.',
            estimatedCompletionDate: '2031-03-01',
          })
      }
    }),
  )

  const again = Date.now()
  await page.getByRole('link', { name: 'Go to your orders' }).click()
  await tickAll(page, 41)
  await ticked(page).getByRole('button', { name: 'Choose offers (40)' }).click()
  await dialog(page).getByLabel('At most, for each').fill('60')
  await expect(dialog(page).getByText('39 offers, together €1,716.00; 1 order without one that fits.')).toBeVisible({
    timeout: 60_000,
  })
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Choose 39 offers' }).click()
  await expect(dialog(page).getByText('39 orders done.')).toBeVisible({ timeout: 60_000 })
  await dialog(page).getByRole('button', { name: 'Pay for 39 orders …' }).click()
  await expect(dialog(page).getByLabel('Card')).toHaveValue(/^pm_/)
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Pay €1,716.00' }).click()
  await expect(dialog(page).getByText('39 orders done.')).toBeVisible({ timeout: 90_000 })
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await payTheException(page)
  const took = placing + Date.now() - again
  test.info().annotations.push({ type: 'seconds', description: String(Math.round(took / 1000)) })
  expect(took).toBeLessThan(180_000)

  await page.goto('/orders?environment=development')
  const lines = await exportList(page)
  // The forty, and the one that the card was saved with.
  expect(lines).toHaveLength(41)
  for (const { id } of orders)
    expect(lines.find((line) => line.startsWith(`${id},`))).toMatch(/^\w+,confirmed,.*,(44|88),EUR,authorized,/)
})

test('what the bank wants to ask about is left over and paid once it is answered; refused, with another card', async ({
  page,
  demo,
  expectAccessible,
}) => {
  test.setTimeout(240_000)
  const api = await openFirm(page, demo, 'Asks for 3-D Secure')
  const [answered, refused] = [await api.placeToPay(), await api.placeToPay()]
  await page.goto('/orders?environment=development')
  await tickAll(page, 3)
  await ticked(page).getByRole('button', { name: 'Pay (2)' }).click()
  await dialog(page).getByRole('button', { name: 'Pay €88.00' }).click()
  await expect(dialog(page).getByText('0 orders done, 2 not.')).toBeVisible()
  const said = dialog(page).getByRole('list', { name: 'What became of each' }).getByRole('listitem')
  await expect(said).toHaveText(Array<RegExp>(2).fill(/Your bank wants to ask you first. Nothing is held yet./))
  const hrefOf = (id: string) => dialog(page).locator(`a[href="/orders/${id}"]`)
  // Each opens beside the list, which keeps what became of the others.
  const open = async (id: string) => {
    const [beside] = await Promise.all([page.waitForEvent('popup'), hrefOf(id).click()])
    await openPayment(beside)
    await beside.getByRole('button', { name: 'Go on with the bank’s check' }).click()
    return beside
  }

  const first = await open(answered)
  await bank(first).getByRole('button', { name: 'Complete authentication' }).click()
  await expectHeld(first)
  expect(await api.count(answered, 'payment.authorized')).toBe(1)

  const second = await open(refused)
  await bank(second).getByRole('button', { name: 'Fail authentication' }).click()
  const alert = second.getByRole('alert').filter({ hasText: 'make sure that it was you' })
  await expect(alert).toContainText('Nothing was held. Try again, or use another card.')
  await expectAccessible(second)
  const { status } = await api.call<{ status: string }>(`/orders/${refused}`)
  expect([status, await api.count(refused, 'payment.authorized')]).toEqual(['awaiting_payment', 0])
  await second.getByRole('radio', { name: 'Another card' }).check()
  await fillIn(second, 'Succeeds')
  await payButton(second).click()
  await expectHeld(second)
  expect(await api.count(refused, 'payment.authorized')).toBe(1)
})

test('several are withdrawn or accepted together, each only where it can be', async ({
  page,
  demo,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  await signUp(page, { name: 'Odile' })
  const data = { environment: 'development', role: 'customer' }
  const { accessToken } = (await (await page.request.post('/api/access-token', { data })).json()) as {
    accessToken: string
  }
  const api = apiOf({ developmentBaseUrl: demo.developmentBaseUrl, apiKeys: { development: accessToken } })
  const ids = [await api.place(), await api.placeWithOffers(), await api.placeToPay()]
  await api.call(`/orders/${ids[0]}/withdraw`, {})
  await page.goto('/orders?environment=development')
  await tickAll(page, 3)
  await expect(ticked(page).getByRole('button', { name: /Accept|Download/ })).toHaveCount(0)
  await expectAccessible(page)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoOverflow(page)
  }
  await ticked(page).getByRole('button', { name: 'Withdraw (2)' }).click()
  await expect(dialog(page).getByRole('list', { name: 'Orders' }).getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  // Somebody else was faster with one of them: that is its own, and hinders no other.
  await page.route(`**/orders/${ids[1]}/withdraw`, (route) =>
    route.fulfill({
      status: 409,
      json: { error: 'An order can be withdrawn until the researcher starts work.', code: 'order_not_withdrawable' },
    }),
  )
  await dialog(page).getByRole('button', { name: 'Withdraw 2 orders' }).click()
  await expect(dialog(page).getByText('1 order done, 1 not.')).toBeVisible()
  await expect(dialog(page).getByText('until the researcher starts work')).toBeVisible()
  expect(await api.count(ids[2] ?? '', 'order.withdrawn')).toBe(1)
  expect(await api.count(ids[1] ?? '', 'order.withdrawn')).toBe(0)
})

test('whoever pays by invoice is told first that choosing for many is ordering, and accepting is what is invoiced', async ({
  page,
  demo,
  openContext,
  expectAccessible,
}) => {
  test.setTimeout(180_000)
  const api = await openCustomer(page, demo)
  const ids = [await api.placeWithOffers(), await api.placeWithOffers()]
  const free = await api.place()
  await api.step(free, 'open')
  await api.step(free, 'offer', { amount: 0 })
  await page.goto('/orders?environment=development')
  await tickAll(page, 3)
  const begin = ticked(page).getByRole('button', { name: 'Choose offers (3)' })
  await begin.click()
  await expect(dialog(page)).toContainText('Nothing is charged by choosing.')
  await expect(dialog(page)).toContainText('One of these offers costs nothing: choosing it confirms the order')

  // What was said of the page no longer holds: those that would bind are left alone, and it is said when they are asked about again.
  await billByInvoice(openContext, demo, api)
  await dialog(page).getByRole('button', { name: 'Choose 3 offers' }).click()
  await expect(dialog(page).getByText('1 order done, 2 not.')).toBeVisible()
  await expect(dialog(page)).toContainText('selecting it confirms the order at once')
  const confirmed = () => Promise.all([...ids, free].map((id) => api.count(id, 'order.confirmed')))
  expect(await confirmed()).toEqual([0, 0, 1])
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await ticked(page).getByRole('button', { name: 'Choose offers (2)' }).click()
  await expect(dialog(page)).toContainText('You pay by invoice, so choosing confirms the orders')
  await expect(dialog(page)).not.toContainText('Nothing is charged by choosing.')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Confirm 2 orders' }).click()
  await expect(dialog(page).getByText('2 orders done.')).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: /^Pay/ })).toHaveCount(0)
  expect(await confirmed()).toEqual([1, 1, 1])

  for (const id of ids) {
    await api.step(id, 'start')
    await api.step(id, 'deliver')
  }
  await page.reload()
  await tickAll(page, 3)
  await ticked(page).getByRole('button', { name: 'Accept (2)' }).click()
  await expect(dialog(page)).toContainText('Where no card was charged, what an order costs is invoiced')
  await expect(dialog(page)).not.toContainText('Nothing more is charged')
  await dialog(page).getByRole('button', { name: 'Accept 2 orders' }).click()
  await expect(dialog(page).getByText('2 orders done.')).toBeVisible()
})

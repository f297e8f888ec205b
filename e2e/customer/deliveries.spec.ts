import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { openCustomer, placePaid, type OtherSide } from './an-order.ts'

async function placeDelivered(api: OtherSide): Promise<string> {
  const id = await placePaid(api)
  await api.step(id, 'start')
  await api.step(id, 'deliver', { outcome: 'found' })
  return id
}

const numberOf = async (api: OtherSide, id: string) =>
  (await api.call<{ order: { number: string } }>(`/orders/${id}`)).order.number

test('what was delivered is downloaded and accepted together, and the piles are counted anew', async ({
  page,
  demo,
  expectAccessible,
}) => {
  test.setTimeout(400_000)
  const api = await openCustomer(page, demo)
  const delivered = [await placeDelivered(api), await placeDelivered(api)]
  const unpaid = await api.placeToPay()
  await page.goto('/orders?environment=development')
  const piles = page.getByRole('group', { name: 'Whose turn' })
  await expect(piles).toHaveText('All (3)Your turn (3)Waiting (0)Done (0)')
  await page.getByLabel('Tick all orders shown').check()
  const ticked = page.getByRole('region', { name: 'Ticked orders' })
  const dialog = page.getByRole('dialog')

  const saved: Download[] = []
  page.on('download', (download) => saved.push(download))
  await ticked.getByRole('button', { name: 'Download documents (2)' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Download 2 orders' }).click()
  await expect(dialog.getByText('2 orders done.')).toBeVisible({ timeout: 60_000 })
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect.poll(() => saved.length).toBe(2)
  const numbers = await Promise.all(delivered.map((id) => numberOf(api, id)))
  expect(saved.map((one) => one.suggestedFilename()).sort()).toEqual(numbers.map((number) => `${number}.zip`).sort())
  for (const one of saved) {
    const zip = await readFile(await one.path())
    // A zip with at least one file in it; an empty one begins otherwise.
    expect(zip.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')
  }

  await ticked.getByRole('button', { name: 'Accept (2)' }).click()
  await expect(dialog.getByRole('list', { name: 'Orders' }).getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Accept 2 orders' }).click()
  await expect(dialog.getByText('2 orders done.')).toBeVisible({ timeout: 60_000 })
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(piles).toHaveText('All (3)Your turn (1)Waiting (0)Done (2)')
  // What is accepted can't be accepted again; its documents are still there to be had.
  await expect(ticked.getByRole('button', { name: /^Accept/ })).toHaveCount(0)
  await expect(ticked.getByRole('button', { name: 'Download documents (2)' })).toBeVisible()
  for (const id of delivered) expect(await api.count(id, 'order.completed')).toBe(1)
  await piles.getByRole('button', { name: 'Done (2)' }).click()
  await expect(page.getByRole('table', { name: 'Your orders' }).getByRole('rowheader')).toHaveCount(2)

  // What others do is counted too, while somebody looks.
  await api.call(`/orders/${unpaid}/withdraw`, {})
  await expect(piles).toHaveText('All (3)Your turn (0)Waiting (0)Done (3)', { timeout: 40_000 })
  const id = await api.place()
  await expect(piles).toHaveText('All (4)Your turn (0)Waiting (1)Done (3)', { timeout: 40_000 })
  await api.step(id, 'open')
  await api.step(id, 'offer')
  await expect(piles).toHaveText('All (4)Your turn (1)Waiting (0)Done (3)', { timeout: 40_000 })
})

test('the palette begins an order, opens one by its number and shows those at an archive', async ({ page, demo }) => {
  const api = await openCustomer(page, demo)
  const archive = 'Archives historiques du diocèse de Paris'
  const { id } = await api.call<{ id: string }>('/orders', {
    ...{ repositoryName: archive, documentType: 'Baptism', location: 'Paris', instructions: 'sandbox:manual' },
  })
  const elsewhere = await api.call<{ id: string }>('/orders', {
    ...{ repositoryName: 'Stadsarchief Gent', documentType: 'Will', location: 'Gent', instructions: 'sandbox:manual' },
  })
  await page.goto('/orders?environment=development')
  const palette = page.getByRole('dialog', { name: 'Find or go to' })
  const input = palette.getByRole('combobox')
  const open = async () => {
    await expect(page.getByRole('button', { name: 'Find or go to' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(input).toBeFocused()
  }

  await open()
  await input.fill('new order')
  await expect(palette.getByRole('option', { name: 'New order', exact: true })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/orders\/new$/)
  await expect(page.getByLabel('Archive')).toBeVisible()

  const number = await numberOf(api, id)
  await open()
  await input.fill(number.toLowerCase())
  await expect(palette.getByRole('option', { name: new RegExp(number) })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/orders/${id}$`))
  await expect(page.getByRole('heading', { level: 1, name: 'Baptism' })).toBeVisible()

  await open()
  await input.fill('diocèse de paris')
  await palette
    .getByRole('group', { name: 'Your orders at an archive' })
    .getByRole('option', { name: new RegExp(archive) })
    .click()
  await expect(page.getByLabel('Search orders')).toHaveValue(archive)
  await expect(page.locator(`[data-order="${id}"]`)).toBeVisible()
  await expect(page.locator(`[data-order="${elsewhere.id}"]`)).toHaveCount(0)
})

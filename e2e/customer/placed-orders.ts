import type { APIRequestContext, Page } from '@playwright/test'
import type { DemoFile } from '../../tools/runtime/demo.ts'
import { expect } from '../fixtures.ts'

/** A reference that no other test uses. */
export const unique = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}`

/** An order of the demo customer's, placed by their own program. */
export async function placeOrder(
  request: APIRequestContext,
  { apiKeys, developmentBaseUrl }: DemoFile,
  order: Record<string, unknown> = {},
): Promise<string> {
  const answer = await request.post(`${developmentBaseUrl}/orders`, {
    headers: { Authorization: `Bearer ${apiKeys.development}` },
    data: {
      repositoryName: 'Stadsarchief Gent',
      documentType: 'Will',
      location: 'Gent',
      instructions: 'sandbox:manual',
      ...order,
    },
  })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { id: string }).id // an Order
}

export const findOrders = async (
  request: APIRequestContext,
  { apiKeys, developmentBaseUrl }: DemoFile,
  reference: string,
) => {
  const answer = await request.get(`${developmentBaseUrl}/orders?externalOrderRef=${reference}`, {
    headers: { Authorization: `Bearer ${apiKeys.development}` },
  })
  return (await answer.json()) as { id: string; order: Record<string, unknown> }[] // a list of Orders
}

/** Only what an order can't do without. */
export async function fillShortest(
  page: Page,
  { archive = 'Stadtarchiv Nirgendwo', type = 'Baptism', place = 'Nirgendwo' } = {},
) {
  await page.getByLabel('Archive').fill(archive)
  await page.getByLabel('Archive').press('Escape')
  await page.getByLabel('Place').fill(place)
  await page.getByLabel('Kind of document').fill(type)
  await page.getByLabel('Kind of document').press('Escape')
}

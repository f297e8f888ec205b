import type { Page } from '@playwright/test'
import type { DemoFile } from '../../tools/runtime/demo.ts'
import { apiOf, type OtherSide } from '../customer/an-order.ts'
import { accessOf, type Environment, type Role } from '../fixtures.ts'

export type Ask = <T>(path: string) => Promise<T>

/** Reads the API as whoever is signed in on the page. */
export async function askAs(page: Page, role: Role, environment: Environment): Promise<Ask> {
  const { baseUrl, headers } = await accessOf(page, role, environment)
  return async <T>(path: string) => {
    const found = await page.request.get(baseUrl + path, { headers })
    if (!found.ok()) throw new Error(`${path}: ${found.status()} ${await found.text()}`)
    return (await found.json()) as T // each caller names what the API documents
  }
}

/** The API of the environment where the demo's orders are, as its customer's program. */
const productionOf = ({ productionBaseUrl, apiKeys }: DemoFile): OtherSide =>
  apiOf({ developmentBaseUrl: productionBaseUrl, apiKeys: { development: apiKeys.production } })

type Order = { id: string; status: string; order: { externalOrderRef?: string } }

/** The id of the demo's order that bears the reference (prisma/demo). */
export async function ordersByReference(demo: DemoFile): Promise<(reference: string) => string> {
  const orders = await productionOf(demo).call<Order[]>('/orders?limit=100')
  return (reference) => {
    const found = orders.find(({ order }) => order.externalOrderRef === reference)
    if (!found) throw new Error(`the demo has no order ${reference}`)
    return found.id
  }
}

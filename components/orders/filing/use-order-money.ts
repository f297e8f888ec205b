'use client'
import { useQueries } from '@tanstack/react-query'
import { useApi } from '#lib/browser/api-provider.tsx'
import { listOrderMoney } from '#lib/payments/operations.ts'
import type { OrderMoney } from '#lib/payments/schema.ts'

export type MoneyOfOrder = OrderMoney['orders'][number]
const atOnce = 25

/**
 * What orders cost and what became of the money, by their ids; asked page by page, so that another page asks for itself alone, and
 * only for those from the first to the last of `wanted`.
 */
export function useOrderMoney(
  ids: readonly string[],
  wanted: readonly [first: number, last: number] | undefined,
): ReadonlyMap<string, MoneyOfOrder> {
  const api = useApi()
  const [from, to] = wanted ? [Math.floor(wanted[0] / atOnce), Math.ceil((wanted[1] + 1) / atOnce)] : [0, 0]
  const pages = Array.from({ length: to - from }, (_, n) => ids.slice((from + n) * atOnce, (from + n + 1) * atOnce))
  return useQueries({
    queries: pages
      .filter((page) => page.length > 0)
      .map((page) => api.ask(listOrderMoney, {}, { orderIds: page.join(',') })),
    combine: (results) =>
      new Map(results.flatMap(({ data }) => (data?.orders ?? []).map((money) => [money.orderId, money] as const))),
  })
}

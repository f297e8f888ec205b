'use client'
import { useQueries } from '@tanstack/react-query'
import { useApi } from '#lib/browser/api-provider.tsx'
import { listOrderMoney } from '#lib/payments/operations.ts'
import type { OrderMoney } from '#lib/payments/schema.ts'

export type MoneyOfOrder = OrderMoney['orders'][number]
const atOnce = 25

/** What orders cost and what became of the money, by their ids; asked page by page, so that another page asks for itself alone. */
export function useOrderMoney(ids: readonly string[], wanted: boolean): ReadonlyMap<string, MoneyOfOrder> {
  const api = useApi()
  const pages = Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, n) =>
    ids.slice(n * atOnce, (n + 1) * atOnce),
  )
  return useQueries({
    queries: (wanted ? pages : []).map((page) => api.ask(listOrderMoney, {}, { orderIds: page.join(',') })),
    combine: (results) =>
      new Map(results.flatMap(({ data }) => (data?.orders ?? []).map((money) => [money.orderId, money] as const))),
  })
}

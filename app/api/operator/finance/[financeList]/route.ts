import { listRows } from '#lib/finance/list-rows.ts'
import { listFinance } from '#lib/finance/operations.ts'
import type { FinanceList } from '#lib/finance/state.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  // The path holds no other name.
  GET: route(listFinance, ({ tx, actor, params, query, page }) =>
    listRows(tx, actor, params.financeList as FinanceList, query, page),
  ),
})

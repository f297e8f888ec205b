import { getFinanceTotals } from '#lib/finance/operations.ts'
import type { FinanceList } from '#lib/finance/state.ts'
import { sumRows } from '#lib/finance/sum-rows.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  // The path holds no other name.
  GET: route(getFinanceTotals, ({ tx, actor, params, query }) =>
    sumRows(tx, actor, params.financeList as FinanceList, query),
  ),
})

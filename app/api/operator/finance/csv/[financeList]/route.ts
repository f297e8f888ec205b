import { exportRows } from '#lib/finance/export-rows.ts'
import { exportFinance } from '#lib/finance/operations.ts'
import type { FinanceList } from '#lib/finance/state.ts'
import { toAttachment } from '#lib/server/http/attachment.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  // The path holds no other name.
  GET: route(exportFinance, async ({ tx, actor, params, query }) =>
    toAttachment(
      exportRows(tx, actor, params.financeList as FinanceList, query),
      'text/csv; charset=utf-8',
      `${params.financeList}.csv`,
    ),
  ),
})

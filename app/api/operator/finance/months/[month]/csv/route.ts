import { exportMonth } from '#lib/finance/export-month.ts'
import { getMonth } from '#lib/finance/get-month.ts'
import { exportFinanceMonth } from '#lib/finance/operations.ts'
import { toAttachment } from '#lib/server/http/attachment.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(exportFinanceMonth, async ({ tx, actor, params }) =>
    toAttachment(
      exportMonth(await getMonth(tx, actor, params.month)),
      'text/csv; charset=utf-8',
      `books-${params.month}.csv`,
    ),
  ),
})

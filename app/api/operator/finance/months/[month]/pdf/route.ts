import { drawMonth } from '#lib/finance/draw-month.ts'
import { getMonth } from '#lib/finance/get-month.ts'
import { getFinanceMonthPdf } from '#lib/finance/operations.ts'
import { toPdfFile } from '#lib/server/http/document-response.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(getFinanceMonthPdf, async ({ tx, actor, params }) =>
    toPdfFile(await drawMonth(await getMonth(tx, actor, params.month)), `books-${params.month}`),
  ),
})

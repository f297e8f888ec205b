import { exportBreakdown } from '#lib/figures/export-breakdown.ts'
import { exportFiguresBreakdown } from '#lib/figures/operations.ts'
import { toAttachment } from '#lib/server/http/attachment.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(exportFiguresBreakdown, async ({ tx, actor, query }) =>
    toAttachment(exportBreakdown(tx, actor, query), 'text/csv; charset=utf-8', 'figures.csv'),
  ),
})

import { exportEarnings } from '#lib/earnings/export-earnings.ts'
import { toAttachment } from '#lib/server/http/attachment.ts'
import { exportEarnings as table } from '#lib/earnings/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(table, async ({ tx, actor, query }) =>
    toAttachment(
      exportEarnings(tx, actor, query),
      'text/csv; charset=utf-8',
      `earnings${query.month === undefined ? '' : `-${query.month}`}.csv`,
    ),
  ),
})

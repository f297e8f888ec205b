import { exportClientActions } from '#lib/clients/export-client-actions.ts'
import { exportClientActions as table } from '#lib/clients/operations.ts'
import { toAttachment } from '#lib/server/http/attachment.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(table, async ({ tx, actor, query }) =>
    toAttachment(exportClientActions(tx, actor, query), 'text/csv; charset=utf-8', 'audit-log.csv'),
  ),
})

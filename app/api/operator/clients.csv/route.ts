import { exportClients } from '#lib/operators/export-clients.ts'
import { exportClients as table } from '#lib/operators/operations.ts'
import { toAttachment } from '#lib/server/http/attachment.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(table, async ({ tx, actor, query }) =>
    toAttachment(exportClients(tx, actor, query), 'text/csv; charset=utf-8', 'clients.csv'),
  ),
})

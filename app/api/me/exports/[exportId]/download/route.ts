import { downloadDataExport } from '#lib/rights/operations.ts'
import { readExport } from '#lib/rights/read-export.ts'
import { toAttachment } from '#lib/server/http/attachment.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(downloadDataExport, async ({ tx, actor, params }) =>
    toAttachment(await readExport(tx, actor, params.exportId), 'application/zip', `${params.exportId}.zip`),
  ),
})

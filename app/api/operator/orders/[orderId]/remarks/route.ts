import * as operations from '#lib/dossiers/operations.ts'
import { listRemarks } from '#lib/dossiers/list-remarks.ts'
import { writeRemark } from '#lib/dossiers/write-remark.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(operations.listRemarks, ({ tx, actor, params, page }) => listRemarks(tx, actor, params.orderId, page)),
  POST: route(operations.writeRemark, ({ tx, actor, params, body }) => writeRemark(tx, actor, params.orderId, body)),
})

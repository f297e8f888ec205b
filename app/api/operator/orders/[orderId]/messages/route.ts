import * as operations from '#lib/dossiers/operations.ts'
import { writeAsCallslip } from '#lib/dossiers/write-as-callslip.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(operations.writeAsCallslip, ({ tx, actor, params, body }) =>
    writeAsCallslip(tx, actor, params.orderId, body),
  ),
})

import * as operations from '#lib/dossiers/operations.ts'
import { removeRemark } from '#lib/dossiers/remove-remark.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  DELETE: route(operations.removeRemark, ({ tx, actor, params }) =>
    removeRemark(tx, actor, params.orderId, params.remarkId),
  ),
})

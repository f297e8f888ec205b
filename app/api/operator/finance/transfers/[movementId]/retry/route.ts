import { tryTransferAgain as retry } from '#lib/finance/operations.ts'
import { tryTransferAgain } from '#lib/finance/try-transfer-again.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(retry, ({ tx, actor, params }) => tryTransferAgain(tx, actor, params.movementId)),
})

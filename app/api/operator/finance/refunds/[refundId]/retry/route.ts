import { tryRefundAgain as retry } from '#lib/finance/operations.ts'
import { tryRefundAgain } from '#lib/operators/try-refund-again.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(retry, ({ tx, actor, params }) => tryRefundAgain(tx, actor, params.refundId)),
})

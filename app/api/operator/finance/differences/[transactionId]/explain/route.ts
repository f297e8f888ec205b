import { explainDifference } from '#lib/finance/explain-difference.ts'
import { explainDifference as explain } from '#lib/finance/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(explain, ({ tx, actor, params, body }) => explainDifference(tx, actor, params.transactionId, body)),
})

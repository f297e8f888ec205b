import { remindResearcher as remind } from '#lib/operators/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { remindResearcher } from '#lib/operators/remind-researcher.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(remind, ({ tx, actor, params, body }) => remindResearcher(tx, actor, params.orderId, body.note)),
})

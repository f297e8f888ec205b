import { removeOperator as remove } from '#lib/people/operations.ts'
import { removeOperator } from '#lib/people/remove-operator.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(remove, ({ tx, actor, params, body }) => removeOperator(tx, actor, params.userId, body.reason)),
})

import { enablePerson as enable } from '#lib/people/operations.ts'
import { enablePerson } from '#lib/people/enable-person.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(enable, ({ tx, actor, params, body }) => enablePerson(tx, actor, params.userId, body.reason)),
})

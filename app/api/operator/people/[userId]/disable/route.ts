import { disablePerson as disable } from '#lib/people/operations.ts'
import { disablePerson } from '#lib/people/disable-person.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(disable, ({ tx, actor, params, body }) => disablePerson(tx, actor, params.userId, body)),
})

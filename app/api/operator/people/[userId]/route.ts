import { getPerson as get } from '#lib/people/operations.ts'
import { getPerson } from '#lib/people/get-person.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(get, ({ tx, actor, params }) => getPerson(tx, actor, params.userId)),
})

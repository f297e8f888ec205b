import { methods, route } from '#lib/server/http/route.ts'
import { addDomain } from '#lib/sign-on/add-domain.ts'
import { addDomain as add } from '#lib/sign-on/operations.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(add, ({ tx, actor, body }) => addDomain(tx, actor, body.domain)),
})

import { methods, route } from '#lib/server/http/route.ts'
import { removeDomain as remove } from '#lib/sign-on/operations.ts'
import { removeDomain } from '#lib/sign-on/remove-domain.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  DELETE: route(remove, ({ tx, actor, params }) => removeDomain(tx, actor, params.domainId)),
})

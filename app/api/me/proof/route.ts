import { methods, route } from '#lib/server/http/route.ts'
import { prove as proveAgain } from '#lib/users/operations.ts'
import { prepareProof, prove } from '#lib/users/prove.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(proveAgain, {
    before: ({ actor, body }) => prepareProof(actor, body),
    then: ({ tx, actor, body }) => prove(tx, actor, body),
  }),
})

import { methods, route } from '#lib/server/http/route.ts'
import { proveDomain as prove } from '#lib/sign-on/operations.ts'
import { prepareProof, proveDomain } from '#lib/sign-on/prove-domain.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(prove, {
    before: ({ actor, params }) => prepareProof(actor, params.domainId),
    then: ({ tx, actor, params }) => proveDomain(tx, actor, params.domainId),
  }),
})

import { openResearcherAccount as open } from '#lib/researchers/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { keepOpened, prepareAccount } from '#lib/operators/open-researcher-account.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(open, {
    before: ({ actor, params }) => prepareAccount(actor, params.researcherId),
    then: ({ tx, actor, params, prepared }) => keepOpened(tx, actor, params.researcherId, prepared),
  }),
})

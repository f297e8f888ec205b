import { getResearcherPage as get } from '#lib/researchers/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { getResearcherPage } from '#lib/researchers/get-researcher-page.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(get, ({ tx, actor, params }) => getResearcherPage(tx, actor, params.researcherId)),
})

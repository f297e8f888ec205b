import { listCredentials } from '#lib/credentials/list-credentials.ts'
import { listResearcherCredentials as list } from '#lib/credentials/operations.ts'
import { getResearcherRow } from '#lib/operators/researcher-row.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, async ({ tx, params, page }) => {
    const { id } = await getResearcherRow(tx, params.researcherId)
    return listCredentials(tx, id, page)
  }),
})

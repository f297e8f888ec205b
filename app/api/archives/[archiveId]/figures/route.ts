import { getArchiveFigures } from '#lib/figures/get-archive-figures.ts'
import { getArchiveFigures as get } from '#lib/figures/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(get, ({ tx, params }) => getArchiveFigures(tx, params.archiveId)),
})

import { getArchiveFigures } from '#lib/figures/get-archive-figures.ts'
import { requestTargetOf } from '#lib/server/http/environment.ts'
import { readParams } from '#lib/server/http/path-params.ts'
import { methods } from '#lib/server/http/route.ts'
import { visitorRoute } from '#lib/server/http/visitor-route.ts'

const path = '/visitors/archives/{archiveId}/figures'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: visitorRoute((tx, request) =>
    getArchiveFigures(tx, readParams(path, requestTargetOf(request).path)['archiveId'] ?? ''),
  ),
})

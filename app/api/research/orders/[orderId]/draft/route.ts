import { getReportDraft as get, saveReportDraft as save } from '#lib/researchers/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { getReportDraft } from '#lib/agreements/get-report-draft.ts'
import { saveReportDraft } from '#lib/agreements/save-report-draft.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(get, ({ tx, actor, params }) => getReportDraft(tx, actor, params.orderId)),
  PUT: route(save, ({ tx, actor, params, body }) => saveReportDraft(tx, actor, params.orderId, body)),
})

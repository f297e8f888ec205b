import { fileNameOf } from '#lib/billing/file-name.ts'
import { getDocument } from '#lib/billing/get-document.ts'
import { getResearchStatementCsv } from '#lib/billing/operations.ts'
import { researchStatementCsv } from '#lib/billing/research-statement-csv.ts'
import { toAttachment } from '#lib/server/http/attachment.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(getResearchStatementCsv, async ({ tx, actor, params }) => {
    const document = await getDocument(tx, actor, params.billingDocumentId)
    return toAttachment(researchStatementCsv(document), 'text/csv; charset=utf-8', `${fileNameOf(document)}.csv`)
  }),
})

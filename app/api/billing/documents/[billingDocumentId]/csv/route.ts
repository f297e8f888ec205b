import { fileNameOf } from '#lib/billing/file-name.ts'
import { getDocument } from '#lib/billing/get-document.ts'
import { getStatementCsv } from '#lib/billing/operations.ts'
import { statementCsv } from '#lib/billing/statement-csv.ts'
import { toAttachment } from '#lib/server/http/attachment.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(getStatementCsv, async ({ tx, actor, params }) => {
    const document = await getDocument(tx, actor, params.billingDocumentId)
    return toAttachment(statementCsv(document), 'text/csv; charset=utf-8', `${fileNameOf(document)}.csv`)
  }),
})

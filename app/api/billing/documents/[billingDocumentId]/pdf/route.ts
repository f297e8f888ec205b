import { getDocument } from '#lib/billing/get-document.ts'
import { getBillingDocumentPdf } from '#lib/billing/operations.ts'
import { toPdf } from '#lib/server/http/document-response.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(getBillingDocumentPdf, async ({ tx, actor, params }) =>
    toPdf(await getDocument(tx, actor, params.billingDocumentId)),
  ),
})

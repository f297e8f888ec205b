import { getDocument } from '#lib/billing/get-document.ts'
import { getBillingDocument } from '#lib/billing/operations.ts'
import { inWantedForm } from '#lib/server/http/document-response.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(getBillingDocument, async ({ tx, actor, params, request }) =>
    inWantedForm(request, await getDocument(tx, actor, params.billingDocumentId)),
  ),
})

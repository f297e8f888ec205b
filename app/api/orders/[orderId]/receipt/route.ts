import { getReceipt } from '#lib/billing/get-receipt.ts'
import { getReceipt as operation } from '#lib/billing/operations.ts'
import { inWantedForm } from '#lib/server/http/document-response.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(operation, async ({ tx, actor, params, request }) =>
    inWantedForm(request, await getReceipt(tx, actor, params.orderId)),
  ),
})

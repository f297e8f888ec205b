import { getReceipt } from '#lib/billing/get-receipt.ts'
import { getReceiptPdf } from '#lib/billing/operations.ts'
import { toPdf } from '#lib/server/http/document-response.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(getReceiptPdf, async ({ tx, actor, params }) => toPdf(await getReceipt(tx, actor, params.orderId))),
})

import type { CustomerActor } from '#lib/actor.ts'
import { documentsOf } from '#lib/billing/permissions.ts'
import type { BillingDocumentView } from '#lib/billing/schema.ts'
import { toDocumentView } from '#lib/billing/view.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'

/** The receipt of an order's newest payment that was charged; 404 until there is one. */
export async function getReceipt(tx: Tx, actor: CustomerActor, orderId: string): Promise<BillingDocumentView> {
  const document = await tx.billingDocument.findFirst({
    where: { orderId, kind: 'receipt', ...documentsOf(actor) },
    orderBy: { paymentId: 'desc' },
  })
  if (!document) throw notFound()
  return toDocumentView(document)
}

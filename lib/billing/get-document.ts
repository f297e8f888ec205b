import type { CustomerActor, ResearcherActor } from '#lib/actor.ts'
import { documentsOf } from '#lib/billing/permissions.ts'
import type { BillingDocumentView } from '#lib/billing/schema.ts'
import { toDocumentView } from '#lib/billing/view.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'

/** One document the actor may see; 404 for unknown and foreign alike. */
export async function getDocument(
  tx: Tx,
  actor: CustomerActor | ResearcherActor,
  id: string,
): Promise<BillingDocumentView> {
  const document = await tx.billingDocument.findFirst({ where: { id, ...documentsOf(actor) } })
  if (!document) throw notFound()
  return toDocumentView(document)
}

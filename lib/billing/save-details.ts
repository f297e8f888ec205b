import type { CustomerActor } from '#lib/actor.ts'
import { detailsOf } from '#lib/billing/parties.ts'
import type { BillingDetailsInput, BillingDetailsView } from '#lib/billing/schema.ts'
import type { Tx } from '#lib/db.ts'

/** For documents that are issued from now on; those that were issued stay as they are. */
export async function saveDetails(
  tx: Tx,
  actor: CustomerActor,
  input: BillingDetailsInput,
): Promise<BillingDetailsView> {
  const { name, address = null, country = null, vatId = null } = input
  const details = { name, address, country, vatId }
  const { clientId } = actor
  await tx.billingDetails.upsert({ where: { clientId }, create: { clientId, ...details }, update: details })
  return detailsOf(tx, clientId)
}

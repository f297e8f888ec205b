import type { CustomerActor } from '#lib/actor.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import { detailsOf } from '#lib/billing/parties.ts'
import type { BillingDetailsInput, BillingDetailsView } from '#lib/billing/schema.ts'
import type { Tx } from '#lib/db.ts'

/** For documents that are issued from now on; those that were issued stay as they are. */
export async function saveDetails(
  tx: Tx,
  actor: CustomerActor,
  input: BillingDetailsInput,
): Promise<BillingDetailsView> {
  const { name, address = null, country = null, vatId = null, costCentre = null } = input
  const details = { name, address, country, vatId, costCentre }
  const { clientId } = actor
  const before = await tx.billingDetails.findUnique({ where: { clientId } })
  await tx.billingDetails.upsert({ where: { clientId }, create: { clientId, ...details }, update: details })
  const names = {
    name: 'name',
    address: 'address',
    country: 'country',
    vatId: 'VAT id',
    costCentre: 'cost centre',
  } as const
  const changed = (['name', 'address', 'country', 'vatId', 'costCentre'] as const).filter(
    (member) => (before?.[member] ?? null) !== details[member],
  )
  if (changed.length > 0) {
    const payload = { changed: changed.map((member) => names[member]).join(', ') }
    await recordClientAction(tx, { clientId, actor, type: 'billing.details_changed', payload })
  }
  return detailsOf(tx, clientId)
}

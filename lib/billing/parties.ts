import type { BillingDetailsView, Snapshot } from '#lib/billing/schema.ts'
import type { Tx } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { withoutAbsent } from '#lib/view.ts'

/** Who issues the documents, as the settings name them. */
export function sellerOf(): Snapshot['seller'] {
  const env = getEnv()
  return withoutAbsent({
    name: env.BILLING_SELLER_NAME,
    address: env.BILLING_SELLER_ADDRESS?.split(/\s*;\s*/).join('\n'),
    vatId: env.BILLING_SELLER_VAT_ID,
  })
}

/** Whom a client's documents are made out to: what it has said, or else its name. */
export async function detailsOf(tx: Tx, clientId: string): Promise<BillingDetailsView> {
  const client = await tx.client.findUniqueOrThrow({ where: { id: clientId }, include: { billingDetails: true } })
  if (client.billingDetails === null) return { name: client.name }
  const { name, address, country, vatId, costCentre } = client.billingDetails
  return withoutAbsent({ name, address, country, vatId, costCentre })
}

/** The same as documents name it; what they are booked under is a matter of the order. */
export const asBuyer = ({
  costCentre,
  ...buyer
}: BillingDetailsView): { buyer: Snapshot['buyer']; usual?: string } => ({
  buyer,
  ...withoutAbsent({ usual: costCentre }),
})

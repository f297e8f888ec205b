import type { CustomerActor } from '#lib/actor.ts'
import { detailsOf } from '#lib/billing/parties.ts'
import type { BillingDetailsView } from '#lib/billing/schema.ts'
import type { Tx } from '#lib/db.ts'

export const getDetails = (tx: Tx, actor: CustomerActor): Promise<BillingDetailsView> => detailsOf(tx, actor.clientId)

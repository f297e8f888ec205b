import type { Tx } from '#lib/db.ts'
import { splitOf } from '#lib/offers/get-offer-row.ts'
import { Prisma, type Offer } from '#lib/generated/prisma/client.ts'
import { defineCommand } from '#lib/sql.ts'

const writeAgreed = defineCommand(
  (orderId: string, agreedMinor: number) =>
    Prisma.sql`UPDATE order_terms SET agreed_minor = ${agreedMinor}::int WHERE order_id = ${orderId}`,
)

/** What lists go by is the total with the fee, which the database, where the rest of the row is written, doesn't know. */
export const noteAgreed = (
  tx: Tx,
  orderId: string,
  offer: Pick<Offer, 'amountMinor' | 'currency' | 'agreedFeeBps'>,
): Promise<number> => writeAgreed(tx, orderId, splitOf(offer).amountMinor)

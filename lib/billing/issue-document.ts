import type { Snapshot } from '#lib/billing/schema.ts'
import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { Prisma, type BillingDocument, type BillingDocumentKind } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { defineQuery, int4 } from '#lib/sql.ts'

/** The next number of a seller's year. The row stays locked until the transaction ends, so one that is undone leaves no gap. */
const takeNumber = defineQuery(
  { last: int4 },
  (environment: Environment, seller: string, year: number) => Prisma.sql`
    INSERT INTO billing_counters AS c (environment, seller, year, last) VALUES (${environment}::"Environment", ${seller}, ${year}::int, 1)
    ON CONFLICT (environment, seller, year) DO UPDATE SET last = c.last + 1 RETURNING last`,
)

export type NewDocument = {
  environment: Environment
  kind: BillingDocumentKind
  /** What it is issued for: there is one document for each. */
  cause: string
  currency: string
  totalMinor: number
  snapshot: Snapshot
  clientId?: string
  researcherId?: string
  orderId?: string
  paymentId?: string
}

/** Issues a document under the next number. Whoever calls it has made sure, under a lock, that there is none for its cause yet. */
export async function issueDocument(tx: Tx, { snapshot, ...more }: NewDocument): Promise<BillingDocument> {
  const issuedAt = new Date()
  const year = issuedAt.getUTCFullYear()
  const seller = snapshot.seller.vatId ?? snapshot.seller.name
  const [taken] = await takeNumber(tx, more.environment, seller, year)
  if (!taken) throw new Error('no number was taken')
  const series = more.environment === 'development' ? 'T-' : ''
  const number = `${series}${year}-${String(taken.last).padStart(6, '0')}`
  const id = newId('billingDocument')
  return tx.billingDocument.create({
    data: { id, seller, year, sequence: taken.last, number, issuedAt, snapshot, ...more },
  })
}

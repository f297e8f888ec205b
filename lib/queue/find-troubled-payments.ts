import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { getCurrency, toMajor } from '#lib/money.ts'
import { researcherOf } from '#lib/queue/researcher-of.ts'
import type { PaymentTrouble, TroubledPayment } from '#lib/queue/schema.ts'
import { troubledPayments } from '#lib/queue/troubled-payments.ts'
import { defineQuery, enumOf, int4, nullable, text, timestamptz, words, type RowOf } from '#lib/sql.ts'
import { withoutAbsent } from '#lib/view.ts'

const troubled = {
  id: text,
  trouble: words<PaymentTrouble>(),
  orderId: text,
  number: text,
  status: enumOf('OrderStatus'),
  documentType: text,
  repositoryName: text,
  clientId: text,
  clientName: text,
  researcherId: nullable(text),
  researcherName: nullable(text),
  paymentId: text,
  paymentStatus: enumOf('PaymentStatus'),
  paymentIntentId: nullable(text),
  amountMinor: int4,
  currency: text,
  deadline: nullable(timestamptz),
  concernedMinor: nullable(int4),
  refusal: nullable(text),
  disputeId: nullable(text),
  since: timestamptz,
}
type Row = RowOf<typeof troubled>

const findTroubled = defineQuery(
  troubled,
  (environment: Environment, ids: readonly string[] | null) => Prisma.sql`
    SELECT t.id, t.trouble, t.order_id AS "orderId", o.number, o.status, o.document_type AS "documentType", o.repository_name AS "repositoryName",
      c.id AS "clientId", c.name AS "clientName", r.id AS "researcherId", r.name AS "researcherName",
      p.id AS "paymentId", p.status AS "paymentStatus", p.payment_intent_id AS "paymentIntentId", p.amount_minor AS "amountMinor", p.currency,
      t.deadline, t.concerned AS "concernedMinor", t.refusal, t.dispute_id AS "disputeId", t.since
    FROM (${troubledPayments(environment)}) t JOIN orders o ON o.id = t.order_id JOIN clients c ON c.id = o.client_id
    JOIN payments p ON p.id = t.payment_id LEFT JOIN offers f ON f.id = o.selected_offer_id LEFT JOIN researchers r ON r.id = f.researcher_id
    WHERE ${ids}::text[] IS NULL OR t.id = ANY (${ids})
    ORDER BY t.since, t.order_id`,
)

/** Payments in trouble with what there is to know of each, by the ids of what is in trouble; all of them without any. */
export async function findTroubledPayments(
  tx: Tx,
  { environment }: Pick<OperatorActor, 'environment'>,
  ids?: readonly string[],
): Promise<TroubledPayment[]> {
  return (await findTroubled(tx, environment, ids ?? null)).map(toTroubledPayment)
}

const toTroubledPayment = (row: Row): TroubledPayment => ({
  id: row.id,
  trouble: row.trouble,
  orderId: row.orderId,
  number: row.number,
  status: row.status,
  title: `${row.documentType}, ${row.repositoryName}`,
  client: { id: row.clientId, name: row.clientName },
  since: row.since.toISOString(),
  ...researcherOf(row),
  payment: {
    id: row.paymentId,
    status: row.paymentStatus,
    amountMinor: row.amountMinor,
    amount: toMajor(row.amountMinor, getCurrency(row.currency)),
    currency: row.currency,
    ...withoutAbsent({ paymentIntentId: row.paymentIntentId }),
  },
  ...withoutAbsent({
    captureBefore: row.trouble === 'expiring' ? row.deadline?.toISOString() : undefined,
    dueBy: row.trouble === 'expiring' ? undefined : row.deadline?.toISOString(),
    refusal: row.refusal,
    disputeId: row.disputeId,
    concernedMinor: row.concernedMinor,
    concerned: row.concernedMinor === null ? undefined : toMajor(row.concernedMinor, getCurrency(row.currency)),
  }),
})

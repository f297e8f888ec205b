import type { Snapshot, StatementEntry } from '#lib/billing/schema.ts'
import { snapshot } from '#lib/billing/schema.ts'
import type { Environment } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { firstIdAt } from '#lib/ids.ts'
import { defineQuery, enumOf, int4, jsonb, text, timestamptz, words, type RowOf } from '#lib/sql.ts'
import { withoutAbsent } from '#lib/view.ts'

/** Whose statement, and in which currency. */
export type Account = { clientId: string; environment: Environment; currency: string }
/**
 * From when to when. What is older than `since` was told long ago, or belongs to a time without statements. What banks gave back
 * before `lostBefore` is told, too.
 */
export type Span = { since: Date; end: Date; lostBefore: Date }

const unreported = (id: Prisma.Sql) =>
  Prisma.sql`NOT EXISTS (SELECT 1 FROM statement_movements s WHERE s.movement_id = ${id})`

// An id sorts by the moment at which its document was issued, so the newest are found without reading the others.
const documents = ({ since, end }: Span) => Prisma.sql`
  FROM billing_documents d WHERE d.id >= ${firstIdAt('billingDocument', since)} AND d.issued_at < ${end}
    AND d.kind <> 'statement' AND d.client_id IS NOT NULL AND ${unreported(Prisma.sql`d.id`)}`
const yearMs = 365 * 86_400_000
// A bank takes months to decide: those of a year are looked at, and what it gave back stands on the next statement after that.
// Where it decides otherwise after that, so it is told: by an id of its own, for the dispute's was told already.
const disputeId = Prisma.sql`CASE WHEN q.status = 'lost' THEN q.id ELSE 'reinstated:' || q.id END`
const disputes = ({ end, lostBefore }: Span) => Prisma.sql`
  FROM disputes q JOIN payments p ON p.id = q.payment_id JOIN orders o ON o.id = p.order_id
  WHERE (q.status = 'lost' OR q.status = 'won' AND EXISTS (SELECT 1 FROM statement_movements s WHERE s.movement_id = q.id))
    AND q.created_at > ${new Date(end.getTime() - yearMs)} AND q.created_at < ${lostBefore} AND ${unreported(disputeId)}`

/** Who has something to be told. Whoever is gone has nobody left to read it. */
export const findAccounts = defineQuery(
  { clientId: text, environment: enumOf('Environment'), currency: text },
  (span: Span) => Prisma.sql`
    SELECT a.client_id AS "clientId", a.environment, a.currency FROM (
      SELECT d.client_id, d.environment, d.currency::text AS currency ${documents(span)}
      UNION SELECT o.client_id, p.environment, p.currency::text ${disputes(span)}
    ) a JOIN clients c ON c.id = a.client_id AND c.deletion_id IS NULL`,
)

const document = {
  id: text,
  kind: words<'receipt' | 'invoice' | 'credit_note'>(),
  number: text,
  at: timestamptz,
  totalMinor: int4,
  snapshot: jsonb,
}

export const findDocuments = defineQuery(
  document,
  ({ clientId, environment, currency }: Account, span: Span, most: number) => Prisma.sql`
    SELECT d.id, d.kind::text AS kind, d.number, d.issued_at AS at, d.total_minor AS "totalMinor", d.snapshot ${documents(span)}
      AND d.client_id = ${clientId} AND d.environment = ${environment}::"Environment" AND d.currency = ${currency}
    ORDER BY d.id LIMIT ${most}::int`,
)

const dispute = { id: text, at: timestamptz, amountMinor: int4, paymentId: text }

export const findDisputes = defineQuery(
  dispute,
  ({ clientId, environment, currency }: Account, span: Span) => Prisma.sql`
    SELECT ${disputeId} AS id, q.created_at AS at, CASE WHEN q.status = 'lost' THEN -q.amount_minor ELSE q.amount_minor END AS "amountMinor", q.payment_id AS "paymentId" ${disputes(span)}
      AND o.client_id = ${clientId} AND p.environment = ${environment}::"Environment" AND p.currency = ${currency}
    ORDER BY q.created_at, q.id`,
)

export type Reported = { id: string; at: Date; entry: StatementEntry }

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

function orderOf({ order }: Snapshot): Pick<StatementEntry, 'order' | 'costCentre'> {
  const { costCentre, ...known } = order ?? { id: '', title: '' }
  return { order: known, ...withoutAbsent({ costCentre }) }
}

/** What a document adds: what was charged or is to be paid, less what goes back. The invoice for the fee is in the receipt. */
export function entryOf(row: RowOf<typeof document>): Reported {
  const { id, kind, number, at, totalMinor } = row
  const known = snapshot.parse(row.snapshot)
  const isContained = kind === 'invoice' && known.payable !== true
  const vatMinor = kind === 'receipt' ? 0 : (kind === 'credit_note' ? -1 : 1) * known.vat.vatMinor
  const entry = {
    kind,
    on: dayOf(at),
    number,
    ...orderOf(known),
    amountMinor: isContained ? 0 : kind === 'credit_note' ? -totalMinor : totalMinor,
    ...(isContained ? { containedMinor: totalMinor } : {}),
    ...(vatMinor === 0 ? {} : { vatMinor }),
  } as const
  return { id, at, entry }
}

/** What a bank gave back after a dispute, or had given back and took for us after all, booked as the receipt of the same payment was. */
export const disputeEntryOf = ({ id, at, amountMinor }: RowOf<typeof dispute>, receipt: Snapshot): Reported => ({
  id,
  at,
  entry: { kind: 'dispute', on: dayOf(at), ...orderOf(receipt), amountMinor },
})

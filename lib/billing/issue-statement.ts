import { amountText } from '#lib/billing/amount-text.ts'
import { vatShown } from '#lib/billing/compose.ts'
import { firstThatFit } from '#lib/billing/first-that-fit.ts'
import { issueDocument } from '#lib/billing/issue-document.ts'
import { sellerOf } from '#lib/billing/parties.ts'
import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { Prisma, type ShareMovementKind } from '#lib/generated/prisma/client.ts'
import { findCurrency } from '#lib/money.ts'
import { defineLock, defineQuery, enumOf, int4, nullable, text, timestamptz } from '#lib/sql.ts'
import { catalogue } from '#lib/words/en/billing-documents.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Movements of shares before a moment that no statement tells of yet. */
const unreported = (before: Date) => Prisma.sql`
  FROM share_movements m JOIN payments p ON p.id = m.payment_id JOIN offers f ON f.id = p.offer_id JOIN orders o ON o.id = p.order_id
  WHERE m.status = 'succeeded' AND m.updated_at < ${before}
    AND NOT EXISTS (SELECT 1 FROM statement_movements s WHERE s.movement_id = m.id)`

export const findOwed = defineQuery(
  { researcherId: text, environment: enumOf('Environment'), currency: text },
  (before: Date) => Prisma.sql`
    SELECT DISTINCT f.researcher_id AS "researcherId", p.environment, p.currency::text AS currency ${unreported(before)}`,
)

const movement = {
  id: text,
  kind: enumOf('ShareMovementKind'),
  amountMinor: int4,
  updatedAt: timestamptz,
  title: text,
  paidMinor: int4,
  feeMinor: int4,
  refundedMinor: int4,
  settlementMinor: nullable(int4),
  settlementCurrency: nullable(text),
}

export const findUntold = defineQuery(
  movement,
  (before: Date, { researcherId, environment, currency }: Statement) => Prisma.sql`
    SELECT m.id, m.kind, m.amount_minor AS "amountMinor", m.updated_at AS "updatedAt", o.document_type || ', ' || o.repository_name || ', ' || o.number AS title,
      p.amount_minor AS "paidMinor", p.platform_fee_minor AS "feeMinor", p.refunded_minor AS "refundedMinor", m.settlement_minor AS "settlementMinor", p.settlement_currency::text AS "settlementCurrency" ${unreported(before)}
      AND f.researcher_id = ${researcherId} AND p.environment = ${environment}::"Environment" AND p.currency = ${currency}
    ORDER BY m.updated_at, m.id`,
)

type Statement = { researcherId: string; environment: Environment; currency: string }

type Movement = Awaited<ReturnType<typeof findUntold>>[number]

const lockResearcher = defineLock('researchers')

export async function issueStatement(tx: Tx, owed: Statement, end: Date): Promise<void> {
  const { researcherId, environment, currency } = owed
  const month = new Date(end.getTime() - 1).toISOString().slice(0, 7)
  await lockResearcher(tx, researcherId)
  const cause = `statement:${researcherId}:${currency}:${month}`
  // What became known only after the month's statement stands on the next one.
  if ((await tx.billingDocument.count({ where: { environment, cause } })) > 0) return
  const movements = await findUntold(tx, end, owed)
  const { name } = await tx.researcher.findUniqueOrThrow({ where: { id: researcherId }, select: { name: true } })
  const payouts = await describePayouts(tx, owed, month)
  for (let part = 1, rest = movements; rest.length > 0; part += 1) {
    const told = firstThatFit(rest, ({ amountMinor }) => amountMinor)
    rest = rest.slice(told.length)
    const { id: documentId } = await issueDocument(tx, {
      environment,
      kind: 'statement',
      cause: part === 1 ? cause : `${cause}:${part}`,
      currency,
      researcherId,
      totalMinor: told.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      snapshot: {
        seller: sellerOf(),
        buyer: { name },
        lines: told.map((one) => toLine(one, currency)),
        vat: vatShown(0, { rateBps: 0, reverseCharge: false }),
        month,
        notes: [t('movedToYourAccountAt'), ...(part === 1 ? payouts : [])],
      },
    })
    await tx.statementMovement.createMany({ data: told.map(({ id }) => ({ movementId: id, documentId })) })
  }
}

const outcomes = (): Readonly<Record<string, string>> => ({
  paid: t('arrived'),
  failed: t('cameBack'),
  canceled: t('wasCalledOff'),
})

/** What the account paid out to the bank in a month, in whatever currency: not part of the sum. */
async function describePayouts(tx: Tx, { researcherId, environment }: Statement, month: string): Promise<string[]> {
  const from = new Date(`${month}-01T00:00:00Z`)
  const until = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1))
  const payouts = await tx.accountPayout.findMany({
    where: { researcherId, environment, sentAt: { gte: from, lt: until } },
    orderBy: { sentAt: 'asc' },
    take: 100,
  })
  if (payouts.length === 0) return []
  const sent = payouts.map(({ exactMinor, currency, status, sentAt, ...before }) => {
    const amountMinor = exactMinor ?? before.amountMinor
    const amount = findCurrency(currency)
      ? amountText(amountMinor, currency)
      : t('minorUnits', { amountMinor, currency })
    return t('on', { amount, date: sentAt.toISOString().slice(0, 10), outcome: outcomes()[status] ?? t('onItsWay') })
  })
  return [t('payoutsToYourBankAs', { payouts: sent.join(', ') })]
}

const words = (): Record<ShareMovementKind, string> => ({
  transfer: t('sent'),
  reversal: t('takenBackAfterARefund'),
  offset: t('setOffAgainstAnotherOrder'),
})

function toLine(movement: Movement, currency: string) {
  const { kind, amountMinor, updatedAt, title, paidMinor, feeMinor, refundedMinor } = movement
  const { settlementMinor, settlementCurrency } = movement
  const refunded = refundedMinor > 0 ? t('refunded', { refundedMinor: amountText(refundedMinor, currency) }) : ''
  const moved =
    settlementMinor !== null && settlementCurrency !== null && settlementCurrency !== currency
      ? t('movedAs', { settlementMinor: amountText(settlementMinor, settlementCurrency) })
      : ''
  const sale = t('paidFee', {
    paidMinor: amountText(paidMinor, currency),
    feeMinor: amountText(feeMinor, currency),
    refunded,
    moved,
  })
  return { on: updatedAt.toISOString().slice(0, 10), text: `${words()[kind]}: ${title} (${sale})`, amountMinor }
}

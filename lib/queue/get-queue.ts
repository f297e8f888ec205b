import type { OperatorActor } from '#lib/actor.ts'
import { findWaiting } from '#lib/approvals/find-waiting.ts'
import { toClientView } from '#lib/clients/view.ts'
import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { withNames } from '#lib/operators/find-orders.ts'
import { dueOn } from '#lib/orders/due.ts'
import { defineOrderQuery } from '#lib/orders/order-row.ts'
import { findOpenCases } from '#lib/queue/find-open-cases.ts'
import { findTroubledPayments } from '#lib/queue/find-troubled-payments.ts'
import { shownMost, type QueueView } from '#lib/queue/schema.ts'
import { nameArchives } from '#lib/researchers/name-archives.ts'
import { toApplicantView, toFailedPayout } from '#lib/researchers/view.ts'
import { date, defineQuery, enumOf, int4, nullable, present, text, type RowOf } from '#lib/sql.ts'
import { fromDbDate } from '#lib/text.ts'
import { withoutAbsent } from '#lib/view.ts'

/** The first of what was found, one row more than is shown, and whether there is more. */
const toPart = <T>(rows: T[]) => ({ items: rows.slice(0, shownMost), more: rows.length > shownMost })

const limit = Prisma.sql`LIMIT ${shownMost + 1}::int`

const overdueRow = {
  orderId: text,
  number: text,
  status: enumOf('OrderStatus'),
  documentType: text,
  repositoryName: text,
  dueDate: present(date),
  clientId: text,
  clientName: text,
  researcherId: nullable(text),
  researcherName: nullable(text),
}
type Overdue = RowOf<typeof overdueRow>

export const findOverdue = defineQuery(
  overdueRow,
  (environment: Environment) => Prisma.sql`
    SELECT o.id AS "orderId", o.number, o.status, o.document_type AS "documentType", o.repository_name AS "repositoryName",
      ${dueOn} AS "dueDate", c.id AS "clientId", c.name AS "clientName", r.id AS "researcherId", r.name AS "researcherName"
    FROM orders o JOIN clients c ON c.id = o.client_id
    LEFT JOIN offers f ON f.id = o.selected_offer_id LEFT JOIN researchers r ON r.id = f.researcher_id
    WHERE o.environment = ${environment}::"Environment" AND o.status IN ('confirmed', 'in_progress') AND ${dueOn} < current_date AND o.question_by IS DISTINCT FROM 'researcher'
    ORDER BY ${dueOn} ${limit}`,
)

export const findSubmitted = defineOrderQuery(() => Prisma.sql`AND o.status = 'submitted' ORDER BY o.id ${limit}`)

const toOverdueView = ({
  orderId,
  number,
  status,
  documentType,
  repositoryName,
  dueDate,
  clientId,
  clientName,
  researcherId,
  researcherName,
}: Overdue) => ({
  orderId,
  number,
  status,
  title: `${documentType}, ${repositoryName}`,
  client: { id: clientId, name: clientName },
  ...(researcherId !== null && researcherName !== null
    ? { researcher: { id: researcherId, name: researcherName } }
    : {}),
  dueDate: fromDbDate(dueDate),
})

const findFailedPayouts = (tx: Tx, environment: Environment) =>
  tx.researcherAccount.findMany({
    where: { environment, failedPayoutAt: { not: null } },
    orderBy: { failedPayoutAt: 'asc' },
    take: shownMost + 1,
    select: { failedPayoutAt: true, failedPayout: true, researcher: { select: { id: true, name: true } } },
  })

const countWaiting = defineQuery(
  { n: int4 },
  (environment: Environment) => Prisma.sql`
    SELECT ((SELECT count(*) FROM (SELECT 1 FROM orders WHERE environment = ${environment}::"Environment" AND status = 'submitted' AND sandbox_mode IS DISTINCT FROM 'manual' LIMIT 1000) a)
      + (SELECT count(*) FROM (SELECT 1 FROM payments WHERE environment = ${environment}::"Environment" AND status IN ('mismatch', 'disputed') LIMIT 1000) b)
      + (SELECT count(*) FROM (SELECT 1 FROM payments WHERE environment = ${environment}::"Environment" AND share_due_minor <> share_sent_minor AND share_refused_at IS NOT NULL LIMIT 1000) c)
      + (SELECT count(*) FROM (SELECT 1 FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE r.status NOT IN ('pending', 'succeeded') AND r.answered_at IS NULL AND r.retry_at IS NULL AND p.environment = ${environment}::"Environment" LIMIT 1000) d)
      + (SELECT count(*) FROM (SELECT 1 FROM cases WHERE environment = ${environment}::"Environment" AND state <> 'closed' LIMIT 1000) e))::int AS n`,
)

/** Work that waits in the other environment, so that nobody overlooks it: one number, by the same indexes. */
async function countElsewhere(tx: Tx, environment: Environment): Promise<number> {
  const other = environment === 'production' ? 'development' : 'production'
  const [row] = await countWaiting(tx, other)
  return row?.n ?? 0
}

const findFailingEndpoints = (tx: Tx, environment: Environment) =>
  tx.webhookEndpoint.findMany({
    where: { environment, OR: [{ status: 'disabled' }, { status: { not: 'deleted' }, failingSince: { not: null } }] },
    orderBy: { updatedAt: 'desc' },
    take: shownMost + 1,
    include: { client: { select: { id: true, name: true } } },
  })

/** Everything that waits for an operator in one environment, the longest-waiting first. Clients and researchers have no environment. */
export async function getQueue(tx: Tx, actor: OperatorActor): Promise<QueueView> {
  const { environment } = actor
  const [orders, production, approvals, researchers, payments, payouts, cases, overdue, endpoints, elsewhere] =
    await Promise.all([
      findSubmitted(tx, actor),
      tx.client.findMany({
        where: { productionState: 'requested' },
        orderBy: { productionRequestedAt: 'asc' },
        take: shownMost + 1,
      }),
      findWaiting(tx, actor, shownMost + 1),
      tx.researcher.findMany({
        where: { status: 'pending' },
        orderBy: { createdAt: 'asc' },
        take: shownMost + 1,
        include: { accounts: true },
      }),
      findTroubledPayments(tx, actor),
      findFailedPayouts(tx, environment),
      findOpenCases(tx, environment),
      findOverdue(tx, environment),
      findFailingEndpoints(tx, environment),
      countElsewhere(tx, environment),
    ])
  const opened = toPart(orders)
  const namesOf = await nameArchives(tx, researchers)
  return {
    orders: { ...opened, items: await withNames(tx, opened.items) },
    production: toPart(
      production.map((row) => ({
        ...toClientView(row),
        waitingSince: (row.productionRequestedAt ?? row.updatedAt).toISOString(),
      })),
    ),
    approvals: toPart(approvals),
    researchers: toPart(researchers.map((row) => toApplicantView(row, environment, namesOf))),
    payments: toPart(payments),
    payouts: toPart(
      payouts.flatMap(({ researcher, ...account }) => {
        const failed = toFailedPayout(account)
        return failed ? [{ researcher, ...failed }] : []
      }),
    ),
    cases: toPart(cases),
    overdue: toPart(overdue.map(toOverdueView)),
    endpoints: toPart(
      endpoints.map(({ id, url, status, client, failingSince, disabledReason, updatedAt }) => ({
        id,
        url,
        status,
        client,
        updatedAt: updatedAt.toISOString(),
        ...withoutAbsent({ failingSince: failingSince?.toISOString(), disabledReason }),
      })),
    ),
    elsewhere,
  }
}

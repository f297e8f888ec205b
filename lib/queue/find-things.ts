import type { OperatorActor } from '#lib/actor.ts'
import { toKnown } from '#lib/approvals/approval-row.ts'
import { toApprovalViews } from '#lib/approvals/view.ts'
import { toClientView } from '#lib/clients/view.ts'
import type { Tx } from '#lib/db.ts'
import { withNames } from '#lib/operators/find-orders.ts'
import { findOrdersOf } from '#lib/orders/find-orders-of.ts'
import { findCases } from '#lib/queue/find-cases.ts'
import { findOverdue } from '#lib/queue/find-overdue.ts'
import { findTroubledPayments } from '#lib/queue/find-troubled-payments.ts'
import type { QueueKind } from '#lib/queue/kinds.ts'
import type { ThingOf } from '#lib/queue/schema.ts'
import { nameArchives } from '#lib/researchers/name-archives.ts'
import { toApplicantView, toFailedPayout } from '#lib/researchers/view.ts'
import { withoutAbsent } from '#lib/view.ts'

type Things<T> = Map<string, T>
type Find<T> = (tx: Tx, actor: OperatorActor, ids: string[]) => Promise<Things<T>>

const by = <T>(rows: readonly T[], idOf: (row: T) => string): Things<T> => new Map(rows.map((row) => [idOf(row), row]))

async function findPayouts(tx: Tx, { environment }: OperatorActor, ids: string[]) {
  const rows = await tx.researcherAccount.findMany({
    where: { environment, researcherId: { in: ids } },
    select: { failedPayoutAt: true, failedPayout: true, researcher: { select: { id: true, name: true } } },
  })
  const payouts = rows.flatMap(({ researcher, ...account }) => {
    const failed = toFailedPayout(account)
    return failed ? [{ researcher, ...failed }] : []
  })
  return by(payouts, ({ researcher }) => researcher.id)
}

async function findApplicants(tx: Tx, { environment }: OperatorActor, ids: string[]) {
  const rows = await tx.researcher.findMany({ where: { id: { in: ids } }, include: { accounts: true } })
  const namesOf = await nameArchives(tx, rows)
  return by(
    rows.map((row) => toApplicantView(row, environment, namesOf)),
    ({ id }) => id,
  )
}

async function findEndpoints(tx: Tx, { environment }: OperatorActor, ids: string[]) {
  const rows = await tx.webhookEndpoint.findMany({
    where: { environment, id: { in: ids } },
    include: { client: { select: { id: true, name: true } } },
  })
  const endpoints = rows.map(({ id, url, status, client, failingSince, disabledReason, updatedAt }) => ({
    id,
    url,
    status,
    client,
    updatedAt: updatedAt.toISOString(),
    ...withoutAbsent({ failingSince: failingSince?.toISOString(), disabledReason }),
  }))
  return by(endpoints, ({ id }) => id)
}

/** What is told of the things that wait, by their ids; those that are gone meanwhile are left out. */
export const finders: { [K in QueueKind]: Find<ThingOf<K>> } = {
  orders: async (tx, actor, ids) => by(await withNames(tx, await findOrdersOf(tx, actor, ids)), ({ id }) => id),
  production: async (tx, _actor, ids) =>
    by((await tx.client.findMany({ where: { id: { in: ids } } })).map(toClientView), ({ id }) => id),
  approvals: async (tx, actor, ids) => {
    const rows = await tx.approval.findMany({ where: { id: { in: ids } } })
    const known = rows.flatMap((row) => toKnown(row) ?? [])
    return by(await toApprovalViews(tx, actor, known), ({ id }) => id)
  },
  cases: async (tx, _actor, ids) => by(await findCases(tx, ids), ({ caseId }) => caseId),
  payments: async (tx, actor, ids) => by(await findTroubledPayments(tx, actor, ids), ({ id }) => id),
  payouts: findPayouts,
  overdue: async (tx, _actor, ids) => by(await findOverdue(tx, ids), ({ orderId }) => orderId),
  researchers: findApplicants,
  endpoints: findEndpoints,
}

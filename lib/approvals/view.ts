import type { OperatorActor } from '#lib/actor.ts'
import type { ApprovalRow } from '#lib/approvals/approval-row.ts'
import { toAgreed } from '#lib/approvals/deeds.ts'
import { hasRight } from '#lib/approvals/permissions.ts'
import type { ApprovalView } from '#lib/approvals/schema.ts'
import { toDayLimitsView } from '#lib/clients/view.ts'
import type { Tx } from '#lib/db.ts'
import { toMoney } from '#lib/operators/view.ts'
import { withoutAbsent } from '#lib/view.ts'

/** Approvals with the names of those who asked and decided. */
export async function toApprovalViews(
  tx: Tx,
  actor: OperatorActor,
  rows: readonly ApprovalRow[],
): Promise<ApprovalView[]> {
  const people = await tx.user.findMany({
    where: { id: { in: rows.flatMap(({ askedBy, decidedBy }) => [askedBy, decidedBy ?? askedBy]) } },
    select: { id: true, name: true },
  })
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const nameOf = (id: string) => ({ id, name: names.get(id) ?? id })
  return rows.map((row) => {
    const { name, amountMinor, currency, limits, bearer, caseId } = toAgreed(row)
    const own = row.askedBy === actor.id
    return {
      id: row.id,
      what: row.what,
      target: { id: row.targetId, name },
      reason: row.reason,
      state: row.state,
      askedBy: nameOf(row.askedBy),
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      own,
      decidable: !own && row.state === 'waiting' && hasRight(actor, row.what),
      ...withoutAbsent({
        money: amountMinor === undefined || currency === undefined ? null : toMoney(amountMinor, currency),
        decidedBy: row.decidedBy === null ? null : nameOf(row.decidedBy),
        limits: limits && toDayLimitsView({ ...limits, amountPerDayCurrency: limits.currency ?? null }),
        bearer,
        caseId,
        decisionReason: row.decisionReason,
      }),
    }
  })
}

export async function toApprovalView(tx: Tx, actor: OperatorActor, row: ApprovalRow): Promise<ApprovalView> {
  const [view] = await toApprovalViews(tx, actor, [row])
  if (!view) throw new Error('a row without its view')
  return view
}

import type { OperatorActor } from '#lib/actor.ts'
import { askedLetter } from '#lib/approvals/approval-letters.ts'
import { lockRow } from '#lib/approvals/approval-row.ts'
import { deeds } from '#lib/approvals/deeds.ts'
import { requireRight } from '#lib/approvals/permissions.ts'
import type { ApprovalView, AskApprovalInput } from '#lib/approvals/schema.ts'
import { endApproval } from '#lib/approvals/end-approval.ts'
import { approvalDays } from '#lib/approvals/state.ts'
import { toApprovalView } from '#lib/approvals/view.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { audit } from '#lib/operators/audit.ts'
import { findSeconds, type PairedDeed } from '#lib/operators/second-operator.ts'

/** Asks the other operators to agree. What exactly is kept with the question; the same can't wait twice. */
export async function askApproval(tx: Tx, actor: OperatorActor, input: AskApprovalInput): Promise<ApprovalView> {
  const { what, targetId, reason } = input
  requireRight(actor, what)
  const deed = deeds[what]
  await expireStale(tx, what, targetId)
  const payload = await deed.prepare(tx, actor, input)
  const environment = deed.targetType === 'client' ? null : actor.environment
  const id = newId('approval')
  const expiresAt = new Date(Date.now() + approvalDays * 86_400_000)
  // The index knows of one that waits, whoever asked in the same moment.
  const { count } = await tx.approval.createMany({
    data: [{ id, environment, what, targetId, payload, reason, askedBy: actor.id, expiresAt }],
    skipDuplicates: true,
  })
  if (count === 0)
    throw new ApiError('approval_not_waiting', 'This waits for a second operator already. It stands in the queue.')
  const row = { ...(await tx.approval.findUniqueOrThrow({ where: { id } })), what }
  for (const to of await findSeconds(tx, what, actor.id))
    await postMail(tx, { to, letter: askedLetter(row, actor.name), environment: environment ?? undefined })
  await audit(tx, actor, {
    action: 'approval.ask',
    targetType: deed.targetType,
    targetId,
    reason,
    after: { approvalId: id, what, ...payload },
  })
  return toApprovalView(tx, actor, row)
}

/** One that has lapsed, and that no worker has ended yet, makes room. */
async function expireStale(tx: Tx, what: PairedDeed, targetId: string): Promise<void> {
  const due = { what, targetId, state: 'waiting', expiresAt: { lt: new Date() } } as const
  const found = await tx.approval.findFirst({ where: due })
  if (!found) return
  await lockRow(tx, found.id)
  const row = await tx.approval.findFirst({ where: { id: found.id, ...due } })
  if (row) await endApproval(tx, { ...row, what }, { transition: 'expire' })
}

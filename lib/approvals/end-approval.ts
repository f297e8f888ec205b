import type { ApprovalRow } from '#lib/approvals/approval-row.ts'
import { decidedLetter } from '#lib/approvals/approval-letters.ts'
import { requireTransition } from '#lib/approvals/state.ts'
import type { Tx } from '#lib/db.ts'
import { postMail } from '#lib/mail/post-mail.ts'

type Decider = { id: string; name: string }
type Ending =
  | { transition: 'approve'; by: Decider }
  | { transition: 'refuse'; by: Decider; reason: string }
  | { transition: 'withdraw'; by: Decider }
  | { transition: 'expire' }

/** Ends the waiting, under the row's lock, and tells whoever asked, unless they did it themselves. */
export async function endApproval(tx: Tx, row: ApprovalRow, ending: Ending): Promise<ApprovalRow> {
  const state = requireTransition(row, ending.transition)
  const by = 'by' in ending ? ending.by : undefined
  const after = {
    ...(await tx.approval.update({
      where: { id: row.id },
      data: {
        state,
        decidedAt: new Date(),
        decidedBy: by?.id ?? null,
        decisionReason: 'reason' in ending ? ending.reason : null,
      },
    })),
    what: row.what,
  }
  const asker = await tx.user.findUnique({ where: { id: row.askedBy } })
  if (asker && asker.disabledAt === null && (state === 'approved' || state === 'refused' || state === 'expired'))
    await postMail(tx, {
      dedupeKey: `approval:${row.id}:${state}`,
      to: asker,
      letter: decidedLetter(after, state, by?.name),
      environment: row.environment ?? undefined,
    })
  return after
}

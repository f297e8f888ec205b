import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { portalUrl } from '#lib/mail/letter.ts'
import { audit } from '#lib/operators/audit.ts'
import { findToldStatus } from '#lib/operators/find-told-status.ts'
import { mailDecision, type Words } from '#lib/operators/mail-decision.ts'
import { takeBackMails } from '#lib/operators/take-back-mails.ts'
import { getResearcherRow } from '#lib/operators/researcher-row.ts'
import type { ResearcherStatus, ResearcherView } from '#lib/researchers/schema.ts'
import { toResearcherView } from '#lib/researchers/view.ts'
import { defineLock } from '#lib/sql.ts'
import { catalogue } from '#lib/words/en/mail-operator.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const sentences = (): Record<Exclude<ResearcherStatus, 'pending'>, Words> => ({
  approved: {
    subject: t('youAreApprovedAsA'),
    sentence: t('youCanNowMakeOffers'),
    link: { label: t('setUpPayouts'), url: portalUrl('/research/profile#payout') },
  },
  refused: {
    subject: t('yourApplicationAsAResearcher'),
    sentence: t('weHaveNotTakenUp'),
  },
  suspended: {
    subject: t('yourResearcherAccountIsSuspended'),
    sentence: t('yourResearcherAccountIsSuspendedYou'),
  },
})

const lockResearcher = defineLock('researchers')

/** Approves, refuses, suspends, or puts back to pending, which undoes the others: a mail that still waits is not sent. */
export async function updateResearcher(
  tx: Tx,
  actor: OperatorActor,
  researcherId: string,
  { status, reason }: { status: ResearcherStatus; reason?: string | undefined },
): Promise<ResearcherView> {
  await lockResearcher(tx, researcherId)
  const before = await getResearcherRow(tx, researcherId)
  const told = await findToldStatus(tx, before)
  const decisionReason = status === 'refused' || status === 'suspended' ? (reason ?? null) : null
  const after = await tx.researcher.update({
    where: { id: researcherId },
    data: { status, decisionReason },
    include: { accounts: true },
  })
  await audit(tx, actor, {
    action: 'researcher.update',
    targetType: 'researcher',
    targetId: researcherId,
    reason,
    before: { status: before.status },
    after: { status },
  })
  if (before.status !== status) {
    const undone = await takeBackMails(tx, `researcher:${researcherId}`)
    const reader = before.user?.disabledAt === null ? [before.user] : []
    // Decided and undone before anybody read of it.
    const unnoticed = undone > 0 && status === told
    if (status !== 'pending' && !unnoticed)
      await mailDecision(tx, reader, `researcher:${researcherId}`, { ...sentences()[status], reason })
  }
  return toResearcherView(after, actor.environment)
}

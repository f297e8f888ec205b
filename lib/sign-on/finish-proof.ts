import { getDb } from '#lib/db.ts'
import { getMoment } from '#lib/moment.ts'
import { SignOnRefused } from '#lib/sign-on/sign-on-refused.ts'
import { isAnew, type Round } from '#lib/sign-on/round.ts'
import type { Session } from '#lib/users/session.ts'
import { redeem } from '#lib/sign-on/redeem-round.ts'

/** Notes that the person of a session has just signed in at their organisation again. */
export async function finishProof(round: Round, search: string, session: Session | undefined): Promise<void> {
  if (session?.id !== round.sessionId || session?.signOnClientId !== round.clientId)
    throw new SignOnRefused('begin_again')
  const { who, signedInAt } = await redeem(round, search)
  const { issuer, subject } = who
  const identity = await getDb().signOnIdentity.findUnique({
    where: { clientId_issuer_subject: { clientId: round.clientId, issuer, subject } },
  })
  if (identity?.userId !== session.userId) throw new SignOnRefused('somebody_else')
  if (!isAnew(round, signedInAt)) throw new SignOnRefused('not_asked')
  const provedAt = await getMoment(getDb())
  await getDb().userSession.update({ where: { id: session.id }, data: { provedAt } })
}

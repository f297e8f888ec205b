import type { Tx } from '#lib/db.ts'

/**
 * Ends a person's sessions, all of them or all but one, in every process at once. Their browsers count as strange ones
 * again, and are told nothing any more, but for that of the one that stays.
 */
export async function endSessions(tx: Tx, userId: string, except?: string): Promise<void> {
  await tx.userSession.updateMany({
    where: { userId, endedAt: null, ...(except === undefined ? {} : { id: { not: except } }) },
    data: { endedAt: new Date() },
  })
  const sessionId = except === undefined ? {} : { sessionId: { not: except } }
  await tx.knownDevice.deleteMany({ where: { userId, ...sessionId } })
  await tx.pushDevice.deleteMany({ where: { session: { userId }, ...sessionId } })
}

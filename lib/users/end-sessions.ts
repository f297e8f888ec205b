import type { Tx } from '#lib/db.ts'

/**
 * Ends a person's sessions, all of them or all but one, in every process at once. Their browsers count as strange ones
 * again, but for that of the one that stays.
 */
export async function endSessions(tx: Tx, userId: string, except?: string): Promise<void> {
  await tx.userSession.updateMany({
    where: { userId, endedAt: null, ...(except === undefined ? {} : { id: { not: except } }) },
    data: { endedAt: new Date() },
  })
  await tx.knownDevice.deleteMany({
    where: { userId, ...(except === undefined ? {} : { sessionId: { not: except } }) },
  })
}

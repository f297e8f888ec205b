import type { Tx } from '#lib/db.ts'

/** Ends a person's sessions, all of them or all but one, in every process at once. */
export async function endSessions(tx: Tx, userId: string, except?: string): Promise<void> {
  await tx.userSession.updateMany({
    where: { userId, endedAt: null, ...(except === undefined ? {} : { id: { not: except } }) },
    data: { endedAt: new Date() },
  })
}

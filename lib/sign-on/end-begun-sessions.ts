import type { Tx } from '#lib/db.ts'

/** Ends the sessions that a client's provider has begun, but for the one that asks. */
export async function endBegunSessions(tx: Tx, clientId: string, except: string | undefined): Promise<void> {
  await tx.userSession.updateMany({
    where: { signOnClientId: clientId, endedAt: null, ...(except === undefined ? {} : { id: { not: except } }) },
    data: { endedAt: new Date() },
  })
}

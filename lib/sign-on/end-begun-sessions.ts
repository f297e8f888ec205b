import type { Tx } from '#lib/db.ts'

/** Ends the sessions that a client's provider has begun, but for the one that asks. */
export async function endBegunSessions(tx: Tx, clientId: string, except: string | undefined): Promise<void> {
  const others = { signOnClientId: clientId, ...(except === undefined ? {} : { id: { not: except } }) }
  await tx.userSession.updateMany({ where: { ...others, endedAt: null }, data: { endedAt: new Date() } })
  await tx.pushDevice.deleteMany({ where: { session: others } })
}

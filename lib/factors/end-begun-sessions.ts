import type { Tx } from '#lib/db.ts'

type Which = { clientId: string; userId?: string; except?: string | undefined }

/** Ends the sessions that a client's provider has begun, of everybody or of one person, but for the one that asks. */
export async function endBegunSessions(tx: Tx, { clientId, userId, except }: Which): Promise<void> {
  const of = userId === undefined ? {} : { userId }
  const begun = { ...of, signOnClientId: clientId, ...(except === undefined ? {} : { id: { not: except } }) }
  await tx.userSession.updateMany({ where: { ...begun, endedAt: null }, data: { endedAt: new Date() } })
  await tx.pushDevice.deleteMany({ where: { session: begun } })
}

import { inTransaction } from '#lib/db.ts'
import { readSessionId } from '#lib/users/session.ts'

/** Ends the session that a request's cookie names, with every access token made from it and the notifications in its browser. */
export async function signOut(request: Request): Promise<void> {
  const id = await readSessionId(request)
  if (id === undefined) return
  await inTransaction(async (tx) => {
    await tx.userSession.updateMany({ where: { id, endedAt: null }, data: { endedAt: new Date() } })
    await tx.pushDevice.deleteMany({ where: { sessionId: id } })
  })
}

import { getDb } from '#lib/db.ts'
import { readSessionId } from '#lib/users/session.ts'

/** Ends the session that a request's cookie names, and with it every access token made from it. */
export async function signOut(request: Request): Promise<void> {
  const id = await readSessionId(request)
  if (id !== undefined)
    await getDb().userSession.updateMany({ where: { id, endedAt: null }, data: { endedAt: new Date() } })
}

import { getDb } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import type { MeView } from '#lib/users/schema.ts'
import { findSession } from '#lib/users/session.ts'
import { meRelations, toMeView } from '#lib/users/view.ts'

/** The person behind a page request's cookie, for pages only; undefined where nobody is signed in (any more). */
export async function findMe(headers: Headers): Promise<MeView | undefined> {
  const session = await findSession(
    new Request(getEnv().PORTAL_URL, { headers: { cookie: headers.get('cookie') ?? '' } }),
  )
  if (!session) return undefined
  const user = await getDb().user.findUnique({ where: { id: session.userId }, include: meRelations })
  return user ? toMeView(user, session.signOnClientId) : undefined
}

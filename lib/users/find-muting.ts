import { getDb } from '#lib/db.ts'
import { openUnsubscribeToken, type Muting } from '#lib/mail/unsubscribe-token.ts'

/** What a mail's link would stop; undefined where it isn't one of ours. `ofResearcher`: its reader only researches, and has the switch in other words. */
export async function findMuting(token: string): Promise<(Muting & { ofResearcher: boolean }) | undefined> {
  const what = openUnsubscribeToken(token)
  if (!what) return undefined
  const researching = await getDb().user.count({
    where: { email: what.email, researcher: { isNot: null }, memberships: { none: {} } },
  })
  return { ...what, ofResearcher: researching > 0 }
}

import { getDb } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import { openUnsubscribeToken } from '#lib/mail/unsubscribe-token.ts'

/** Stops the mails that a mail's link names. Twice is once, and an address that has no account any more is mailed nothing. */
export async function unsubscribe(token: string): Promise<void> {
  const what = openUnsubscribeToken(token)
  if (!what) throw invalid('token', 'is not one of a mail of ours, or is cut off')
  const { email, occasion } = what
  await getDb().user.updateMany({
    where: { email, NOT: { mutedMails: { has: occasion } } },
    data: { mutedMails: { push: occasion } },
  })
}

import { isUniqueViolation } from '#lib/database-errors.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { securityLetter, type SeenFrom } from '#lib/mail/security-letter.ts'
import { brokenLink, readLink } from '#lib/users/mail-link.ts'
import { sealOf } from '#lib/users/reset-password.ts'
import { catalogue } from '#lib/words/en/mail-account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Changes an address by the link that was mailed to the new one, and tells both. */
export async function confirmAddress(token: string, origin: SeenFrom): Promise<{ email: string }> {
  const { userId, email, seal, from, sessionId } = readLink('address', token)
  const user = await getDb().user.findUnique({ where: { id: userId } })
  if (!user || user.disabledAt || user.email !== from || sealOf(user) !== seal) throw brokenLink()
  await inTransaction(async (tx) => {
    const letter = securityLetter(t('theAddressOfYourCallslip'), t('theAddressOfYourAccount', { from, email }), origin)
    // While it is theirs: a mail is of whoever has its address.
    await postMail(tx, { to: user, letter })
    const asked = sessionId === undefined ? {} : { sessions: { some: { id: sessionId, endedAt: null } } }
    // The old address in the WHERE: of one link used twice at once, one counts.
    const { count } = await tx.user.updateMany({
      where: { id: userId, email: from, sessionVersion: user.sessionVersion, ...asked },
      data: { email, emailVerifiedAt: new Date() },
    })
    if (count === 0) throw brokenLink()
    await postMail(tx, { to: { ...user, email }, letter })
  }).catch((error: unknown) => {
    // Somebody has registered with it since, or in this very moment: the index knows.
    throw isUniqueViolation(error) ? brokenLink() : error
  })
  return { email }
}

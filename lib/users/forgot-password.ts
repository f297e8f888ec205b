import { getDb, inTransaction } from '#lib/db.ts'
import type { Letter } from '#lib/mail/letter.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { mayMail } from '#lib/users/few-mails.ts'
import { makeLink } from '#lib/users/mail-link.ts'
import { requireFewFrom } from '#lib/users/register.ts'
import { sealOf } from '#lib/users/reset-password.ts'
import { catalogue } from '#lib/words/en/mail-account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Mails a link for choosing a new password, where the address has an account; the caller can't tell. */
export async function forgotPassword(email: string, network: string | null): Promise<void> {
  await requireFewFrom('forgot', network)
  const user = await getDb().user.findUnique({ where: { email } })
  if (!user || user.disabledAt || !(await mayMail('forgot', email, network))) return
  const link = makeLink('reset', { userId: user.id, seal: sealOf(user) })
  await inTransaction((tx) => postMail(tx, { to: user, letter: resetLetter(link) }))
}

export const resetLetter = (url: string): Letter => ({
  subject: t('chooseANewPasswordFor'),
  body: [t('chooseANewPasswordForCallslip'), t('theLinkWorksOnceAndIs')],
  link: { label: t('chooseANewPassword'), url, secret: true },
})

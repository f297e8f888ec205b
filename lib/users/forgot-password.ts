import { getDb, inTransaction } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import type { Letter } from '#lib/mail/letter.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { bool, defineQuery } from '#lib/sql.ts'
import { mayMail } from '#lib/users/few-mails.ts'
import { makeLink } from '#lib/users/mail-link.ts'
import { requireFewFrom } from '#lib/users/register.ts'
import { sealOf } from '#lib/users/reset-password.ts'
import { catalogue } from '#lib/words/en/mail-account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// Sessions that are over count too: who has forgotten a password is mostly signed out. A client's own sign-in can pretend that
// anybody was anywhere.
const findKnown = defineQuery(
  { known: bool },
  (userId: string, network: string | null) => Prisma.sql`
    SELECT EXISTS (SELECT 1 FROM user_sessions s WHERE s.user_id = ${userId} AND s.network = ${network}::text
      AND s.sign_on_client_id IS NULL) AS known`,
)

/** Mails a link for choosing a new password, where the address has an account; the caller can't tell. */
export async function forgotPassword(email: string, network: string | null): Promise<void> {
  await requireFewFrom('forgot', network)
  const user = await getDb().user.findUnique({ where: { email } })
  if (!user || user.disabledAt) return
  const [place] = await findKnown(getDb(), user.id, network)
  if (!(await mayMail('forgot', email, network, place?.known))) return
  const link = makeLink('reset', { userId: user.id, seal: sealOf(user) })
  await inTransaction((tx) => postMail(tx, { to: user, letter: resetLetter(link) }))
}

export const resetLetter = (url: string): Letter => ({
  subject: t('chooseANewPasswordFor'),
  body: [t('chooseANewPasswordForCallslip'), t('theLinkWorksOnceAndIs')],
  link: { label: t('chooseANewPassword'), url, secret: true },
})

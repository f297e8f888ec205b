import { getDb, inTransaction } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { postMail } from '#lib/mail/send-mail.ts'
import { makeLink } from '#lib/users/mail-link.ts'
import { requireFewAttempts } from '#lib/users/register.ts'
import { sealOf } from '#lib/users/reset-password.ts'

/** Mails a link for choosing a new password, where the address has an account; the caller can't tell. */
export async function forgotPassword(email: string, network: string | null): Promise<void> {
  await requireFewAttempts('forgot', email, network)
  const user = await getDb().user.findUnique({ where: { email } })
  if (!user || user.disabledAt) return
  const link = makeLink('reset', { userId: user.id, seal: sealOf(user) })
  const text = [
    `Hello ${user.name},`,
    `choose a new password for Callslip here:`,
    link,
    `The link works once and is good for an hour. If you did not ask for it, ignore this mail: your password stays as it is.`,
  ].join('\n\n')
  await inTransaction((tx) =>
    postMail(tx, {
      dedupeKey: `forgot:${newId('mail')}`,
      recipient: email,
      subject: 'Choose a new password for Callslip',
      text,
    }),
  )
}

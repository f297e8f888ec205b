import { getDb } from '#lib/db.ts'
import { getEnv, isPublicDeployment } from '#lib/env.ts'
import { withLink } from '#lib/mail/sealed-link.ts'

/**
 * The newest mails for the local mailbox page. Undefined wherever a stranger could come or real mail is sent: they hold
 * links that open accounts.
 */
export async function listLocalMails() {
  const env = getEnv()
  if (env.SMTP_URL !== undefined || isPublicDeployment(env)) return undefined
  const rows = await getDb().mail.findMany({ orderBy: { id: 'desc' }, take: 100 })
  return rows
    .map((row) => withLink(row))
    .map(({ id, recipient, subject, text, createdAt }) => ({
      id,
      recipient,
      subject,
      text,
      createdAt: createdAt.toISOString(),
    }))
}

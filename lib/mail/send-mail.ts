import { createTransport, type Transporter } from 'nodemailer'
import { getDb } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { accountUrl } from '#lib/mail/letter.ts'
import { withLink } from '#lib/mail/sealed-link.ts'

let transport: Transporter | undefined

/**
 * Sends a posted mail by SMTP; without SMTP_URL it stays in the local mailbox, which shows every posted mail. `isMutable`
 * knows whether the reader has a switch for a mail's notice: mail itself knows no notices.
 */
export async function sendMail(mailId: string, isMutable: (notice: string | null) => boolean): Promise<void> {
  const posted = await getDb().mail.findUnique({ where: { id: mailId } })
  if (!posted || posted.sentAt !== null) return
  const mail = withLink(posted)
  const { SMTP_URL, MAIL_FROM } = getEnv()
  if (SMTP_URL) {
    transport ??= createTransport(SMTP_URL)
    // The id as Message-ID: a server that saw it before, because our process died after sending, can drop the second.
    await transport.sendMail({
      from: MAIL_FROM,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.text,
      messageId: `<${mail.id}@callslip>`,
      // So that no out-of-office reply comes back.
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...(mail.html === null ? {} : { html: mail.html }),
      // Mail programs then show all mails of one order together.
      ...(mail.orderId === null ? {} : { references: `<${mail.orderId}@callslip>` }),
      ...(isMutable(mail.notice) ? { list: { unsubscribe: accountUrl() } } : {}),
    })
  }
  // The local mailbox is where its link is read.
  const sent = SMTP_URL ? { linkEncrypted: null } : {}
  await getDb().mail.update({ where: { id: mailId }, data: { sentAt: new Date(), ...sent } })
}

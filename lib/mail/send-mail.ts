import type { Transporter } from 'nodemailer'
import { getDb, inTransaction } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import type { Mail } from '#lib/generated/prisma/client.ts'
import { enqueue, type PayloadOf } from '#lib/jobs.ts'
import { causeOf, log } from '#lib/log.ts'
import { mailKey, sendMailJob } from '#lib/mail/jobs.ts'
import { portalUrl } from '#lib/mail/letter.ts'
import { openMailServer, type Patience } from '#lib/mail/mail-server.ts'
import type { MailOccasion } from '#lib/mail/occasions.ts'
import { withRenewedLink } from '#lib/mail/sealed-link.ts'
import { unsubscribeToken } from '#lib/mail/unsubscribe-token.ts'

const minute = 60_000
/** A server that takes the connection and says nothing holds one of the letters' slots, which alerts need too. In milliseconds. */
const patience: Patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: minute }

let opened: { url: string; transport: Transporter } | undefined
/** Kept, for the settings may ask for connections that are. */
function transportTo(url: string, limits: Patience): Transporter {
  if (opened?.url !== url) opened = { url, transport: openMailServer(url, limits) }
  return opened.transport
}
/** The queue's own waits grow to hours; a server that comes back after one is to find what waited for it soon. One that won't is asked less. */
const often = { afterMs: 10 * minute, awayMs: 15 * minute, unwillingMs: 60 * minute, forMs: 3 * 24 * 60 * minute }

/** Of whom a mail is from: `no-reply@callslip.example` says callslip.example, and so do the ids of its mails. */
const domainOf = (sender: string) => /@([^\s<>@]+)>?\s*$/.exec(sender)?.[1] ?? 'localhost'

type ServerError = Error & { responseCode?: number; command?: string; response?: string }

/** An answer to the reader or the letter, and none that says that another try may succeed (RFC 5321, 4.2.1). */
const isRefused = ({ responseCode = 0, command = '' }: ServerError) =>
  responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command)

/** No such mailbox or host, a mailbox that has moved or is closed (RFC 3463, X.1.1 to 3, 6 and 10, X.2.1): this reader, whatever we mend. */
const ofReader = /^\d{3}[ -]5\.(1\.([1236]|10)|2\.1)\b/
/** Mail of ours (X.7), our sender (X.1.7 and 8) or how much we sent today (Google's X.4.5), which some say only of a reader. */
const ofUs = /^\d{3}[ -]5\.(7\.|(1\.[78]|4\.5)\b)/

/**
 * The server won't have this reader, now or later. A refusal of the letter itself is mostly one of us: an account that is paused, a sender
 * that isn't verified, a day's limit are said there, with no code that tells (SES, SendGrid, Gmail), and end when that is put right.
 */
const isForGood = (error: ServerError) =>
  isRefused(error) &&
  (error.command === 'DATA' ? ofReader.test(error.response ?? '') : !ofUs.test(error.response ?? ''))

/** Nobody tries again; a link that it was to bring opens nothing for anybody. */
const noteRefusal = (id: string, { response = '' }: ServerError) =>
  getDb().mail.update({
    where: { id },
    data: { refusedAt: new Date(), refusal: response.slice(0, 500), linkEncrypted: null },
  })

/** A mail program's own button, which asks nobody to sign in (RFC 8058). */
const unsubscribing = (email: string, occasion: MailOccasion | undefined) =>
  occasion === undefined
    ? {}
    : {
        'List-Unsubscribe': `<${portalUrl(`/api/unsubscribe?token=${unsubscribeToken({ email, occasion })}`)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }

/** Of a mail that has waited so long it is asked again whether it is true. */
const staleMs = 60 * minute

/** What others know of a mail: mail itself knows no notices, and not what its links open. */
type Known = {
  /** Which switch the reader has for a mail's notice. */
  occasionOf: (notice: string | null) => MailOccasion | undefined
  /** Whether a mail that has waited still says what is so. */
  stillHolds: (mail: Mail) => Promise<boolean>
  /** A secret link, good for as long from now on as it was when it was made. */
  renewLink: (url: string) => Promise<string>
}

type How = Omit<PayloadOf<typeof sendMailJob>, 'mailId'> & { limits?: Patience }

/**
 * Sends a posted mail by SMTP; without SMTP_URL it stays in the local mailbox, which shows every posted mail.
 */
export async function sendMail(
  mailId: string,
  { occasionOf, stillHolds, renewLink }: Known,
  { limits = patience, again = false, ...due }: How = {},
): Promise<void> {
  const posted = await getDb().mail.findUnique({ where: { id: mailId } })
  if (!posted || posted.sentAt !== null || posted.refusedAt !== null) return
  const age = Date.now() - posted.createdAt.getTime()
  if (age > staleMs && !(await stillHolds(posted)))
    return void (await getDb().mail.deleteMany({ where: { id: mailId } }))
  const mail = await withRenewedLink(posted, renewLink)
  const { SMTP_URL, MAIL_FROM } = getEnv()
  if (SMTP_URL) {
    const domain = domainOf(MAIL_FROM)
    const message = {
      from: MAIL_FROM,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.text,
      // The id as Message-ID: a server that saw it before, because our process died after sending, can drop the second.
      messageId: `<${mail.id}@${domain}>`,
      // So that no out-of-office reply comes back.
      headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribing(mail.recipient, occasionOf(mail.notice)) },
      ...(mail.html === null ? {} : { html: mail.html }),
      // Mail programs then show all mails of one order together.
      ...(mail.orderId === null ? {} : { references: `<${mail.orderId}@${domain}>` }),
    }
    try {
      await transportTo(SMTP_URL, limits).sendMail(message)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      const unwilling = isRefused(error)
      if (isForGood(error) || (unwilling && age > often.forMs)) return void (await noteRefusal(mailId, error))
      if (age < often.afterMs || age > often.forMs) throw error
      log.warn('a mail waits for the mail server', { mailId, cause: causeOf(error) })
      const next = { mailId, ...due, again: !again }
      const options = { key: mailKey(mailId, next.again), delayMs: unwilling ? often.unwillingMs : often.awayMs }
      return inTransaction((tx) => enqueue(tx, sendMailJob, next, options))
    }
  }
  // The local mailbox is where its link is read.
  const sent = SMTP_URL ? { linkEncrypted: null } : {}
  await getDb().mail.update({ where: { id: mailId }, data: { sentAt: new Date(), ...sent } })
}

import type { Tx } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { enqueue } from '#lib/jobs.ts'
import { mailKey, sendMailJob } from '#lib/mail/jobs.ts'
import { renderLetter, sealedLink, type Frame, type Letter } from '#lib/mail/letter.ts'
import { findLocale } from '#lib/mail/find-locale.ts'
import { holdsMarks } from '#lib/mail/said.ts'
import { encrypt } from '#lib/secrets.ts'

export type NewMail = Omit<Frame, 'name' | 'locale'> & {
  to: { email: string; name?: string }
  letter: Letter
  /** What is mailed once, and never again; without one every mail is an occasion of its own. */
  dedupeKey?: string
  /** Not to be sent before so many milliseconds from now. */
  delayMs?: number
  notice?: string
  orderId?: string
  aboutId?: string
}

/** Puts a letter on its way when the transaction commits: the one way by which a mail leaves. */
export async function postMail(
  tx: Tx,
  { to, letter, environment, footer, delayMs = 0, ...rest }: NewMail,
): Promise<void> {
  const id = newId('mail')
  const { link } = letter
  const shown = link?.secret ? { ...letter, link: { ...link, url: sealedLink } } : letter
  const [reader] = holdsMarks(letter) ? await findLocale(tx, to.email) : []
  const rendered = renderLetter(shown, { name: to.name, environment, footer, locale: reader?.locale ?? undefined })
  const sealed = link?.secret ? { linkEncrypted: encrypt(link.url) } : {}
  const owner = await tx.user.findUnique({ where: { email: to.email }, select: { id: true } })
  const { count } = await tx.mail.createMany({
    data: { id, dedupeKey: id, recipient: to.email, userId: owner?.id ?? null, ...rendered, ...sealed, ...rest },
    skipDuplicates: true,
  })
  if (count === 0) return
  const due = delayMs > 0 ? { dueAt: new Date(Date.now() + delayMs).toISOString() } : {}
  await enqueue(tx, sendMailJob, { mailId: id, ...due }, { key: mailKey(id, false), delayMs })
}

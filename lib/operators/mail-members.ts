import type { Tx } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { portalUrl, type Letter } from '#lib/mail/letter.ts'
import { postMail } from '#lib/mail/post-mail.ts'

/** A decision's mail waits so long: whoever undoes it in time spares its reader both. */
const undoSeconds = 30

type Words = { subject: string; sentence: string; reason?: string | undefined }
type Reader = { id: string; email: string; name: string }

/** Mails a decision to people, after the time for undoing it. `occasion` is what `takeBackMails` finds it by. */
export async function mailDecision(tx: Tx, readers: readonly Reader[], occasion: string, words: Words): Promise<void> {
  const letter = letterOf(words)
  for (const reader of readers) {
    await postMail(tx, {
      dedupeKey: `${occasion}:${newId('mail')}:${reader.id}`,
      to: reader,
      letter,
      delayMs: undoSeconds * 1000,
    })
  }
}

const letterOf = ({ subject, sentence, reason }: Words): Letter => ({
  subject,
  body: [sentence, ...(reason === undefined ? [] : [`The operator writes: ${reason}`])],
  link: { label: 'Open Callslip', url: portalUrl() },
})

export async function mailMembers(tx: Tx, clientId: string, occasion: string, words: Words): Promise<void> {
  const members = await tx.user.findMany({
    where: { disabledAt: null, memberships: { some: { clientId } } },
    select: { id: true, email: true, name: true },
  })
  await mailDecision(tx, members, occasion, words)
}

/** Takes back what hasn't been sent; its job finds nothing. Answers how many there were. */
export async function takeBackMails(tx: Tx, occasion: string): Promise<number> {
  const { count } = await tx.mail.deleteMany({
    where: {
      dedupeKey: { startsWith: `${occasion}:` },
      sentAt: null,
      createdAt: { gt: new Date(Date.now() - undoSeconds * 1000) },
    },
  })
  return count
}

import type { Tx } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { newId } from '#lib/ids.ts'
import { enqueue } from '#lib/jobs.ts'
import { sendMailJob } from '#lib/mail/jobs.ts'

/** A decision's mail waits so long: whoever undoes it in time spares its reader both. */
export const undoSeconds = 30

type Words = { subject: string; sentence: string; reason?: string | undefined }
type Reader = { id: string; email: string; name: string }

/** Mails a decision to people, after the time for undoing it. `occasion` is what `takeBackMails` finds it by. */
export async function mailDecision(
  tx: Tx,
  readers: readonly Reader[],
  occasion: string,
  { subject, sentence, reason }: Words,
): Promise<void> {
  for (const { id: userId, email, name } of readers) {
    const id = newId('mail')
    const text = [
      `Hello ${name},`,
      sentence,
      ...(reason === undefined ? [] : [`The operator writes: ${reason}`]),
      getEnv().PORTAL_URL,
      'Callslip',
    ].join('\n\n')
    await tx.mail.create({ data: { id, dedupeKey: `${occasion}:${id}:${userId}`, recipient: email, subject, text } })
    await enqueue(tx, sendMailJob, { mailId: id }, { key: `mail:${id}`, delayMs: undoSeconds * 1000 })
  }
}

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

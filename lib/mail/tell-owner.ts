import { askedFrom, type PersonActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { securityLetter } from '#lib/mail/security-letter.ts'

/** Tells somebody what has just been done in a session of theirs. A program has none, and nobody is told. */
export async function tellOwner(tx: Tx, actor: PersonActor, subject: string, what: string): Promise<void> {
  const { sessionId } = actor
  const session =
    sessionId === undefined
      ? null
      : await tx.userSession.findUnique({ where: { id: sessionId }, include: { user: true } })
  if (session) await postMail(tx, { to: session.user, letter: securityLetter(subject, what, askedFrom(actor)) })
}

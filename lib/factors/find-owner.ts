import { askedFrom, type PersonActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import type { User } from '#lib/generated/prisma/client.ts'

export type Owner = User & {
  origin: { network: string | null; agent: string | null }
  /** The client whose own sign-in began the session, if one's did. */
  signOnClientId: string | null
}

/** Whose session it is that asks, and from where. */
export async function findOwner(tx: Tx, actor: PersonActor): Promise<Owner> {
  const { sessionId } = actor
  const session =
    sessionId === undefined
      ? null
      : await tx.userSession.findUnique({ where: { id: sessionId }, include: { user: true } })
  if (!session) throw notFound()
  const { signOnClientId } = session
  return { ...session.user, signOnClientId, origin: askedFrom(actor) }
}

import type { PersonActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { meRelations } from '#lib/users/view.ts'

/** A researcher's actor names the researcher, everyone else's the user. */
export async function getOwnRow(tx: Tx, actor: PersonActor) {
  const where = actor.type === 'researcher' ? { researcher: { id: actor.id } } : { id: actor.id }
  const user = await tx.user.findFirst({ where, include: meRelations })
  if (!user) throw notFound()
  return user
}

/** The client whose own sign-in began the actor's session, if one's did. */
export async function findSignOnClient(tx: Tx, { sessionId = '' }: PersonActor): Promise<string | null> {
  const session = await tx.userSession.findUnique({ where: { id: sessionId }, select: { signOnClientId: true } })
  return session?.signOnClientId ?? null
}

import type { PersonActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { findSignOnClient, getOwnRow } from '#lib/users/user-row.ts'
import type { MeView, UpdateMeInput } from '#lib/users/schema.ts'
import { meRelations, toMeView } from '#lib/users/view.ts'
import { withoutAbsent } from '#lib/view.ts'

type Own = Awaited<ReturnType<typeof getOwnRow>>

export async function updateMe(tx: Tx, actor: PersonActor, changes: UpdateMeInput): Promise<MeView> {
  const [own, signOnClientId] = [await getOwnRow(tx, actor), await findSignOnClient(tx, actor)]
  if (signOnClientId !== null) requireNothingElse(own, signOnClientId)
  const row = await tx.user.update({ where: { id: own.id }, data: withoutAbsent(changes), include: meRelations })
  return toMeView(row, signOnClientId)
}

/** A session that a client's own sign-in began reaches that client alone; a name is seen, and mails come, wherever else one is. */
function requireNothingElse({ memberships, researcher, operator }: Own, signOnClientId: string): void {
  if (!researcher && !operator && memberships.every(({ clientId }) => clientId === signOnClientId)) return
  throw new ApiError(
    'own_sign_in_required',
    'This holds beyond your organisation too. Sign in with a password or passkey of your own for it.',
  )
}

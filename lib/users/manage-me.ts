import type { PersonActor } from '#lib/actor.ts'
import { drawTokens } from '#lib/clients/rate-buckets.ts'
import type { Tx } from '#lib/db.ts'
import { invalid, notFound } from '#lib/errors.ts'
import { hashPassword, isPassword } from '#lib/users/password.ts'
import { tooMany } from '#lib/users/register.ts'
import { setPassword } from '#lib/users/reset-password.ts'
import type { MeView, UpdateMeInput } from '#lib/users/schema.ts'
import { meRelations, toMeView } from '#lib/users/view.ts'
import { withoutAbsent } from '#lib/view.ts'

/** A researcher's actor names the researcher, everyone else's the user. */
async function ownRow(tx: Tx, actor: PersonActor) {
  const where = actor.type === 'researcher' ? { researcher: { id: actor.id } } : { id: actor.id }
  const user = await tx.user.findFirst({ where, include: meRelations })
  if (!user) throw notFound()
  return user
}

export const getMe = async (tx: Tx, actor: PersonActor): Promise<MeView> => toMeView(await ownRow(tx, actor))

export async function updateMe(tx: Tx, actor: PersonActor, changes: UpdateMeInput): Promise<MeView> {
  const { id } = await ownRow(tx, actor)
  return toMeView(await tx.user.update({ where: { id }, data: withoutAbsent(changes), include: meRelations }))
}

/** Changes the password and ends every session, this one included: the caller signs in anew. */
export async function changePassword(
  tx: Tx,
  actor: PersonActor,
  given: { currentPassword: string; newPassword: string },
): Promise<{ success: true }> {
  const user = await ownRow(tx, actor)
  // Outside the transaction, so that a refused attempt counts too.
  const { drawn } = await drawTokens(`password:${user.id}`, 'development', { perMinute: 1, burst: 10 }, 1)
  if (drawn < 1) throw tooMany()
  if (!(await isPassword(given.currentPassword, user.passwordHash)))
    throw invalid('currentPassword', 'is not your password')
  if (!(await setPassword(tx, user, await hashPassword(given.newPassword))))
    throw invalid('currentPassword', 'was changed a moment ago')
  return { success: true }
}

import type { PersonActor } from '#lib/actor.ts'
import { drawTokens } from '#lib/clients/rate-buckets.ts'
import type { Tx } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import { findOwner } from '#lib/factors/find-owner.ts'
import { hashPassword, isPassword, passwordTries, requireUncommon } from '#lib/users/password.ts'
import { tooMany } from '#lib/users/register.ts'
import { setPassword } from '#lib/users/set-password.ts'
import { refusal } from '#lib/refusals.ts'

/** Changes the password and ends every session, this one included: the caller signs in anew. */
export async function changePassword(
  tx: Tx,
  actor: PersonActor,
  given: { currentPassword: string; newPassword: string },
): Promise<{ success: true }> {
  const user = await findOwner(tx, actor)
  // Outside the transaction, so that a refused attempt counts too.
  const { drawn } = await drawTokens(...passwordTries(user.id), 1)
  if (drawn < 1) throw tooMany()
  if (!(await isPassword(given.currentPassword, user.passwordHash)))
    throw invalid('currentPassword', refusal('passwordWrong'))
  await requireUncommon(given.newPassword, 'newPassword')
  if (!(await setPassword(tx, user, await hashPassword(given.newPassword), user.origin)))
    throw invalid('currentPassword', refusal('passwordChanged'))
  return { success: true }
}

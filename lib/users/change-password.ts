import type { PersonActor } from '#lib/actor.ts'
import { drawTokens } from '#lib/clients/rate-buckets.ts'
import { getDb, type Tx } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import { findOwner, type Owner } from '#lib/factors/find-owner.ts'
import { hashPassword, isPassword, passwordTries, requireUncommon } from '#lib/users/password.ts'
import { tooMany } from '#lib/users/register.ts'
import { setPassword } from '#lib/users/set-password.ts'
import { refusal } from '#lib/refusals.ts'

type Prepared = { user: Owner; passwordHash: string }

/** Checks the present password, before the transaction: a try that fails counts, and no connection is held meanwhile. */
export async function prepareChange(
  actor: PersonActor,
  given: { currentPassword: string; newPassword: string },
): Promise<Prepared> {
  const user = await findOwner(getDb(), actor)
  const { drawn } = await drawTokens(...passwordTries(user.id), 1)
  if (drawn < 1) throw tooMany()
  if (!(await isPassword(given.currentPassword, user.passwordHash)))
    throw invalid('currentPassword', refusal('passwordWrong'))
  await requireUncommon(given.newPassword, 'newPassword')
  return { user, passwordHash: await hashPassword(given.newPassword) }
}

/** Changes the password and ends every session, this one included: the caller signs in anew. */
export async function changePassword(tx: Tx, { user, passwordHash }: Prepared): Promise<{ success: true }> {
  if (!(await setPassword(tx, user, passwordHash, user.origin)))
    throw invalid('currentPassword', refusal('passwordChanged'))
  return { success: true }
}

import type { PersonActor } from '#lib/actor.ts'
import { getDb, type Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { findOwner } from '#lib/factors/find-owner.ts'
import { lockOwner } from '#lib/factors/lock-owner.ts'
import { newId } from '#lib/ids.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { findOpenDeletion } from '#lib/rights/deletion-row.ts'
import { findObstacles } from '#lib/rights/find-obstacles.ts'
import { askedLetter } from '#lib/rights/letters.ts'
import type { DeletionView } from '#lib/rights/schema.ts'
import { deletionDays } from '#lib/rights/state.ts'
import { toDeletionView } from '#lib/rights/view.ts'
import { makeLink } from '#lib/users/mail-link.ts'
import { requireFewAttempts } from '#lib/users/register.ts'

/** Before the transaction: a refused attempt counts too, and nobody holds one connection to wait for another. */
export async function prepareDeletion(actor: PersonActor): Promise<void> {
  const { id, origin } = await findOwner(getDb(), actor)
  await requireFewAttempts('deletion', id, origin.network)
}

/** Has an account deleted two weeks from now, unless something stands in the way. Asking again changes nothing. */
export async function askDeletion(tx: Tx, actor: PersonActor): Promise<DeletionView> {
  const owner = await findOwner(tx, actor)
  const found = await findObstacles(tx, owner)
  await lockOwner(tx, owner.id)
  const open = await findOpenDeletion(tx, owner.id)
  if (open) return toDeletionView(open, found)
  if (found.obstacles.length > 0)
    throw new ApiError('account_in_use', found.obstacles.map(({ sentence }) => sentence).join(' '), {
      members: { obstacles: found.obstacles },
    })
  const dueAt = new Date(Date.now() + deletionDays * 86_400_000)
  const clientIds = found.clientsThatGo.map(({ id }) => id)
  const row = await tx.accountDeletion.create({
    data: { id: newId('accountDeletion'), userId: owner.id, dueAt, clientIds },
  })
  const link = makeLink('keep', { deletionId: row.id })
  const names = found.clientsThatGo.map(({ name }) => name)
  await postMail(tx, { to: owner, letter: askedLetter({ dueAt, link, names, origin: owner.origin }) })
  return toDeletionView(row, found)
}

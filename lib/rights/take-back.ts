import type { Tx } from '#lib/db.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { lockDeletion } from '#lib/rights/deletion-row.ts'
import { keptLetter } from '#lib/rights/letters.ts'
import { moveDeletion } from '#lib/rights/move-deletion.ts'
import { canDeletionBecome } from '#lib/rights/state.ts'

/** Takes a deletion back as long as it waits, and tells the person; returns whether it waited. */
export async function takeBack(tx: Tx, deletionId: string): Promise<boolean> {
  const row = await lockDeletion(tx, deletionId)
  if (!row || !canDeletionBecome(row.state, 'withdrawn')) return false
  await moveDeletion(tx, row, 'withdrawn')
  const user = await tx.user.findUniqueOrThrow({ where: { id: row.userId } })
  await postMail(tx, { to: user, letter: keptLetter() })
  return true
}

import type { Tx } from '#lib/db.ts'
import type { AccountDeletion, AccountDeletionState } from '#lib/generated/prisma/client.ts'
import { canDeletionBecome } from '#lib/rights/state.ts'

/** Moves a deletion whose row is locked. */
export async function moveDeletion(
  tx: Tx,
  { id, state }: AccountDeletion,
  to: AccountDeletionState,
): Promise<AccountDeletion> {
  if (!canDeletionBecome(state, to)) throw new Error(`a deletion that is ${state} can't become ${to}`)
  return tx.accountDeletion.update({
    where: { id },
    data: { state: to, ...(to === 'working' ? {} : { endedAt: new Date() }) },
  })
}

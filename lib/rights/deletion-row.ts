import type { Tx } from '#lib/db.ts'
import type { AccountDeletion, Prisma } from '#lib/generated/prisma/client.ts'
import { defineLock } from '#lib/sql.ts'

/** What stands where names were. */
export const deletedNames = {
  person: 'Deleted account',
  researcher: 'Former researcher',
  client: 'Deleted client',
  key: 'Ended',
} as const

const lockRow = defineLock('account_deletions')

/** The deletion under its row lock; null where there is none. */
export async function lockDeletion(tx: Tx, id: string): Promise<AccountDeletion | null> {
  await lockRow(tx, id)
  return tx.accountDeletion.findUnique({ where: { id } })
}

/** A person's deletion that waits, or is under way. */
export const findOpenDeletion = (
  tx: Tx,
  userId: string,
  also: Prisma.AccountDeletionWhereInput = {},
): Promise<AccountDeletion | null> =>
  tx.accountDeletion.findFirst({ where: { userId, state: { in: ['waiting', 'working'] }, ...also } })

import type { Tx } from '#lib/db.ts'
import type { OperatorInvitation } from '#lib/generated/prisma/client.ts'
import { defineLock } from '#lib/sql.ts'

const lockRow = defineLock('operator_invitations')

export async function lockInvitation(tx: Tx, id: string): Promise<OperatorInvitation | null> {
  await lockRow(tx, id)
  return tx.operatorInvitation.findUnique({ where: { id } })
}

/** Whether its link still makes somebody an operator. */
export const isOpen = ({ acceptedAt, withdrawnAt, expiresAt }: OperatorInvitation) =>
  acceptedAt === null && withdrawnAt === null && expiresAt > new Date()

import type { Tx } from '#lib/db.ts'
import type { OperatorInvitation } from '#lib/generated/prisma/client.ts'
import { defineLock } from '#lib/sql.ts'
import { rolesWith } from '#lib/users/operator-roles.ts'

const lockRow = defineLock('operator_invitations')

export async function lockInvitation(tx: Tx, id: string): Promise<OperatorInvitation | null> {
  await lockRow(tx, id)
  return tx.operatorInvitation.findUnique({ where: { id } })
}

/** Whether its link still makes somebody an operator: it waits for an answer, and whoever sent it may still invite. */
export async function isOpen(
  tx: Tx,
  { acceptedAt, withdrawnAt, expiresAt, invitedBy: id }: OperatorInvitation,
): Promise<boolean> {
  if (acceptedAt !== null || withdrawnAt !== null || expiresAt <= new Date()) return false
  const operatorRole = { in: rolesWith('operator:admin') }
  return (await tx.user.count({ where: { id, disabledAt: null, operatorRole } })) > 0
}

import { recordEntry } from '#lib/audit/record-entry.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import { endKeys } from '#lib/clients/end-keys.ts'
import type { Tx } from '#lib/db.ts'
import { environments } from '#lib/env.ts'
import { lockOwner } from '#lib/factors/lock-owner.ts'
import type { AccountDeletion, User } from '#lib/generated/prisma/client.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { lockClient } from '#lib/clients/lock-client.ts'
import { endMembership } from '#lib/members/end-membership.ts'
import { withdrawOperatorInvitationsOf } from '#lib/people/withdraw-operator-invitations-of.ts'
import { lockDeletion } from '#lib/rights/deletion-row.ts'
import { findObstacles } from '#lib/rights/find-obstacles.ts'
import { stoppedLetter } from '#lib/rights/letters.ts'
import { moveDeletion } from '#lib/rights/move-deletion.ts'
import { endSessions } from '#lib/factors/end-sessions.ts'

/**
 * Decides whether an account goes, and ends its access: from here on there is no way back. Where something has come up since
 * it was asked for, it stops, and the person is told. Returns whether there is anything to do.
 */
export async function beginDeletion(tx: Tx, deletionId: string): Promise<boolean> {
  const row = await lockDeletion(tx, deletionId)
  if (row?.state === 'working') return true
  if (row?.state !== 'waiting' || row.dueAt > new Date()) return false
  const memberships = await tx.membership.findMany({ where: { userId: row.userId }, orderBy: { clientId: 'asc' } })
  for (const { clientId } of memberships) await lockClient(tx, clientId)
  const user = await tx.user.findUniqueOrThrow({ where: { id: row.userId } })
  const { obstacles, clientsThatGo } = await findObstacles(tx, user)
  await lockOwner(tx, user.id)
  if (obstacles.length > 0) {
    await moveDeletion(tx, row, 'stopped')
    await postMail(tx, { to: user, letter: stoppedLetter(obstacles.map(({ sentence }) => sentence)) })
    return false
  }
  await moveDeletion(tx, row, 'working')
  await endAccess(
    tx,
    row,
    user,
    clientsThatGo.map(({ id }) => id),
  )
  return true
}

async function endAccess(tx: Tx, { id: deletionId }: AccountDeletion, user: User, going: string[]): Promise<void> {
  const disabledAt = user.disabledAt ?? new Date()
  await tx.user.update({ where: { id: user.id }, data: { disabledAt, operatorRole: null } })
  await endSessions(tx, user.id)
  await withdrawOperatorInvitationsOf(tx, user.id, (withdrawal) => recordEntry(tx, { by: user.id, ...withdrawal }))
  await tx.researcher.updateMany({ where: { userId: user.id }, data: { status: 'suspended', alerts: false } })
  const clientId = { in: going }
  await tx.client.updateMany({ where: { id: clientId }, data: { deletionId, status: 'suspended' } })
  await endKeys(tx, { clientId })
  await tx.webhookEndpoint.updateMany({ where: { clientId, status: { not: 'deleted' } }, data: { status: 'deleted' } })
  const staying = await tx.membership.findMany({ where: { userId: user.id, clientId: { notIn: going } } })
  for (const { clientId: left, role } of staying) {
    // Kept for repeats of a request, which nobody can make any more. Later nothing tells that they belonged to it.
    const scopes = environments.map((environment) => `${environment}:${left}:${user.id}`)
    await tx.idempotencyRecord.deleteMany({ where: { scope: { in: scopes } } })
    const actor = { type: 'person', id: user.id, network: null } as const
    await recordClientAction(tx, { clientId: left, actor, type: 'member.left', payload: { role } })
    await endMembership(tx, actor, { userId: user.id, clientId: left })
  }
}

import type { Tx } from '#lib/db.ts'
import type { OperatorInvitation, Prisma } from '#lib/generated/prisma/client.ts'
import { getMoment } from '#lib/moment.ts'
import { findSessionsOf } from '#lib/people/find-sessions-of.ts'
import type { InvitationView, PersonFileView, PersonView } from '#lib/people/schema.ts'
import type { PersonRow } from '#lib/people/person-row.ts'
import { withoutAbsent } from '#lib/view.ts'

export const toPersonView = (row: PersonRow): PersonView => ({
  id: row.id,
  name: row.name,
  email: row.email,
  createdAt: row.createdAt.toISOString(),
  clients: row.memberships.map(({ client: { id, name } }) => ({ id, name })),
  ...withoutAbsent({
    disabledAt: row.disabledAt?.toISOString(),
    operatorRole: row.operatorRole,
    researcher: row.researcher && {
      id: row.researcher.id,
      name: row.researcher.name,
      status: row.researcher.status,
    },
  }),
})

/** What the audit log keeps of a person. Names and addresses are looked up when it is read. */
export const toAudited = ({ disabledAt, operatorRole }: PersonRow): Prisma.InputJsonObject => ({
  disabled: disabledAt !== null,
  operatorRole: operatorRole ?? 'none',
})

/** Keys that somebody made and that are good now, by the clock that requests are refused by (lib/moment.ts). */
export const liveKeysOf = (userId: string, now: Date): Prisma.ApiKeyWhereInput => ({
  createdBy: userId,
  AND: [
    { OR: [{ revokedAt: null }, { revokedAt: { gt: now } }] },
    { OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] },
  ],
})

export async function toPersonFile(tx: Tx, row: PersonRow): Promise<PersonFileView> {
  const [keys, sessions] = await Promise.all([
    tx.apiKey.count({ where: liveKeysOf(row.id, await getMoment(tx)) }),
    findSessionsOf(tx, row.id),
  ])
  return {
    ...toPersonView(row),
    ...withoutAbsent({ emailVerifiedAt: row.emailVerifiedAt?.toISOString() }),
    keys,
    sessions: sessions.map(({ id, createdAt, lastSeenAt, network, agent }) => ({
      id,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      ...((network ?? agent) ? { lastSeenFrom: withoutAbsent({ network, agent }) } : {}),
    })),
  }
}

export const toInvitationView = (
  { id, email, role, createdAt, expiresAt, ...row }: OperatorInvitation,
  invitedBy: { id: string; name: string },
): InvitationView => ({
  id,
  email,
  role,
  invitedBy,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  state: row.acceptedAt ? 'accepted' : row.withdrawnAt ? 'withdrawn' : expiresAt <= new Date() ? 'expired' : 'open',
})

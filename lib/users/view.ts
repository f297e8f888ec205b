import type { PersonActor } from '#lib/actor.ts'
import type { MemberRole } from '#lib/clients/roles.ts'
import type { Client, Prisma } from '#lib/generated/prisma/client.ts'
import { mailOccasions, pushOccasions } from '#lib/mail/occasions.ts'
import type { RowOf } from '#lib/sql.ts'
import type { MeView, SessionView } from '#lib/users/schema.ts'
import type { sessionColumns } from '#lib/users/session-row.ts'
import { withoutAbsent } from '#lib/view.ts'

export const meRelations = {
  researcher: true,
  memberships: {
    include: { client: { include: { signOn: true, firstOrder: { select: { orderId: true } } } } },
    orderBy: { createdAt: 'asc' },
  },
  _count: { select: { factors: true } },
} as const satisfies Prisma.UserInclude
type UserRow = Prisma.UserGetPayload<{ include: typeof meRelations }>

const toSecondFactor = ({ _count, operator, factorExempt }: UserRow): MeView['secondFactor'] => {
  if (_count.factors > 0) return 'enrolled'
  if (!operator) return 'absent'
  return factorExempt ? 'exempt' : 'required'
}

/** What a person sees of themselves; in a session that a client's own sign-in began, as that client's member. */
export const toMeView = (whole: UserRow, signOnClientId: string | null): MeView => {
  const row = signOnClientId === null ? whole : asMember(whole, signOnClientId)
  return {
    ...(signOnClientId === null ? {} : { bySignOn: true }),
    id: row.id,
    name: row.name,
    email: row.email,
    createdAt: row.createdAt.toISOString(),
    roles: [
      ...(row.memberships.length > 0 ? (['customer'] as const) : []),
      ...(row.researcher?.status === 'approved' ? (['researcher'] as const) : []),
      ...(row.operator ? (['operator'] as const) : []),
    ],
    ...withoutAbsent({
      operatorRole: row.operatorRole,
      research:
        row.researcher && withoutAbsent({ status: row.researcher.status, reason: row.researcher.decisionReason }),
    }),
    mutedMails: mailOccasions.filter((occasion) => row.mutedMails.includes(occasion)),
    pushedNotices: pushOccasions.filter((occasion) => row.pushedNotices.includes(occasion)),
    secondFactor: toSecondFactor(row),
    clients: row.memberships.map(({ role, client: { signOn, firstOrder, ...client } }) => ({
      ...toClientOfMe(role, client),
      ...(signOnClientId === null && role !== 'owner' && signOn?.required ? { signOnRequired: true } : {}),
      ...(firstOrder?.orderId === null ? { orderWaits: true } : {}),
    })),
  }
}

const toClientOfMe = (
  role: MemberRole,
  { id, name, kind, status, byHand, productionState, productionReason, currency, billing }: Client,
) => withoutAbsent({ id, name, kind, role, status, byHand, productionState, productionReason, currency, billing })

const asMember = (row: UserRow, clientId: string): UserRow => ({
  ...row,
  memberships: row.memberships.filter((one) => one.clientId === clientId),
  researcher: null,
  operator: false,
  operatorRole: null,
})

export const toSessionView = (
  { id, createdAt, lastSeenAt, network, agent, endedAt }: RowOf<typeof sessionColumns>,
  { sessionId }: PersonActor,
): SessionView => ({
  id,
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
  current: id === sessionId,
  ...withoutAbsent({
    lastSeenFrom: (network ?? agent) ? withoutAbsent({ network, agent }) : null,
    endedAt: endedAt?.toISOString(),
  }),
})

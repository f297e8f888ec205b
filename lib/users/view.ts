import type { Prisma } from '#lib/generated/prisma/client.ts'
import { mailOccasions } from '#lib/mail/occasions.ts'
import type { MeView } from '#lib/users/schema.ts'
import { withoutAbsent } from '#lib/view.ts'

export const meRelations = {
  researcher: true,
  memberships: { include: { client: true }, orderBy: { createdAt: 'asc' } },
} as const satisfies Prisma.UserInclude
type UserRow = Prisma.UserGetPayload<{ include: typeof meRelations }>

/** What a person sees of themselves. */
export const toMeView = (row: UserRow): MeView => ({
  id: row.id,
  name: row.name,
  email: row.email,
  createdAt: row.createdAt.toISOString(),
  roles: [
    ...(row.memberships.length > 0 ? (['customer'] as const) : []),
    ...(row.researcher?.status === 'approved' ? (['researcher'] as const) : []),
    ...(row.operator ? (['operator'] as const) : []),
  ],
  mutedMails: mailOccasions.filter((occasion) => row.mutedMails.includes(occasion)),
  clients: row.memberships.map(
    ({ client: { id, name, status, productionState, productionReason, currency, billing } }) =>
      withoutAbsent({ id, name, status, productionState, productionReason, currency, billing }),
  ),
})

import { Prisma, type Offer } from '#lib/generated/prisma/client.ts'

// An offer stands for thirty days, and no longer than the day that it promises: an order that is chosen for it after that would be late at
// once. Days are those of UTC, as where lateness is counted (lib/orders/due.ts).

const dayMs = 86_400_000
const lifetimeMs = 30 * dayMs

/** When one runs out. What is stored says the same, but of offers made by a version before, which said thirty days of each. */
export const runsOutAt = ({
  expiresAt,
  estimatedCompletionDate,
}: Pick<Offer, 'expiresAt' | 'estimatedCompletionDate'>) =>
  new Date(Math.min(expiresAt.getTime(), estimatedCompletionDate.getTime() + dayMs))

export const hasRunOut = (offer: Pick<Offer, 'expiresAt' | 'estimatedCompletionDate'>) => runsOutAt(offer) <= new Date()

/** The same, of an offer `f` in the database. */
export const hasNotRunOut = (now: Date) =>
  Prisma.sql`least(f.expires_at, (f.estimated_completion_date + 1)::timestamp AT TIME ZONE 'UTC') > ${now}`

/** What is stored of one that was made then, and promises this day. */
export const expiryOf = (createdAt: Date, estimatedCompletionDate: Date) =>
  runsOutAt({ expiresAt: new Date(createdAt.getTime() + lifetimeMs), estimatedCompletionDate })

import { endOfDay } from '#lib/day-end.ts'
import { endOfDay as inSql } from '#lib/day-end-sql.ts'
import { Prisma, type Offer } from '#lib/generated/prisma/client.ts'

// An offer stands for thirty days, and no longer than the day that it promises: an order that is chosen for it after that would be late at
// once (lib/orders/due.ts).

const lifetimeMs = 30 * 86_400_000

/** When one runs out. What is stored says the same, but of offers made by a version before, which said thirty days of each. */
export const runsOutAt = ({
  expiresAt,
  estimatedCompletionDate,
}: Pick<Offer, 'expiresAt' | 'estimatedCompletionDate'>) =>
  new Date(Math.min(expiresAt.getTime(), endOfDay(estimatedCompletionDate).getTime()))

export const hasRunOut = (offer: Pick<Offer, 'expiresAt' | 'estimatedCompletionDate'>) => runsOutAt(offer) <= new Date()

/** The same, of an offer `f` in the database. */
export const hasNotRunOut = (now: Date) =>
  Prisma.sql`least(f.expires_at, ${inSql(Prisma.sql`f.estimated_completion_date`)}) > ${now}`

/** What is stored of one that was made then, and promises this day. */
export const expiryOf = (createdAt: Date, estimatedCompletionDate: Date) =>
  runsOutAt({ expiresAt: new Date(createdAt.getTime() + lifetimeMs), estimatedCompletionDate })

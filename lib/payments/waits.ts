import { Prisma, type Refund } from '#lib/generated/prisma/client.ts'
import { closedStatuses } from '#lib/payments/dispute.ts'

// What waits for operators, once for the queue, the books and the alerts. Written out, so that indexes of some states serve it.

/** A refund `r` that the provider refused, and that nobody has answered for or will try again by itself. */
export const isRefundRefused = Prisma.raw(
  `(r.status NOT IN ('pending', 'succeeded') AND r.answered_at IS NULL AND r.retry_at IS NULL)`,
)

/** Since when one that failed has waited for operators, through all tries of it; null where it tried itself again until now. */
export const waitedSince = ({ waitingSince, retryAt, updatedAt }: Refund): Date | null =>
  waitingSince ?? (retryAt === null ? updatedAt : null)

/**
 * A payment `p` of whose share something is to be moved. As a difference, of which there are statistics: that two columns differ is
 * expected of nearly every row, and all payments would be read for the few of which it is so.
 */
export const isShareLeft = Prisma.sql`p.share_due_minor - p.share_sent_minor <> 0`

/** One of those that the provider has refused to move. */
export const isShareRefused = Prisma.sql`(${isShareLeft} AND p.share_refused_at IS NOT NULL)`

/** One of these that the researcher owes: it waits for their next share, and where none comes that may be for ever. */
export const isDebt = Prisma.sql`(${isShareRefused} AND p.share_due_minor < p.share_sent_minor)`

/** A dispute `d` that nobody has decided yet. */
export const isDisputeOpen = Prisma.raw(`d.status NOT IN (${closedStatuses.map((status) => `'${status}'`).join(', ')})`)

import { Prisma } from '#lib/generated/prisma/client.ts'
import { closedStatuses } from '#lib/payments/dispute.ts'

// What waits for operators, once for the queue, the books and the alerts. Written out, so that indexes of some states serve it.

/** A refund `r` that the provider refused, and that nobody has answered for or will try again by itself. */
export const isRefundRefused = Prisma.raw(
  `(r.status NOT IN ('pending', 'succeeded') AND r.answered_at IS NULL AND r.retry_at IS NULL)`,
)

/** A payment `p` of whose share something is to be moved, and the provider has refused to. */
export const isShareRefused = Prisma.raw(`(p.share_due_minor <> p.share_sent_minor AND p.share_refused_at IS NOT NULL)`)

/** A dispute `d` that nobody has decided yet. */
export const isDisputeOpen = Prisma.raw(`d.status NOT IN (${closedStatuses.map((status) => `'${status}'`).join(', ')})`)

import type { Tx } from '#lib/db.ts'
import { closedStatuses } from '#lib/payments/dispute.ts'

/** The dispute of an order's payment that its bank has not decided, and nobody has answered. */
export const findOpenDispute = (tx: Tx, orderId: string) =>
  tx.dispute.findFirst({
    where: { payment: { orderId }, status: { notIn: closedStatuses }, submittedAt: null },
    select: { id: true },
  })

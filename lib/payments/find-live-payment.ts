import type { Tx } from '#lib/db.ts'
import { chargedLiveStatuses, openStatuses } from '#lib/payments/state.ts'

/**
 * The payment that an order waits for or is done for: one that is yet to be charged, or the charge for the chosen offer. A charge for
 * a researcher who gave the order back is none: it goes back, however long that takes and how often it is tried. Call it under the order's lock.
 */
export const findLivePayment = (tx: Tx, orderId: string) =>
  tx.payment.findFirst({
    where: {
      orderId,
      OR: [
        { status: { in: [...openStatuses] } },
        { status: { in: [...chargedLiveStatuses] }, offer: { status: 'SELECTED' } },
      ],
    },
  })

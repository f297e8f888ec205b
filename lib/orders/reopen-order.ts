import type { Tx } from '#lib/db.ts'
import { moveOrder } from '#lib/orders/move-order.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'

/** Opens a locked order to everyone again: nobody is chosen any more, whoever has ended that. */
export const reopenOrder = (tx: Tx, order: OrderRow, transition: 'reopen' | 'give_back'): Promise<OrderRow> =>
  moveOrder(tx, order, transition, {
    selectedOfferId: null,
    estimatedCompletionDate: null,
    confirmedAt: null,
    // What was waited for answers was that researcher's, whose promise is gone.
    ...{ questionBy: null, questionAt: null, waitedSeconds: 0 },
  })

import type { Tx } from '#lib/db.ts'
import { dropDocuments } from '#lib/documents/drop-documents.ts'
import { moveOrder } from '#lib/orders/move-order.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'

/** Opens a locked order to everyone again: nobody is chosen any more, whoever has ended that. */
export async function reopenOrder(tx: Tx, order: OrderRow, transition: 'reopen' | 'give_back'): Promise<void> {
  await moveOrder(tx, order, transition, {
    selectedOfferId: null,
    estimatedCompletionDate: null,
    confirmedAt: null,
    // What was waited for answers was that researcher's, whose promise is gone.
    ...{ questionBy: null, questionAt: null, waitedSeconds: 0 },
  })
  // What they brought before a hold lapsed was never handed over, and is no delivery of the next one's.
  await dropDocuments(tx, { orderId: order.id })
}

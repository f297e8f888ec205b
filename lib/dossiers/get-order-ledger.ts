import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { toPaymentLedger } from '#lib/dossiers/movements.ts'
import type { OrderLedgerView } from '#lib/dossiers/schema.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'

/** Every movement of the money of an order, from the ledger, payment by payment, the newest payment first. */
export async function getOrderLedger(tx: Tx, actor: OperatorActor, orderId: string): Promise<OrderLedgerView> {
  const order = await getOrderRow(tx, actor, orderId)
  const payments = await tx.payment.findMany({
    where: { orderId },
    orderBy: { id: 'desc' },
    include: {
      ledgerEntries: { orderBy: { id: 'asc' } },
      balanceTransactions: true,
      refunds: true,
      disputes: true,
      movements: true,
    },
  })
  return {
    payments: payments.map(({ ledgerEntries, balanceTransactions, refunds, disputes, movements, ...payment }) =>
      toPaymentLedger(order, {
        payment,
        entries: ledgerEntries,
        transactions: balanceTransactions,
        refunds,
        disputes,
        movements,
      }),
    ),
  }
}

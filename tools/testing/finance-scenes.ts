import { getDb } from '#lib/db.ts'
import type { LedgerAccount } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { paymentOf } from '#tools/testing/market.ts'

const reason = { reason: 'Agreed by telephone.' }

/** A charge of whose share something is still to be sent. */
async function owed(orderId: string): Promise<string> {
  const { id } = await paymentOf(orderId)
  await getDb().payment.update({ where: { id }, data: { shareDueMinor: 1000, shareRefusedAt: new Date() } })
  return id
}
const posted = (posting: string, to: LedgerAccount, from: LedgerAccount, createdAt: Date) =>
  getDb().ledgerEntry.createMany({
    data: [
      { posting, environment: 'development', currency: 'EUR', createdAt, account: to, amountMinor: 5 },
      { posting, environment: 'development', currency: 'EUR', createdAt, account: from, amountMinor: -5 },
    ],
  })

/** What each deed about the books needs to be possible. `charged` makes an order whose payment is captured. */
export const financeScenes = (charged: () => Promise<string>) => ({
  tryRefundAgain: async () => {
    const refundId = newId('refund')
    const { id: paymentId } = await paymentOf(await charged())
    const failed = { amountMinor: 100, reason: 'A page was missing.', status: 'failed' } as const
    await getDb().refund.create({ data: { id: refundId, paymentId, ...failed } })
    return { params: { refundId } }
  },
  tryTransferAgain: async () => {
    const movementId = newId('shareMovement')
    const paymentId = await owed(await charged())
    const refused = { kind: 'transfer', status: 'refused', amountMinor: 1000 } as const
    await getDb().shareMovement.create({ data: { id: movementId, paymentId, ...refused } })
    return { params: { movementId } }
  },
  setOffDebt: async () => {
    await owed(await charged())
    const { id: paymentId } = await paymentOf(await charged())
    await getDb().payment.update({ where: { id: paymentId }, data: { shareSentMinor: 1000 } })
    return { params: { paymentId } }
  },
  explainDifference: async () => {
    await posted('txn_scene', 'unassigned', 'bank', new Date())
    return { params: { transactionId: 'txn_scene' }, body: { account: 'bank', ...reason } }
  },
  closeFinanceMonth: async () => {
    const now = new Date()
    const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 15))
    await posted('hold:scene', 'holds', 'hold_claims', last)
    return { params: { month: last.toISOString().slice(0, 7) }, body: {} }
  },
})

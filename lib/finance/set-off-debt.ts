import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError, notFound } from '#lib/errors.ts'
import type { SetOffView } from '#lib/finance/schema.ts'
import { audit } from '#lib/operators/audit.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import { planSettling } from '#lib/payments/plan-settling.ts'

/**
 * Takes a researcher's debt out of what they are owed for other orders, now and not when those are next tried. The jobs set it
 * off, each under its own order's lock (lib/payments/offset-debts.ts); 409 where nothing is owed to take it from.
 */
export async function setOffDebt(tx: Tx, actor: OperatorActor, paymentId: string): Promise<SetOffView> {
  const payment = await tx.payment.findFirst({ where: { id: paymentId, environment: actor.environment } })
  if (!payment) throw notFound()
  const { orderId, currency, researcherAccountId, environment } = payment
  await getOrderRow(tx, actor, orderId)
  const debtMinor = payment.shareSentMinor - payment.shareDueMinor
  if (debtMinor <= 0) throw new ApiError('order_state_conflict', 'The researcher owes nothing for this order.')
  const theirs = await tx.payment.findMany({
    where: { environment, researcherAccountId, currency, shareDueMinor: { gt: tx.payment.fields.shareSentMinor } },
    orderBy: { id: 'asc' },
    take: 100,
  })
  const owedMinor = theirs.reduce((sum, { shareDueMinor, shareSentMinor }) => sum + shareDueMinor - shareSentMinor, 0)
  if (owedMinor === 0)
    throw new ApiError(
      'order_state_conflict',
      'Nothing is owed to the researcher in this currency. The debt is set off as soon as something is.',
    )
  for (const owed of theirs) await planSettling(tx, owed)
  await audit(tx, actor, {
    action: 'payment.set_off',
    targetType: 'order',
    targetId: orderId,
    after: { paymentId, debtMinor, owedMinor, currency, against: theirs.map((owed) => owed.orderId) },
  })
  return { orderId, debtMinor, owedMinor, currency }
}

import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { audit } from '#lib/operators/audit.ts'
import { isLarge, requireSecond } from '#lib/operators/second-operator.ts'
import type { WriteOffInput, WrittenOffView } from '#lib/operators/schema.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import { settlePayment } from '#lib/payments/settle-payment.ts'
import { defineLock } from '#lib/sql.ts'

// A later share of the researcher's may be setting the debt off just now, under a lock of this row alone.
const lockPayment = defineLock('payments')

const conflict = (message: string) => new ApiError('order_state_conflict', message)

/**
 * Gives up what a researcher owes for an order, because the customer got money back and theirs could not be taken back: they
 * keep it, and no later share pays for it. The amount is the one that the operator was shown, or nothing happens. A large one
 * wants two operators; what was given up of the order before counts with it.
 */
export async function writeOffDebt(
  tx: Tx,
  actor: OperatorActor,
  orderId: string,
  { amountMinor, reason }: WriteOffInput,
): Promise<WrittenOffView> {
  const order = await lockOrder(tx, actor, orderId)
  const found = await tx.payment.findFirst({ where: { orderId, shareRefusedAt: { not: null } }, select: { id: true } })
  if (found) await lockPayment(tx, found.id)
  const before = found && (await tx.payment.findUniqueOrThrow({ where: { id: found.id } }))
  const debt = before ? before.shareSentMinor - before.shareDueMinor : 0
  if (!before || debt <= 0) throw conflict('The researcher owes nothing for this order.')
  if (debt !== amountMinor) throw conflict(`The researcher owes ${debt} by now, in minor units. Look again and decide.`)
  if ((await tx.shareMovement.count({ where: { paymentId: before.id, status: 'pending' } })) > 0)
    throw conflict('The provider is being asked to take it back just now. Look again in a minute.')
  const isMuch = isLarge(before.currency, before.shareWrittenOffMinor + debt)
  const doer = isMuch ? await requireSecond(tx, actor, 'payment.write_off') : actor
  const written = await tx.payment.update({
    where: { id: before.id },
    data: { shareWrittenOffMinor: { increment: debt }, shareRefusedAt: null, shareRefusal: null },
  })
  const { shareDueMinor, shareSentMinor, shareWrittenOffMinor } = await settlePayment(tx, order, written)
  await audit(tx, doer, {
    action: 'payment.write_off',
    targetType: 'order',
    targetId: orderId,
    reason,
    before: { paymentId: before.id, shareDueMinor: before.shareDueMinor, shareSentMinor },
    after: {
      paymentId: before.id,
      shareDueMinor,
      shareSentMinor,
      shareWrittenOffMinor,
      currency: before.currency,
    },
  })
  return { orderId, writtenOffMinor: shareWrittenOffMinor, currency: before.currency }
}

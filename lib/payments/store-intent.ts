import { systemActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { EventActor } from '#lib/events/event-rows.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import type { Payment } from '#lib/generated/prisma/client.ts'
import { isId } from '#lib/ids.ts'
import { encrypt } from '#lib/secrets.ts'
import type { Intent } from '#lib/payments/intent.ts'

/** Keeps an intent on its row, once, with its event. Call it under the order's lock. `asking`: who does at this moment. */
export async function storeIntent(tx: Tx, payment: Payment, intent: Intent, asking?: EventActor): Promise<void> {
  if (payment.paymentIntentId !== null) return
  await tx.payment.update({
    where: { id: payment.id },
    data: { paymentIntentId: intent.id, clientSecretEncrypted: encrypt(intent.clientSecret), updatedAt: new Date() },
  })
  if (payment.status !== 'initiated') return
  const initiator =
    asking !== undefined && asking.id === payment.initiatedBy ? asking : await findInitiator(tx, payment)
  await recordEvents(tx, initiator, payment.orderId, [
    { type: 'payment.initiated', payload: { id: payment.id, status: 'initiated', paymentIntentId: intent.id } },
  ])
}

/** Whoever asked for the payment, though it may be another who hears of the intent. Rows of earlier versions don't say. */
async function findInitiator(tx: Tx, { initiatedBy: id, environment }: Payment): Promise<EventActor> {
  const isKey = id !== null && isId('apiKey', id)
  const found =
    id === null
      ? null
      : isKey
        ? await tx.apiKey.findUnique({ where: { id }, select: { id: true, name: true } })
        : await tx.user.findUnique({ where: { id }, select: { id: true, name: true } })
  return found ? { type: isKey ? 'api_client' : 'customer', ...found } : systemActor(environment)
}

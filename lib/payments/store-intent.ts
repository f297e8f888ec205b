import { recordEvents } from '#lib/events/record-events.ts'
import { systemActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { Payment } from '#lib/generated/prisma/client.ts'
import { encrypt } from '#lib/secrets.ts'
import type { Intent } from '#lib/payments/intent.ts'

/** Keeps an intent on its row, once, with its event. Call it under the order's lock. */
export async function storeIntent(tx: Tx, payment: Payment, intent: Intent): Promise<void> {
  if (payment.paymentIntentId !== null) return
  await tx.payment.update({
    where: { id: payment.id },
    data: { paymentIntentId: intent.id, clientSecretEncrypted: encrypt(intent.clientSecret), updatedAt: new Date() },
  })
  if (payment.status !== 'initiated') return
  await recordEvents(tx, systemActor(payment.environment), payment.orderId, [
    { type: 'payment.initiated', payload: { id: payment.id, status: 'initiated', paymentIntentId: intent.id } },
  ])
}

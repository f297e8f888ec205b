import type { Tx } from '#lib/db.ts'
import type { Event } from '#lib/generated/prisma/client.ts'

/** Why a date is moved, or an order given back, stands in the mail about that: its event comes right before the message's, or after. */
export const isReason = async (tx: Tx, { orderId, sequence }: Event) =>
  sequence !== null &&
  (await tx.event.count({
    where: {
      orderId,
      OR: [
        { sequence: sequence - 1, type: 'order.eta_changed' },
        { sequence: sequence + 1, type: 'order.given_back' },
      ],
    },
  })) > 0

import { systemActor, type CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import type { Order, Prisma } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { fixedPriceOf } from '#lib/orders/fixed-price.ts'
import type { OrderView, PlaceOrderInput } from '#lib/orders/schema.ts'
import { toOrderView } from '#lib/orders/view.ts'
import { findControlWord } from '#lib/orders/control-word.ts'
import { withoutAbsent } from '#lib/view.ts'

/**
 * Places an order. Where nobody has to look at it first it is opened in the same breath; the answer still shows it as
 * placed, for opening is the next entry of its history.
 */
export async function placeOrder(tx: Tx, actor: CustomerActor, input: PlaceOrderInput): Promise<OrderView> {
  const now = new Date()
  const currency = input.currency ?? actor.client.currency
  const fixedPriceMinor = fixedPriceOf(input, currency)
  const sandboxMode = actor.environment === 'development' ? findControlWord(input.instructions) : null
  const opens = actor.environment === 'development' ? sandboxMode !== 'manual' : actor.client.autoOpen
  const { fixedPrice: _, pricingMode, personsOfInterest, ...texts } = input
  const row = await insertOrder(tx, {
    ...withoutAbsent(texts),
    ...(personsOfInterest === undefined ? {} : { personsOfInterest }),
    environment: actor.environment,
    clientId: actor.clientId,
    currency,
    fixedPriceMinor,
    sandboxMode,
    pricingMode: pricingMode ?? (fixedPriceMinor === null ? 'OPEN_FOR_BIDS' : 'FIXED'),
    status: opens ? 'open' : 'submitted',
    openedAt: opens ? now : null,
    createdAt: now,
    updatedAt: now,
  })
  await recordEvents(tx, actor, row.id, [
    { type: 'order.created' },
    ...(opens
      ? [{ type: 'order.opened' as const, payload: { status: 'open' }, actor: systemActor(actor.environment) }]
      : []),
  ])
  return toOrderView({ ...row, status: 'submitted', openedAt: null })
}

/** The database draws the number; should another order take the same at the same moment, it draws again. */
async function insertOrder(tx: Tx, data: Omit<Prisma.OrderCreateManyInput, 'id' | 'number'>): Promise<Order> {
  for (;;) {
    const [row] = await tx.order.createManyAndReturn({
      data: { ...data, id: newId('order') },
      skipDuplicates: true,
    })
    if (row) return row
  }
}

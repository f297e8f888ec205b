import type { CustomerActor } from '#lib/actor.ts'
import { findControlWord } from '#lib/orders/control-word.ts'
import { fixedPriceOf } from '#lib/orders/fixed-price.ts'
import type { NewOrder } from '#lib/orders/order-row.ts'
import type { PlaceOrderInput } from '#lib/orders/schema.ts'
import { withoutAbsent } from '#lib/view.ts'

export type PreparedOrder = Omit<NewOrder, 'id' | 'number' | 'createdAt' | 'updatedAt'>

/** What an order's row is to hold, as far as it needs no database: attachments have rows of their own; throws 400 for a price that can't be charged. */
export function prepareOrder(actor: CustomerActor, input: PlaceOrderInput): PreparedOrder {
  const currency = input.currency ?? actor.client.currency
  const fixedPriceMinor = fixedPriceOf(input, currency)
  const sandboxMode = actor.environment === 'development' ? findControlWord(input.instructions) : null
  const opens = actor.environment === 'development' ? sandboxMode !== 'manual' : actor.client.autoOpen
  const { fixedPrice: _, attachmentIds: _attached, pricingMode, personsOfInterest, ...texts } = input
  return {
    ...withoutAbsent(texts),
    ...(personsOfInterest === undefined ? {} : { personsOfInterest }),
    environment: actor.environment,
    clientId: actor.clientId,
    currency,
    fixedPriceMinor,
    sandboxMode,
    pricingMode: pricingMode ?? (fixedPriceMinor === null ? 'OPEN_FOR_BIDS' : 'FIXED'),
    status: opens ? 'open' : 'submitted',
  }
}

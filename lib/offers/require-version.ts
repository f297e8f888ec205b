import { ApiError } from '#lib/errors.ts'
import type { ConfirmOfferInput } from '#lib/offers/schema.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'

/** Nobody promises what they haven't read: the customer may have changed the order since. */
export function requireVersion({ version }: OrderRow, { orderVersion }: ConfirmOfferInput): void {
  if (orderVersion === undefined || orderVersion === version) return
  throw new ApiError('order_changed', 'The customer has changed the order meanwhile. Read it again first.', {
    members: { version },
  })
}

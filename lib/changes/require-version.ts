import type { OrderVersion } from '#lib/changes/schema.ts'
import { ApiError } from '#lib/errors.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'

/** Nobody promises what they haven't read, or writes over it: the order may have been changed since. */
export function requireVersion({ version }: OrderRow, { orderVersion }: OrderVersion): void {
  if (orderVersion === undefined || orderVersion === version) return
  throw new ApiError('order_changed', 'The order was changed meanwhile. Read it again first.', {
    members: { version },
  })
}

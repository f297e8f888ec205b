import type { ChangeableMember } from '#lib/changes/members.ts'
import type { OrderDetails } from '#lib/orders/schema.ts'

type Changeable = Partial<Record<ChangeableMember, unknown>>

/** Which files it is, in whatever order they are named. */
const named = (ids: unknown) => (Array.isArray(ids) ? ids.map(String).sort() : ids)

/** An order's members, or a request's, by the names under which they are changed, to be compared. */
export const toChangeable = (order: Changeable & Pick<OrderDetails, 'attachments'>): Changeable => ({
  ...order,
  attachmentIds: named(
    order.attachmentIds === undefined ? order.attachments?.map(({ id }) => id) : order.attachmentIds,
  ),
})

/** There is none: left out, taken away, or a list without an entry. */
export const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)

/** Whether a member says something else than it did. Both come out of a schema, so that their members are in one order. */
export const isAnother = (now: unknown, next: unknown): boolean =>
  !(isNothing(now) && isNothing(next)) && JSON.stringify(now) !== JSON.stringify(next)

import { isAnother, toChangeable } from '#lib/changes/is-another.ts'
import { changeableMembers } from '#lib/changes/members.ts'
import { changeOrderInput, type ChangeOrderInput } from '#lib/changes/schema.ts'
import type { OrderView, PlaceOrderInput } from '#lib/orders/schema.ts'

/** What was changed in the form, as the API takes it; undefined where that is nothing. What was emptied is taken away. */
export function changesOf({ order }: OrderView, next: PlaceOrderInput): ChangeOrderInput | undefined {
  const [is, wanted] = [toChangeable(order), toChangeable(next)]
  const changed = changeableMembers.filter((member) => isAnother(is[member], wanted[member]))
  if (changed.length === 0) return undefined
  return changeOrderInput.parse(Object.fromEntries(changed.map((member) => [member, wanted[member] ?? null])))
}

import { isAnother, toChangeable } from '#lib/changes/is-another.ts'
import { changeableMembers, type ChangeableMember } from '#lib/changes/members.ts'
import { changeOrderInput, type ChangeOrderInput } from '#lib/changes/schema.ts'
import type { OrderValues } from '#lib/browser/order-draft.ts'
import { inFields } from '#lib/browser/order-values.ts'
import type { OrderView, PlaceOrderInput } from '#lib/orders/schema.ts'

/**
 * What was changed in the form, as the API takes it; undefined where that is nothing. What was emptied is taken away.
 * With the version that was read, for a list that is sent takes the place of all that others have put there since.
 */
export function changesOf({ order }: OrderView, next: PlaceOrderInput): ChangeOrderInput | undefined {
  // Of a text that fields can't hold as it is, what they made of it is nobody's change.
  const [is, wanted] = [toChangeable(inFields(order)), toChangeable(next)]
  const changed = changeableMembers.filter((member) => isAnother(is[member], wanted[member]))
  if (changed.length === 0) return undefined
  return changeOrderInput.parse({
    ...Object.fromEntries(changed.map((member) => [member, wanted[member] ?? null])),
    orderVersion: order.version,
  })
}

type Changeable = Pick<OrderValues, ChangeableMember>

/** Which of an order's fields say something else. */
export const differing = (one: Changeable, other: Changeable): ChangeableMember[] =>
  changeableMembers.filter((member) => isAnother(one[member], other[member]))

/** What was typed over `was`, for the fields that say `now` by now. Of the files those of both sides stay, and go. */
function carryOver(was: Changeable, typed: Changeable, now: Changeable): Partial<Changeable> {
  const has = (files: OrderValues['attachmentIds'], id: string) => files.some((file) => file.id === id)
  const attachmentIds = [
    ...now.attachmentIds.filter(({ id }) => has(typed.attachmentIds, id) || !has(was.attachmentIds, id)),
    ...typed.attachmentIds.filter(({ id }) => !has(was.attachmentIds, id) && !has(now.attachmentIds, id)),
  ]
  const carried: Changeable = { ...typed, attachmentIds }
  return Object.fromEntries(differing(was, typed).map((member) => [member, carried[member]]))
}

/** `theirs`: what others have changed since the form was opened; `both`: of that, what was typed here as well. */
export type Changes = { theirs: readonly ChangeableMember[]; both: readonly ChangeableMember[] }

/** The fields as they say by now, with what was typed over `was`; and who has changed what. */
export function layOver(was: OrderValues, typed: OrderValues, now: OrderValues): Changes & { values: OrderValues } {
  const own = carryOver(was, typed, now)
  const theirs = differing(was, now)
  const both = theirs.filter(
    (member) => member !== 'attachmentIds' && own[member] !== undefined && differing(typed, now).includes(member),
  )
  return { values: { ...now, ...own }, theirs, both }
}

import type { CustomerActor } from '#lib/actor.ts'
import { claimAttachments } from '#lib/attachments/claim-attachments.ts'
import { isAnother, isNothing, toChangeable } from '#lib/changes/is-another.ts'
import { changeableMembers, isAsked, type ChangeableMember } from '#lib/changes/members.ts'
import { requireVersion } from '#lib/changes/require-version.ts'
import { settledMembers, type ChangeOrderInput } from '#lib/changes/schema.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError, invalid } from '#lib/errors.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { newIdAfter } from '#lib/ids.ts'
import { dropAttachments } from '#lib/orders/drop-attachments.ts'
import { fixedPriceOf } from '#lib/orders/fixed-price.ts'
import { getOrder } from '#lib/orders/get-order.ts'
import { lockOrder, type OrderRow } from '#lib/orders/order-row.ts'
import { priceIssueOf, type OrderDetails, type OrderView } from '#lib/orders/schema.ts'
import { isChangeable } from '#lib/orders/state.ts'
import { toOrderView } from '#lib/orders/view.ts'
import { refusal } from '#lib/refusals.ts'

/**
 * Changes what an order says, as long as nobody has been chosen to do it. Under the row lock: of a change and a selection
 * whoever comes second meets what the first has made of the order. Offers keep the version that they were made for, and
 * so are out of date by this alone.
 */
export async function changeOrder(
  tx: Tx,
  actor: CustomerActor,
  orderId: string,
  input: ChangeOrderInput,
): Promise<OrderView> {
  const order = await lockOrder(tx, actor, orderId)
  requireChangeable(order)
  requireVersion(order, input)
  const { order: now } = toOrderView(order)
  requireSettled(now, input)
  const columns = toColumns(order, input)
  const [is, next] = [toChangeable(now), toChangeable(input)]
  const members = changeableMembers.filter(
    (member) => next[member] !== undefined && isAnother(is[member], next[member]),
  )
  if (members.length > 0) {
    const version = order.version + (members.some(isAsked) ? 1 : 0)
    const newest = await tx.orderChange.findFirst({ where: { orderId }, orderBy: { id: 'desc' }, select: { id: true } })
    const changeId = newIdAfter('orderChange', newest?.id)
    await tx.order.update({ where: { id: orderId }, data: { ...columns, version } })
    if (members.includes('attachmentIds'))
      await attachOthers(tx, actor, orderId, { now, ids: input.attachmentIds ?? [] })
    await tx.orderChange.create({
      data: { id: changeId, orderId, version, members, before: valuesOf(now, members), createdAt: new Date() },
    })
    await recordEvents(tx, actor, orderId, [
      { type: 'order.changed', payload: { changeId, members: members.join(','), version } },
    ])
  }
  return getOrder(tx, actor, orderId)
}

function requireChangeable({ status }: OrderRow): void {
  if (isChangeable(status)) return
  const cure =
    status === 'awaiting_payment'
      ? 'An offer is selected: decline it first, then change the order.'
      : 'An order can be changed until an offer is selected.'
  throw new ApiError('order_not_changeable', `${cure} Its status is ${status}.`, { members: { status } })
}

/** Refused rather than ignored: whoever sends another archive must not believe that it is ordered there now. */
function requireSettled(now: OrderDetails, input: ChangeOrderInput): void {
  for (const member of settledMembers) {
    if (input[member] !== undefined && isAnother(now[member], input[member])) throw invalid(member, refusal('settled'))
  }
}

function valuesOf(now: OrderDetails, members: readonly ChangeableMember[]) {
  const shown = members.map((member) => (member === 'attachmentIds' ? 'attachments' : member))
  return Object.fromEntries(shown.flatMap((member) => (now[member] === undefined ? [] : [[member, now[member]]])))
}

/** Takes away what isn't named any more, and attaches what wasn't there. */
async function attachOthers(
  tx: Tx,
  actor: CustomerActor,
  orderId: string,
  { now, ids }: { now: OrderDetails; ids: readonly string[] },
): Promise<void> {
  const present = now.attachments?.map(({ id }) => id) ?? []
  const gone = present.filter((id) => !ids.includes(id))
  if (gone.length > 0) await dropAttachments(tx, { id: { in: gone }, orderId, messageId: null })
  const added = ids.filter((id) => !present.includes(id))
  await claimAttachments(tx, actor, added, { orderId })
}

type Columns = Prisma.OrderUncheckedUpdateInput

/** Whatever is given, as the order's row holds it; throws 400 for a price that doesn't go with the order. */
function toColumns(order: OrderRow, input: ChangeOrderInput): Columns {
  const { location, countryISOA3, externalOrderRef, customerName, personsOfInterest: persons, instructions } = input
  // Each by its name, so that one that becomes changeable doesn't compile until its column is named.
  const columns: Record<ChangeableMember, Columns> = {
    location: location === undefined ? {} : { location },
    countryISOA3: countryISOA3 === undefined ? {} : { countryISOA3 },
    externalOrderRef: externalOrderRef === undefined ? {} : { externalOrderRef },
    customerName: customerName === undefined ? {} : { customerName },
    personsOfInterest:
      persons === undefined ? {} : { personsOfInterest: isNothing(persons) ? Prisma.DbNull : (persons ?? []) },
    instructions: instructions === undefined ? {} : { instructions },
    fixedPrice: toPrice(order, input),
    attachmentIds: {}, // rows of their own: attachOthers
  }
  return Object.values(columns).reduce((all, one) => ({ ...all, ...one }), {})
}

function toPrice({ pricingMode, currency }: OrderRow, { fixedPrice }: ChangeOrderInput) {
  if (fixedPrice === undefined) return {}
  const issue = priceIssueOf({ pricingMode, currency, fixedPrice })
  if (issue !== undefined) throw invalid('fixedPrice', issue)
  return { fixedPriceMinor: fixedPriceOf({ fixedPrice }, currency) }
}

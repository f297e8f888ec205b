import type { Query } from '#lib/browser/caller.ts'
import type { listOrders } from '#lib/orders/operations.ts'
import { orderSorts, orderStatuses, turnGroups } from '#lib/orders/state.ts'

const oneOf = (values: readonly string[]) => (value: string) => values.includes(value)
const upTo = (length: number) => (value: string) => value.length <= length
// The API's own bounds, without its schemas, which would be the list's heaviest part. What slips through is refused there.
const isUsable = {
  turn: oneOf(turnGroups),
  status: oneOf(orderStatuses),
  externalOrderRef: upTo(100),
  q: upTo(200),
  folder: upTo(60),
  label: upTo(40),
  assigneeId: (value: string) => /^\w{1,100}$/.test(value),
  customerName: upTo(200),
  costCentre: upTo(100),
  sort: oneOf(orderSorts),
  order: oneOf(['asc', 'desc']),
}
export type FilterName = keyof typeof isUsable
export const filterNames = Object.keys(isUsable)

/** What the address asks for; a value that the API would refuse counts as none, for a link may be old or mistyped. */
export function readOrderFilters(search: URLSearchParams): Query<typeof listOrders> {
  const given = Object.entries(isUsable).flatMap(([name, test]) => {
    const value = search.get(name)?.trim()
    return value && test(value) ? [[name, value]] : []
  })
  return Object.fromEntries(given) as Query<typeof listOrders> // each member was looked at by the test of its name
}

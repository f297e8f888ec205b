import { useMemo } from 'react'
import { changeAddress, useAddress } from '#components/ui/use-address.ts'
import type { Query } from '#lib/browser/caller.ts'
import type { listAllOrders } from '#lib/operators/operations.ts'
import { orderStatuses } from '#lib/orders/state.ts'

export type OrdersQuery = Omit<Query<typeof listAllOrders>, 'limit' | 'startingAfter'>

const matches = (shape: RegExp) => (value: string) => shape.test(value)
const anId = matches(/^\w{1,100}$/)
const aDay = matches(/^\d{4}-\d\d-\d\d$/)
const anAmount = matches(/^\d{1,12}(\.\d{1,3})?$/)
// The API's own bounds, without its schemas. What slips through is refused there.
const isUsable = {
  q: (value: string) => value.length <= 200,
  status: (value: string) => value.split(',').every((one) => orderStatuses.some((status) => status === one)),
  from: aDay,
  to: aDay,
  late: (value: string) => value === 'true',
  country: matches(/^[A-Z]{3}$/),
  currency: matches(/^[A-Z]{3}$/),
  amountFrom: anAmount,
  amountTo: anAmount,
  clientId: anId,
  chosenId: anId,
  archiveId: anId,
  sort: matches(/^(placed|due|amount)$/),
  order: matches(/^(asc|desc)$/),
}
export type FilterName = keyof typeof isUsable

/** What the address asks for; what the API would refuse counts as none, for a link may be old or mistyped. */
function readOrdersQuery(search: URLSearchParams): OrdersQuery {
  const given = Object.entries(isUsable).flatMap(([name, test]) => {
    const value = search.get(name)?.trim()
    return value && test(value) ? [[name, value] as const] : []
  })
  const { amountFrom, amountTo, ...query } = Object.fromEntries(given)
  // Amounts of no currency can't be told from each other.
  const amounts = query['currency'] === undefined ? {} : { amountFrom, amountTo }
  return { ...query, ...amounts } as OrdersQuery // each member was looked at by the test of its name
}

export function useOrdersQuery() {
  const search = useAddress()
  const query = useMemo(() => readOrdersQuery(search), [search])
  return {
    query,
    isFiltered: Object.keys(query).length > 0,
    /** The last row of the part of the list before this one. */
    after: search.get('after') ?? undefined,
    /** Another list begins at its beginning; the back button brings the one before. */
    choose: (change: Partial<Record<FilterName | 'after', string>>) =>
      changeAddress({ after: '', ...change }, { step: true }),
  }
}
export type OrdersQueryState = ReturnType<typeof useOrdersQuery>

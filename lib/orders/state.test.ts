import { expect, it } from 'vitest'
import { canMove, orderStatuses, type OrderStatus, type OrderTransition } from '#lib/orders/state.ts'

// The table once more, the other way round: what can become of an order in each of its states.
const ways: Record<OrderStatus, OrderTransition[]> = {
  submitted: ['open', 'withdraw', 'cancel'],
  open: ['await_payment', 'confirm_without_payment', 'withdraw', 'cancel'],
  awaiting_payment: ['reopen', 'give_back', 'confirm', 'withdraw', 'cancel'],
  confirmed: ['give_back', 'lapse', 'start', 'withdraw', 'cancel'],
  // The money is taken: nobody withdraws any more.
  in_progress: ['lapse', 'deliver', 'cancel'],
  delivered: ['deliver', 'complete', 'request_changes', 'cancel'],
  completed: [],
  withdrawn: [],
  cancelled: [],
}
const all = [...new Set(Object.values(ways).flat())]

it.each(orderStatuses)('moves an order no other way: %s', (status) => {
  expect(all.filter((transition) => canMove(status, transition)).toSorted()).toEqual(ways[status].toSorted())
})

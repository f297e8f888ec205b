import { expect, it } from 'vitest'
import { secondOf } from '#components/finance/second-of.ts'

it('asks for the failed refund, and for its amount where a process knows nothing else', () => {
  const order = { id: 'ord_a', number: 'CS-7QK-4MR', title: 'Will' }
  expect(secondOf({ id: 'ref_a', order, amountMinor: 4_000 })).toEqual({
    ...{ what: 'order.refund', targetId: 'ord_a', refundId: 'ref_a', amountMinor: 4_000 },
  })
  expect(secondOf({ id: 'ref_a', amountMinor: 4_000 })).toBeUndefined()
})

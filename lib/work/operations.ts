import { defineOperation, schemasOf } from '#lib/operation.ts'

const { giveBackInput, workCounts } = schemasOf(() => import('#lib/work/schema.ts'))
const { researchOrderView } = schemasOf(() => import('#lib/researchers/schema.ts'))

export const countWork = defineOperation({
  id: 'countWork',
  tag: 'Research',
  method: 'GET',
  path: '/research/work/counts',
  scope: 'research',
  summary: 'Count your orders by stage',
  response: workCounts,
  description: 'As `stage` of the list tells them apart.',
  live: 15_000,
  replica: true,
})
export const giveBackOrder = defineOperation({
  id: 'giveBackOrder',
  tag: 'Research',
  method: 'POST',
  path: '/research/orders/{orderId}/give-back',
  scope: 'research',
  idempotent: true,
  summary: 'Give an order back before work starts',
  body: giveBackInput,
  response: researchOrderView,
  errors: ['order_state_conflict'],
  description:
    'The customer reads the reason, what was held is released, and the order is open for offers again. It counts on your record.',
})

import { defineOperation, schemasOf } from '#lib/operation.ts'

const { changeOrderInput, orderChangeView } = schemasOf(() => import('#lib/changes/schema.ts'))
const { orderView } = schemasOf(() => import('#lib/orders/schema.ts'))

export const changeOrder = defineOperation({
  id: 'changeOrder',
  tag: 'Orders',
  method: 'PATCH',
  path: '/orders/{orderId}',
  scope: 'orders:write',
  idempotent: true,
  summary: 'Change an order',
  body: changeOrderInput,
  response: orderView,
  errors: ['order_not_changeable', 'order_changed'],
  description: `Possible until an offer is selected, and again once a selected one has been declined. What is left out stays as it is, and
\`null\` removes what an order needn't have. The archive, the kind of document, the
way of pricing and the currency stay: anything else is refused. Researchers with an offer
are asked to confirm it where you change what they read, and until they do it can't be selected (\`awaitsConfirmation\`,
\`offer_not_confirmed\`). What is as it was before is no
change and makes no event.`,
})
export const listOrderChanges = defineOperation({
  id: 'listOrderChanges',
  tag: 'Orders',
  method: 'GET',
  path: '/orders/{orderId}/changes',
  scope: 'orders:read',
  summary: 'What was changed about an order, and what stood there before',
  response: orderChangeView,
  list: { kind: 'orderChange', newestFirst: false },
})

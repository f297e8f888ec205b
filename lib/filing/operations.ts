import { defineOperation, schemasOf } from '#lib/operation.ts'

const { filedView, fileOrdersInput, shelvesView } = schemasOf(() => import('#lib/filing/schema.ts'))

export const fileOrders = defineOperation({
  id: 'fileOrders',
  tag: 'Orders',
  method: 'POST',
  path: '/orders/filing',
  scope: 'orders:write',
  idempotent: true,
  summary: 'Put orders into a folder, label and assign them',
  errors: ['order_state_conflict'],
  body: fileOrdersInput,
  response: filedView,
  changes: ['/orders'],
  description: `For your own order: nobody but your client's side sees it, nothing is told to webhooks. What isn't
named stays as it is; \`null\` takes orders out of their folder, or from whoever looks after them. Each order fits into one folder and
has up to 20 labels. All of the orders are filed or none: an unknown one is answered by 404. A cost centre can be changed until the
order's first receipt or invoice is issued; then the refusal (\`order_state_conflict\`) names an order that has one.`,
})
export const listShelves = defineOperation({
  id: 'listShelves',
  tag: 'Orders',
  method: 'GET',
  path: '/orders/shelves',
  scope: 'orders:read',
  summary: 'The folders, labels and cost centres in use',
  response: shelvesView,
  live: 60_000,
  replica: true,
})

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
  body: fileOrdersInput,
  response: filedView,
  changes: ['/orders'],
  description: `For your own order: nobody but your client's side sees it, nothing is told to webhooks, and the orders don't change by it. What isn't
named stays as it is; \`null\` takes orders out of their folder, or from whoever looks after them. Each order fits into one folder and
has up to 20 labels. All of the orders are filed or none: an unknown one is answered by 404.`,
})
export const listShelves = defineOperation({
  id: 'listShelves',
  tag: 'Orders',
  method: 'GET',
  path: '/orders/shelves',
  scope: 'orders:read',
  summary: 'The folders and labels in use',
  response: shelvesView,
  live: 60_000,
})

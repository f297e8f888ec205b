import { defineOperation, schemasOf } from '#lib/operation.ts'

const { noteInput, noteView } = schemasOf(() => import('#lib/notes/schema.ts'))
const { succeeded } = schemasOf(() => import('#lib/text.ts'))

const shared = { tag: 'Orders', changes: ['/orders/{orderId}/notes'] } as const

export const listNotes = defineOperation({
  id: 'listNotes',
  tag: 'Orders',
  method: 'GET',
  path: '/orders/{orderId}/notes',
  scope: 'orders:read',
  summary: 'List your notes on an order',
  description: "What your client's people and programs wrote about it for each other. Nobody else reads it.",
  response: noteView,
  list: { kind: 'orderNote', newestFirst: false },
  live: 15_000,
})
export const writeNote = defineOperation({
  ...shared,
  id: 'writeNote',
  method: 'POST',
  path: '/orders/{orderId}/notes',
  scope: 'orders:write',
  idempotent: true,
  status: 201,
  addressless: true,
  summary: 'Write a note on an order',
  body: noteInput,
  response: noteView,
})
export const removeNote = defineOperation({
  ...shared,
  id: 'removeNote',
  method: 'DELETE',
  path: '/orders/{orderId}/notes/{noteId}',
  scope: 'orders:write',
  idempotent: true,
  summary: 'Take a note away',
  response: succeeded,
})

import { defineOperation, schemasOf } from '#lib/operation.ts'

const {
  markReadInput,
  markReadView,
  messageView,
  postMessageInput,
  postResearchMessageInput,
  postedView,
  unreadViews,
} = schemasOf(() => import('#lib/messages/schema.ts'))

export const listMessages = defineOperation({
  id: 'listMessages',
  tag: 'Messages',
  method: 'GET',
  path: '/orders/{orderId}/messages',
  scope: 'orders:read',
  summary: 'List the messages of an order',
  response: messageView,
  list: { kind: 'message', newestFirst: false },
  live: 4_000,
})
export const postMessage = defineOperation({
  id: 'postMessage',
  tag: 'Messages',
  method: 'POST',
  path: '/orders/{orderId}/messages',
  scope: 'orders:write',
  idempotent: true,
  status: 201,
  summary: 'Write to the researcher',
  body: postMessageInput,
  response: postedView,
  errors: ['order_closed', 'order_state_conflict'],
})
export const getMessage = defineOperation({
  id: 'getMessage',
  tag: 'Messages',
  method: 'GET',
  path: '/orders/{orderId}/messages/{messageId}',
  scope: 'orders:read',
  summary: 'Get one message',
  response: messageView,
})
export const listUnread = defineOperation({
  id: 'listUnreadMessages',
  tag: 'Messages',
  method: 'GET',
  path: '/messages/unread',
  scope: 'orders:read',
  summary: "Orders with messages that you haven't marked as read",
  response: unreadViews,
  live: 15_000,
  replica: true,
})
export const markRead = defineOperation({
  id: 'markMessagesRead',
  tag: 'Messages',
  method: 'POST',
  path: '/orders/{orderId}/messages/read',
  scope: 'orders:write',
  personScope: 'orders:read',
  idempotent: true,
  summary: 'Mark messages as read, up to one of them',
  body: markReadInput,
  response: markReadView,
  changes: ['/messages/unread'],
})
export const listResearchMessages = defineOperation({
  id: 'listResearchMessages',
  tag: 'Research',
  method: 'GET',
  path: '/research/orders/{orderId}/messages',
  scope: 'research',
  summary: 'List the messages you may see',
  response: messageView,
  list: { kind: 'message', newestFirst: false },
  live: 5_000,
})
export const postResearchMessage = defineOperation({
  id: 'postResearchMessage',
  tag: 'Research',
  method: 'POST',
  path: '/research/orders/{orderId}/messages',
  scope: 'research',
  idempotent: true,
  status: 201,
  addressless: true,
  summary: 'Write to the customer',
  body: postResearchMessageInput,
  response: postedView,
  errors: ['order_closed', 'order_state_conflict'],
})

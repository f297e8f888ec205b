import { z } from 'zod'
import { defineOperation } from '#lib/operation.ts'
import { documentView } from '#lib/documents/schema.ts'
import { eventView, feedEventView, feedQuery } from '#lib/events/schema.ts'
import {
  markReadInput,
  markReadView,
  messageView,
  postedView,
  postMessageInput,
  unreadView,
} from '#lib/messages/schema.ts'
import { listOrdersQuery, orderView, placeOrderInput, requestChangesInput, withdrawnView } from '#lib/orders/schema.ts'

const tag = 'Orders'

export const listOrders = defineOperation({
  id: 'listOrders',
  tag,
  method: 'GET',
  path: '/orders',
  scope: 'orders:read',
  summary: 'List your orders',
  query: listOrdersQuery,
  response: z.array(orderView),
  list: { kind: 'order', newestFirst: true },
})
export const placeOrder = defineOperation({
  id: 'placeOrder',
  tag,
  method: 'POST',
  path: '/orders',
  scope: 'orders:write',
  idempotent: true,
  status: 201,
  summary: 'Place an order',
  body: placeOrderInput,
  response: orderView,
  description:
    'The answer says `submitted`. In development the order is opened for offers at once, in production by an operator.',
})
export const exportOrders = defineOperation({
  id: 'exportOrders',
  tag,
  method: 'GET',
  path: '/orders.csv',
  scope: 'orders:read',
  produces: 'text/csv',
  summary: 'Your orders as a table',
  query: listOrdersQuery,
  response: z.string(),
  description: 'The filters are those of the list.',
})
export const getOrder = defineOperation({
  id: 'getOrder',
  tag,
  method: 'GET',
  path: '/orders/{orderId}',
  scope: 'orders:read',
  summary: 'Get one order',
  response: orderView,
})
export const withdrawOrder = defineOperation({
  id: 'withdrawOrder',
  tag,
  method: 'POST',
  path: '/orders/{orderId}/withdraw',
  scope: 'orders:write',
  idempotent: true,
  summary: 'Withdraw an order',
  response: withdrawnView,
  errors: ['order_not_withdrawable'],
  description: "Possible until the researcher starts work. A hold on the customer's card is released.",
})
export const acceptOrder = defineOperation({
  id: 'acceptOrder',
  tag,
  method: 'POST',
  path: '/orders/{orderId}/accept',
  scope: 'orders:write',
  idempotent: true,
  summary: 'Accept a delivered order',
  response: orderView,
  errors: ['order_state_conflict'],
  description:
    'Completes the order and pays the researcher. It happens by itself 14 days after delivery. Accepting a completed order answers it as it is.',
})
export const requestChanges = defineOperation({
  id: 'requestChanges',
  tag,
  method: 'POST',
  path: '/orders/{orderId}/request-changes',
  scope: 'orders:write',
  idempotent: true,
  summary: 'Ask the researcher to change a delivery',
  body: requestChangesInput,
  response: orderView,
  errors: ['order_state_conflict'],
})

export const listMessages = defineOperation({
  id: 'listMessages',
  tag: 'Messages',
  method: 'GET',
  path: '/orders/{orderId}/messages',
  scope: 'orders:read',
  summary: 'List the messages of an order',
  response: z.array(messageView),
  list: { kind: 'message', newestFirst: false },
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
  errors: ['order_closed'],
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
  response: z.array(unreadView),
})
export const markRead = defineOperation({
  id: 'markMessagesRead',
  tag: 'Messages',
  method: 'POST',
  path: '/orders/{orderId}/messages/read',
  scope: 'orders:write',
  idempotent: true,
  summary: 'Mark messages as read, up to one of them',
  body: markReadInput,
  response: markReadView,
})

export const listDocuments = defineOperation({
  id: 'listDocuments',
  tag: 'Documents',
  method: 'GET',
  path: '/orders/{orderId}/documents',
  scope: 'orders:read',
  summary: 'List the delivered documents',
  response: z.array(documentView),
  list: { kind: 'document', newestFirst: false },
  description: 'Empty until the order is delivered. Every request makes fresh URLs, each good for 15 minutes.',
})
export const downloadDocument = defineOperation({
  id: 'downloadDocument',
  tag: 'Documents',
  method: 'GET',
  path: '/orders/{orderId}/documents/{documentId}/download',
  scope: 'orders:read',
  status: 302,
  summary: 'Be redirected to a fresh download URL',
  response: z.null(),
})

export const downloadAll = defineOperation({
  id: 'downloadAllDocuments',
  tag: 'Documents',
  method: 'GET',
  path: '/orders/{orderId}/documents.zip',
  scope: 'orders:read',
  produces: 'application/zip',
  summary: 'All delivered documents in one archive',
  response: z.string(),
  description: 'Where there is none, 404.',
})

export const listEvents = defineOperation({
  id: 'listEvents',
  tag: 'Events',
  method: 'GET',
  path: '/orders/{orderId}/events',
  scope: 'orders:read',
  summary: 'The history of an order',
  response: z.array(eventView),
  list: { kind: 'event', newestFirst: false },
})
export const listFeed = defineOperation({
  id: 'listAccountEvents',
  tag: 'Events',
  method: 'GET',
  path: '/events',
  scope: 'orders:read',
  summary: 'Every event of the account, oldest first',
  query: feedQuery,
  response: z.array(feedEventView),
  list: { kind: 'event', newestFirst: false, feed: true },
  description:
    'Nothing is ever added before an event that you have read here, and the events of an order come in the order of their `sequence`, so the id of the last event read is all that a receiver has to keep. An empty answer means that there is nothing new: ask again with the same `after`. Pings are left out.',
})
export const streamEvents = defineOperation({
  id: 'streamEvents',
  tag: 'Events',
  method: 'GET',
  path: '/events/stream',
  scope: 'orders:read',
  produces: 'text/event-stream',
  summary: 'Be told of changes as they happen',
  response: z.string(),
  description: [
    "Server-sent events, made for the portal's pages; a program that mustn't miss anything reads `GET /events`.",
    'Each `change` has `data` of `{ "orderId", "type", "sequence" }` and `id` of `{orderId}:{sequence}`; fetch the order to see what changed. `reconnected`, with `data` of `{}`, says that some may have been missed.',
    '`retry` asks for 2 seconds before connecting again, a comment comes every 15 seconds, and after five minutes the stream ends: connect again, and read what changed meanwhile from the lists. `Last-Event-ID` is not looked at.',
  ].join(' '),
})

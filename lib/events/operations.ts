import { defineOperation, schemasOf } from '#lib/operation.ts'

const { eventView, feedEventView, feedQuery, streamQuery } = schemasOf(() => import('#lib/events/schema.ts'))

export const listEvents = defineOperation({
  id: 'listEvents',
  tag: 'Events',
  method: 'GET',
  path: '/orders/{orderId}/events',
  scope: 'orders:read',
  summary: 'The history of an order',
  response: eventView,
  list: { kind: 'event', newestFirst: false },
  live: 5_000,
})
export const listFeed = defineOperation({
  id: 'listAccountEvents',
  tag: 'Events',
  method: 'GET',
  path: '/events',
  scope: 'orders:read',
  summary: 'Every event of the account, oldest first',
  query: feedQuery,
  response: feedEventView,
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
  query: streamQuery,
  produces: 'text/event-stream',
  summary: 'Be told of changes as they happen',
  description: [
    "Server-sent events; a program that mustn't miss anything reads `GET /events`.",
    'Each `change` has `data` of `{ "orderId", "type", "sequence" }` and `id` of `{orderId}:{sequence}`; fetch the order to see what changed. `reconnected`, with `data` of `{}`, says that some may have been missed.',
    '`retry` asks for 2 seconds before connecting again, a comment comes every 15 seconds, and after five minutes the stream ends: connect again, and read what changed meanwhile from the lists. `Last-Event-ID` is not looked at.',
    'A stream ends within half a minute of the key or the session behind it. Each may hold ten at once; the next is refused with `rate_limited`.',
  ].join(' '),
})

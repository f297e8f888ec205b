import { defineOperation, schemasOf } from '#lib/operation.ts'

const { inboxCounts, inboxEntryView, listInboxQuery, markInboxInput } = schemasOf(() => import('#lib/inbox/schema.ts'))

export const listInbox = defineOperation({
  id: 'listInbox',
  tag: 'Research',
  method: 'GET',
  path: '/research/inbox',
  scope: 'research',
  summary: 'What is new for you',
  description: 'Messages and questions, what became of your offers, changes that are asked for, problems, reviews.',
  query: listInboxQuery,
  response: inboxEntryView,
  list: { kind: 'inboxEntry', newestFirst: true },
  live: 15_000,
})
export const countInbox = defineOperation({
  id: 'countInbox',
  tag: 'Research',
  method: 'GET',
  path: '/research/inbox/counts',
  scope: 'research',
  summary: 'How much you have not read yet',
  response: inboxCounts,
  live: 15_000,
  replica: true,
})
export const markInboxRead = defineOperation({
  id: 'markInboxRead',
  tag: 'Research',
  method: 'POST',
  path: '/research/inbox/read',
  scope: 'research',
  summary: 'Mark what is new as read',
  body: markInboxInput,
  response: inboxCounts,
  changes: ['/research/inbox'],
})

import { defineOperation, schemasOf } from '#lib/operation.ts'

const { assignItemInput, claimItemInput, listQueueQuery, queueCounts, queueItem, snoozeItemInput, workItemView } =
  schemasOf(() => import('#lib/queue/schema.ts'))

// What waits is looked at from many sides.
const changes = ['/operator/queue']

export const countQueue = defineOperation({
  id: 'countQueue',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/queue/counts',
  scope: 'operator',
  summary: 'How much waits for operators',
  description: 'By its kind: how much, since when, and what of it is late. What is snoozed is not counted.',
  response: queueCounts,
  live: 20_000,
  replica: true,
})
export const listQueue = defineOperation({
  id: 'listQueue',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/queue/items',
  scope: 'operator',
  summary: 'What waits for operators, of one kind',
  query: listQueueQuery,
  response: queueItem,
  list: { kind: 'order', newestFirst: false },
  live: 20_000,
})
export const claimItem = defineOperation({
  id: 'claimItem',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/queue/claim',
  scope: 'operator',
  idempotent: true,
  summary: 'Take on something that waits',
  description: 'Refused where another operator has it: `assignee` of the refusal says who.',
  body: claimItemInput,
  response: workItemView,
  errors: ['operator_conflict'],
  changes,
})
export const assignItem = defineOperation({
  id: 'assignItem',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/queue/assign',
  scope: 'operator',
  idempotent: true,
  summary: 'Give something that waits to an operator, whoever has it',
  body: assignItemInput,
  response: workItemView,
  errors: ['operator_conflict'],
  changes,
})
export const releaseItem = defineOperation({
  id: 'releaseItem',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/queue/release',
  scope: 'operator',
  idempotent: true,
  summary: 'Leave something that waits to whoever takes it',
  body: claimItemInput,
  response: workItemView,
  changes,
})
export const snoozeItem = defineOperation({
  id: 'snoozeItem',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/queue/snooze',
  scope: 'operator',
  idempotent: true,
  summary: 'Put something that waits out of sight for a while',
  description: 'It comes back by itself.',
  body: snoozeItemInput,
  response: workItemView,
  changes,
})
export const wakeItem = defineOperation({
  id: 'wakeItem',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/queue/wake',
  scope: 'operator',
  idempotent: true,
  summary: 'Have something that was snoozed back at once',
  body: claimItemInput,
  response: workItemView,
  changes,
})

import { defineOperation, schemasOf } from '#lib/operation.ts'

const {
  calendarQuery,
  calendarView,
  changeVisitInput,
  markInput,
  markView,
  planVisitInput,
  setAsideInput,
  shelfListView,
  visitView,
} = schemasOf(() => import('#lib/visits/schema.ts'))
const { succeeded } = schemasOf(() => import('#lib/text.ts'))

const shared = { tag: 'Research', scope: 'research', changes: ['/research/visits'] } as const

export const getCalendar = defineOperation({
  ...shared,
  id: 'getVisitCalendar',
  method: 'GET',
  path: '/research/visits',
  summary: 'Your days at archives',
  description:
    'Those planned, those gone by, and the archives where work of yours waits and no day is planned; of more than a thousand open orders, those due soonest count.',
  query: calendarQuery,
  response: calendarView,
})
export const planVisit = defineOperation({
  ...shared,
  id: 'planVisit',
  method: 'POST',
  path: '/research/visits',
  idempotent: true,
  status: 201,
  summary: 'Plan a day at an archive',
  body: planVisitInput,
  response: visitView,
})
export const getShelfList = defineOperation({
  ...shared,
  id: 'getShelfList',
  method: 'GET',
  path: '/research/visits/{visitId}',
  summary: 'The shelf list of a visit',
  description: 'Your open work at that archive, with what you have marked.',
  response: shelfListView,
})
export const changeVisit = defineOperation({
  ...shared,
  id: 'changeVisit',
  method: 'PATCH',
  path: '/research/visits/{visitId}',
  summary: 'Change the day or the note of a visit',
  body: changeVisitInput,
  response: visitView,
})
export const removeVisit = defineOperation({
  ...shared,
  id: 'removeVisit',
  method: 'DELETE',
  path: '/research/visits/{visitId}',
  summary: 'Remove a visit and what was marked on it',
  response: succeeded,
})
export const markOnVisit = defineOperation({
  ...shared,
  id: 'markOnVisit',
  method: 'PUT',
  path: '/research/visits/{visitId}/marks/{orderId}',
  summary: 'Mark an order on a visit',
  description: 'The mark with the latest `markedAt` counts, whenever it arrives; the answer is the one that counts.',
  body: markInput,
  response: markView,
})
export const setAside = defineOperation({
  ...shared,
  id: 'setAside',
  method: 'PUT',
  path: '/research/visits/{visitId}/orders/{orderId}',
  summary: 'Leave an order out of a visit, or put it off to another',
  body: setAsideInput,
  response: succeeded,
})

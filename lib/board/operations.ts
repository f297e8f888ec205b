import { defineOperation, schemasOf } from '#lib/operation.ts'

const { hiddenView, hideOrderInput, saveSearchInput, searchView } = schemasOf(() => import('#lib/board/schema.ts'))
const { succeeded } = schemasOf(() => import('#lib/text.ts'))

export const hideOrder = defineOperation({
  id: 'hideOrder',
  tag: 'Research',
  method: 'PUT',
  path: '/research/orders/{orderId}/hidden',
  scope: 'research',
  idempotent: true,
  summary: 'Take an order from your board, or put it back',
  description: 'For you alone.',
  body: hideOrderInput,
  response: hiddenView,
  changes: ['/research/orders'],
})

// A researcher's own, whichever environment they look at.
const shared = { tag: 'Research', scope: 'research', changes: ['/research/searches'] } as const

export const listSearches = defineOperation({
  ...shared,
  id: 'listBoardSearches',
  method: 'GET',
  path: '/research/searches',
  summary: 'The searches of the board that you keep',
  response: searchView,
  list: { kind: 'boardSearch', newestFirst: false },
})
export const saveSearch = defineOperation({
  ...shared,
  id: 'saveBoardSearch',
  method: 'POST',
  path: '/research/searches',
  idempotent: true,
  status: 201,
  addressless: true,
  summary: 'Keep a search of the board',
  description: 'At most 50. Under a name that you use already, in the place of the search before.',
  body: saveSearchInput,
  response: searchView,
})
export const removeSearch = defineOperation({
  ...shared,
  id: 'removeBoardSearch',
  method: 'DELETE',
  path: '/research/searches/{searchId}',
  idempotent: true,
  summary: 'Forget a search of the board',
  response: succeeded,
})

import { defineOperation, schemasOf } from '#lib/operation.ts'

const { operatorView, operatorViewsQuery, saveOperatorViewInput, savedView, saveViewInput } = schemasOf(
  () => import('#lib/saved-views/schema.ts'),
)
const { succeeded } = schemasOf(() => import('#lib/text.ts'))

// A person's own, of each client that they belong to, whichever environment they look at.
const shared = { tag: 'Account', scope: 'member', askedIn: 'development', changes: ['/saved-views'] } as const

export const listViews = defineOperation({
  ...shared,
  id: 'listViews',
  method: 'GET',
  path: '/saved-views',
  summary: 'The lists of orders that you keep',
  response: savedView,
  list: { kind: 'savedView', newestFirst: false },
})
export const saveView = defineOperation({
  ...shared,
  id: 'saveView',
  method: 'POST',
  path: '/saved-views',
  idempotent: true,
  status: 201,
  addressless: true,
  summary: 'Keep a list of orders',
  description: 'Under a name that you use already, in the place of the list before.',
  body: saveViewInput,
  response: savedView,
})
export const removeView = defineOperation({
  ...shared,
  id: 'removeView',
  method: 'DELETE',
  path: '/saved-views/{viewId}',
  idempotent: true,
  summary: 'Forget a list of orders',
  response: succeeded,
})

const operators = { tag: 'Operator', scope: 'operator', changes: ['/operator/saved-views'] } as const

export const listOperatorViews = defineOperation({
  ...operators,
  id: 'listOperatorViews',
  method: 'GET',
  path: '/operator/saved-views',
  summary: 'The lists that you keep',
  query: operatorViewsQuery,
  response: operatorView,
  list: { kind: 'savedView', newestFirst: false },
})
export const saveOperatorView = defineOperation({
  ...operators,
  id: 'saveOperatorView',
  method: 'POST',
  path: '/operator/saved-views',
  idempotent: true,
  status: 201,
  addressless: true,
  summary: 'Keep a list',
  description: 'Under a name that you use already, in the place of the list before.',
  body: saveOperatorViewInput,
  response: operatorView,
})
export const removeOperatorView = defineOperation({
  ...operators,
  id: 'removeOperatorView',
  method: 'DELETE',
  path: '/operator/saved-views/{viewId}',
  idempotent: true,
  summary: 'Forget a list',
  response: succeeded,
})

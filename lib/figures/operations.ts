import { defineOperation, schemasOf } from '#lib/operation.ts'

const { figuresQuery, figuresView } = schemasOf(() => import('#lib/figures/schema.ts'))

export const getFigures = defineOperation({
  id: 'getFigures',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/figures',
  scope: 'operator',
  summary: 'Figures of the platform by week',
  query: figuresQuery,
  response: figuresView,
})

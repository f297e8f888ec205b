import { defineOperation, schemasOf } from '#lib/operation.ts'

const { suggestionsView } = schemasOf(() => import('#lib/suggestions/schema.ts'))

export const getSuggestions = defineOperation({
  id: 'getSuggestions',
  tag: 'Orders',
  method: 'GET',
  path: '/orders/{orderId}/suggestions',
  scope: 'orders:read',
  summary: 'What else could be tried',
  response: suggestionsView,
  description:
    'For an order that has been open for three days without an offer, in production, and for one whose search found nothing.',
})

import { defineOperation, schemasOf } from '#lib/operation.ts'

const { offerTemplateView, saveOfferTemplateInput } = schemasOf(() => import('#lib/offer-templates/schema.ts'))
const { succeeded } = schemasOf(() => import('#lib/text.ts'))

// A researcher's own, whichever environment they look at.
const shared = { tag: 'Research', scope: 'research', changes: ['/research/offer-templates'] } as const

export const listOfferTemplates = defineOperation({
  ...shared,
  id: 'listOfferTemplates',
  method: 'GET',
  path: '/research/offer-templates',
  summary: 'Your templates of offers',
  response: offerTemplateView,
  list: { kind: 'offerTemplate', newestFirst: false },
})
export const saveOfferTemplate = defineOperation({
  ...shared,
  id: 'saveOfferTemplate',
  method: 'POST',
  path: '/research/offer-templates',
  idempotent: true,
  status: 201,
  addressless: true,
  summary: 'Keep an offer as a template',
  description: 'At most 50. Under a name that you use already, in the place of the template before.',
  body: saveOfferTemplateInput,
  response: offerTemplateView,
})
export const removeOfferTemplate = defineOperation({
  ...shared,
  id: 'removeOfferTemplate',
  method: 'DELETE',
  path: '/research/offer-templates/{offerTemplateId}',
  idempotent: true,
  summary: 'Remove a template of offers',
  response: succeeded,
})

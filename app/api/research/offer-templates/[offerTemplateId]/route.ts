import { removeOfferTemplate as remove } from '#lib/offer-templates/operations.ts'
import { removeOfferTemplate } from '#lib/offer-templates/remove-offer-template.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  DELETE: route(remove, ({ tx, actor, params }) => removeOfferTemplate(tx, actor, params.offerTemplateId)),
})

import { listOfferTemplates } from '#lib/offer-templates/list-offer-templates.ts'
import { listOfferTemplates as list, saveOfferTemplate as save } from '#lib/offer-templates/operations.ts'
import { saveOfferTemplate } from '#lib/offer-templates/save-offer-template.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, page }) => listOfferTemplates(tx, actor, page)),
  POST: route(save, ({ tx, actor, body }) => saveOfferTemplate(tx, actor, body)),
})

import { checkVatId } from '#lib/billing/check-vat-id.ts'
import { getDetails } from '#lib/billing/get-details.ts'
import { getBillingDetails, saveBillingDetails } from '#lib/billing/operations.ts'
import { saveDetails } from '#lib/billing/save-details.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(getBillingDetails, ({ tx, actor }) => getDetails(tx, actor)),
  PUT: route(saveBillingDetails, {
    before: ({ body }) => checkVatId(body.vatId),
    then: ({ tx, actor, body }) => saveDetails(tx, actor, body),
  }),
})

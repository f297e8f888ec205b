import { initiatePayment as initiate } from '#lib/payments/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { initiatePayment, preparePayment } from '#lib/payments/initiate-payment.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(initiate, {
    before: ({ actor, params, body }) => preparePayment(actor, params.orderId, body.offerId),
    then: ({ tx, actor, params, prepared }) => initiatePayment(tx, actor, params.orderId, prepared),
  }),
})

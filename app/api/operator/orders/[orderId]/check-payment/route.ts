import { checkPayment as check } from '#lib/operators/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { prepareCheck, noteCheck } from '#lib/operators/check-payment.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(check, {
    before: ({ actor, params }) => prepareCheck(actor, params.orderId),
    then: ({ tx, actor, params, prepared }) => noteCheck(tx, actor, params.orderId, prepared),
  }),
})

import { finalizePayment as finalize } from '#lib/payments/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { finalizePayment, prepareFinalization } from '#lib/payments/finalize-payment.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(finalize, {
    before: ({ actor, params, body }) => prepareFinalization(actor, params.orderId, body),
    then: ({ tx, actor, params, body, prepared }) => finalizePayment(tx, actor, params.orderId, body, prepared),
    onReplay: (reply) => ({ ...reply, idempotent: true }),
  }),
})

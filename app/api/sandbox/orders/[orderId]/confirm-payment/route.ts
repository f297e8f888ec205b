import { confirmSandboxPayment as confirm } from '#lib/sandbox/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { confirmPayment } from '#lib/sandbox/confirm-payment.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(confirm, {
    before: ({ actor, params, body }) => confirmPayment(actor, params.orderId, body),
    then: async ({ prepared }) => prepared,
  }),
})

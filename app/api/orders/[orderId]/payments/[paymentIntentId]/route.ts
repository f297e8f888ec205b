import { getPayment as get } from '#lib/payments/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { getPayment } from '#lib/payments/get-payment.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(get, ({ tx, actor, params }) => getPayment(tx, actor, params.orderId, params.paymentIntentId)),
})

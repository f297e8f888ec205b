import { placeOrders } from '#lib/orders/operations.ts'
import { placeRows } from '#lib/server/http/place-rows.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(placeOrders, {
    before: ({ body, charge }) => charge(body.orders.length - 1),
    then: placeRows,
  }),
})

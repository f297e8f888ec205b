import { writeOffDebt as writeOff } from '#lib/operators/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { writeOffDebt } from '#lib/operators/write-off-debt.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(writeOff, ({ tx, actor, params, body }) => writeOffDebt(tx, actor, params.orderId, body)),
})

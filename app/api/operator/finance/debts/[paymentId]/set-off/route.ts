import { setOffDebt as setOff } from '#lib/finance/operations.ts'
import { setOffDebt } from '#lib/finance/set-off-debt.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(setOff, ({ tx, actor, params }) => setOffDebt(tx, actor, params.paymentId)),
})

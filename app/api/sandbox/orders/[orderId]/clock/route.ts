import { getClock } from '#lib/sandbox/get-clock.ts'
import { moveClock, prepareClock } from '#lib/sandbox/move-clock.ts'
import { getSandboxClock, moveSandboxClock } from '#lib/sandbox/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(getSandboxClock, ({ tx, actor, params }) => getClock(tx, actor, params.orderId)),
  POST: route(moveSandboxClock, {
    before: ({ actor, params, body }) => prepareClock(actor, params.orderId, body),
    then: ({ tx, actor, params, body }) => moveClock(tx, actor, params.orderId, body),
  }),
})

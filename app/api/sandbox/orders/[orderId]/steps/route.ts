import { listSteps as list, performStep as perform } from '#lib/sandbox/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { listSteps } from '#lib/sandbox/list-steps.ts'
import { performStep, prepareStep } from '#lib/sandbox/perform-step.ts'
import { discardDelivery } from '#lib/sandbox/robot-delivery.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, params }) => listSteps(tx, actor, params.orderId)),
  POST: route(perform, {
    before: ({ actor, params, body }) => prepareStep(actor, params.orderId, body),
    undo: (prepared) => discardDelivery(prepared?.delivery),
    then: ({ tx, actor, params, body, prepared }) => performStep(tx, actor, params.orderId, body, prepared),
  }),
})

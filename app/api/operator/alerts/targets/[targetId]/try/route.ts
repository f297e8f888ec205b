import { tryAlertTarget } from '#lib/alerts/operations.ts'
import { prepareTrial, tryTarget } from '#lib/alerts/try-target.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(tryAlertTarget, {
    before: ({ params }) => prepareTrial(params.targetId),
    then: ({ tx, actor, params, prepared }) => tryTarget(tx, actor, params.targetId, prepared),
  }),
})

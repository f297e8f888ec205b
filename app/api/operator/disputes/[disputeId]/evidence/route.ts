import { keepEvidence, prepareEvidence } from '#lib/disputes/keep-evidence.ts'
import { saveEvidence } from '#lib/disputes/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(saveEvidence, {
    before: ({ actor, params, body }) => prepareEvidence(actor, params.disputeId, body, { submit: false }),
    then: ({ tx, actor, params, prepared }) => keepEvidence(tx, actor, params.disputeId, prepared),
  }),
})

import { keepEvidence, prepareEvidence } from '#lib/disputes/keep-evidence.ts'
import { submitEvidence } from '#lib/disputes/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(submitEvidence, {
    before: ({ actor, params, body }) => prepareEvidence(actor, params.disputeId, body, { submit: true }),
    then: ({ tx, actor, params, prepared }) => keepEvidence(tx, actor, params.disputeId, prepared),
  }),
})

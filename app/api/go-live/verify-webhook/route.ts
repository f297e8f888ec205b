import { recordVerification, prepareVerification } from '#lib/go-live/verify-webhook.ts'
import * as operations from '#lib/go-live/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(operations.verifyWebhook, {
    before: ({ actor, body }) => prepareVerification(actor, body.endpointId),
    then: ({ tx, prepared }) => recordVerification(tx, prepared),
  }),
})

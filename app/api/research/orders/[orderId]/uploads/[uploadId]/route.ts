import { discardUpload } from '#lib/documents/discard-upload.ts'
import { getUpload } from '#lib/documents/get-upload.ts'
import { sendPart } from '#lib/documents/send-part.ts'
import { discardUpload as discard, getUpload as get, sendPart as send } from '#lib/documents/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(get, ({ tx, actor, params }) => getUpload(tx, actor, params.orderId, params.uploadId)),
  PATCH: route(send, ({ actor, params, query, request }) =>
    sendPart(actor, params.orderId, params.uploadId, query.offset, request.body),
  ),
  DELETE: route(discard, ({ tx, actor, params }) => discardUpload(tx, actor, params.orderId, params.uploadId)),
})

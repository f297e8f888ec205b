import { discardUpload } from '#lib/attachments/discard-upload.ts'
import { getUpload } from '#lib/attachments/get-upload.ts'
import {
  discardAttachment as discard,
  getAttachmentUpload as get,
  sendAttachmentPart as send,
} from '#lib/attachments/operations.ts'
import { sendPart } from '#lib/attachments/send-part.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(get, ({ tx, actor, params }) => getUpload(tx, actor, params.uploadId)),
  PATCH: route(send, ({ actor, params, query, request }) =>
    sendPart(actor, params.uploadId, query.offset, request.body),
  ),
  DELETE: route(discard, ({ tx, actor, params }) => discardUpload(tx, actor, params.uploadId)),
})

import { listResearchMessages, postResearchMessage as postOperation } from '#lib/messages/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { listMessages } from '#lib/messages/list-messages.ts'
import { postResearchMessage } from '#lib/messages/post-research-message.ts'
import { writeAtOnce } from '#lib/messages/write-at-once.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(listResearchMessages, ({ tx, actor, params, page }) => listMessages(tx, actor, params.orderId, page)),
  POST: route(postOperation, {
    atOnce: ({ tx, actor, params, body, keep }) => writeAtOnce(tx, actor, params.orderId, body, keep),
    then: ({ tx, actor, params, body }) => postResearchMessage(tx, actor, params.orderId, body),
  }),
})

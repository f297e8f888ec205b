import { z } from 'zod'
import {
  arrangeDocumentsInput,
  beginUploadInput,
  removedView,
  sendPartQuery,
  uploadDocumentQuery,
  uploadedView,
  uploadView,
} from '#lib/documents/schema.ts'
import { defineOperation } from '#lib/operation.ts'
import { messageView, postedView, postResearchMessageInput } from '#lib/messages/schema.ts'
import { makeOfferInput, offerChangeView, offerView, updateOfferInput } from '#lib/offers/schema.ts'
import {
  deliveredView,
  deliverInput,
  listResearchOrdersQuery,
  researchOrderView,
  reviseDateInput,
  startedView,
} from '#lib/researchers/schema.ts'

const tag = 'Research'
const scope = 'research'

export const listResearchOrders = defineOperation({
  id: 'listResearchOrders',
  tag,
  method: 'GET',
  path: '/research/orders',
  scope,
  summary: 'Orders open for offers, and those with an offer of yours',
  query: listResearchOrdersQuery,
  response: z.array(researchOrderView),
  list: { kind: 'order', newestFirst: true },
})
export const getResearchOrder = defineOperation({
  id: 'getResearchOrder',
  tag,
  method: 'GET',
  path: '/research/orders/{orderId}',
  scope,
  summary: 'Get one order',
  response: researchOrderView,
})
export const makeOffer = defineOperation({
  id: 'makeOffer',
  tag,
  method: 'POST',
  path: '/research/orders/{orderId}/offers',
  scope,
  idempotent: true,
  status: 201,
  addressless: true,
  summary: 'Make an offer',
  body: makeOfferInput,
  response: offerView,
  errors: ['order_not_open', 'order_closed', 'offer_exists'],
})
export const updateOffer = defineOperation({
  id: 'updateOffer',
  tag,
  method: 'PATCH',
  path: '/research/orders/{orderId}/offers/{offerId}',
  scope,
  idempotent: true,
  summary: 'Change an offer',
  body: updateOfferInput,
  response: offerView,
  errors: ['offer_not_active'],
})
export const retractOffer = defineOperation({
  id: 'retractOffer',
  tag,
  method: 'POST',
  path: '/research/orders/{orderId}/offers/{offerId}/retract',
  scope,
  idempotent: true,
  summary: 'Take an offer back',
  response: offerChangeView,
  errors: ['offer_not_active'],
})
export const listResearchMessages = defineOperation({
  id: 'listResearchMessages',
  tag,
  method: 'GET',
  path: '/research/orders/{orderId}/messages',
  scope,
  summary: 'List the messages you may see',
  response: z.array(messageView),
  list: { kind: 'message', newestFirst: false },
})
export const postResearchMessage = defineOperation({
  id: 'postResearchMessage',
  tag,
  method: 'POST',
  path: '/research/orders/{orderId}/messages',
  scope,
  idempotent: true,
  status: 201,
  addressless: true,
  summary: 'Write to the customer',
  body: postResearchMessageInput,
  response: postedView,
  errors: ['order_closed'],
})
export const startWork = defineOperation({
  id: 'startWork',
  tag,
  method: 'POST',
  path: '/research/orders/{orderId}/start',
  scope,
  idempotent: true,
  summary: 'Start work',
  response: startedView,
  errors: ['order_state_conflict'],
  description: 'The customer is charged now.',
})
export const reviseDate = defineOperation({
  id: 'reviseDate',
  tag,
  method: 'POST',
  path: '/research/orders/{orderId}/revise-date',
  scope,
  idempotent: true,
  summary: 'Move the date of completion, with a reason',
  body: reviseDateInput,
  response: researchOrderView,
  errors: ['order_state_conflict'],
})
export const uploadDocument = defineOperation({
  id: 'uploadDocument',
  tag,
  method: 'POST',
  path: '/research/orders/{orderId}/documents',
  scope,
  status: 201,
  addressless: true,
  summary: 'Upload a document',
  query: uploadDocumentQuery,
  body: 'stream',
  response: uploadedView,
  description: 'The body is the file itself: PDF, JPEG, PNG, TIFF or plain text, at most 100 MiB.',
  errors: ['order_state_conflict'],
})
export const listResearchDocuments = defineOperation({
  id: 'listResearchDocuments',
  tag,
  method: 'GET',
  path: '/research/orders/{orderId}/documents',
  scope,
  summary: 'List what you have uploaded',
  response: z.array(uploadedView),
  list: { kind: 'document', newestFirst: false },
})
export const deliver = defineOperation({
  id: 'deliver',
  tag,
  method: 'POST',
  path: '/research/orders/{orderId}/deliver',
  scope,
  idempotent: true,
  summary: 'Hand over',
  body: deliverInput,
  response: deliveredView,
  errors: ['order_state_conflict'],
})
export const arrangeDocuments = defineOperation({
  id: 'arrangeDocuments',
  tag,
  method: 'PUT',
  path: '/research/orders/{orderId}/documents',
  scope,
  summary: 'Put your documents into an order of pages',
  body: arrangeDocumentsInput,
  response: z.array(uploadedView),
  errors: ['order_state_conflict'],
})
export const removeDocument = defineOperation({
  id: 'removeDocument',
  tag,
  method: 'DELETE',
  path: '/research/orders/{orderId}/documents/{documentId}',
  scope,
  summary: 'Take a document away before it is delivered',
  response: removedView,
  errors: ['order_state_conflict'],
})
export const listUploads = defineOperation({
  id: 'listUploads',
  tag,
  method: 'GET',
  path: '/research/orders/{orderId}/uploads',
  scope,
  summary: 'List your unfinished uploads',
  response: z.array(uploadView),
  list: { kind: 'upload', newestFirst: false },
})
export const beginUpload = defineOperation({
  id: 'beginUpload',
  tag,
  method: 'POST',
  path: '/research/orders/{orderId}/uploads',
  scope,
  idempotent: true,
  status: 201,
  summary: 'Begin an upload that can be resumed',
  body: beginUploadInput,
  response: uploadView,
  errors: ['order_state_conflict'],
  description:
    'For files of up to 100 MiB over connections that may break: the file is then sent in parts of any size. Unfinished uploads are forgotten after two days.',
})
export const getUpload = defineOperation({
  id: 'getUpload',
  tag,
  method: 'GET',
  path: '/research/orders/{orderId}/uploads/{uploadId}',
  scope,
  summary: 'How far an upload has come',
  response: uploadView,
})
export const sendPart = defineOperation({
  id: 'sendPart',
  tag,
  method: 'PATCH',
  path: '/research/orders/{orderId}/uploads/{uploadId}',
  scope,
  summary: 'Send the next part',
  query: sendPartQuery,
  body: 'stream',
  response: uploadView,
  description:
    'The body is the file from `offset` on, all of it or a part. What arrives before a connection breaks is kept: ask how far the upload has come and go on there. The last byte puts the document on the order.',
  errors: ['order_state_conflict', 'upload_offset_mismatch'],
})
export const discardUpload = defineOperation({
  id: 'discardUpload',
  tag,
  method: 'DELETE',
  path: '/research/orders/{orderId}/uploads/{uploadId}',
  scope,
  summary: 'Give an upload up',
  response: removedView,
})

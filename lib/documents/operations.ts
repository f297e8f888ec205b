import { defineOperation, schemasOf } from '#lib/operation.ts'

const { arrangeDocumentsInput, beginUploadInput, documentView, uploadView, uploadedView, uploadedViews } = schemasOf(
  () => import('#lib/documents/schema.ts'),
)
const { removedView, sendPartQuery, uploadFileQuery } = schemasOf(() => import('#lib/files/schema.ts'))

export const listDocuments = defineOperation({
  id: 'listDocuments',
  tag: 'Documents',
  method: 'GET',
  path: '/orders/{orderId}/documents',
  scope: 'orders:read',
  summary: 'List the delivered documents',
  response: documentView,
  list: { kind: 'document', newestFirst: false, by: 'order of pages' },
  description: 'Empty until the order is delivered. Every request makes fresh URLs, each good for 15 minutes.',
})
export const downloadDocument = defineOperation({
  id: 'downloadDocument',
  tag: 'Documents',
  method: 'GET',
  path: '/orders/{orderId}/documents/{documentId}/download',
  scope: 'orders:read',
  status: 302,
  summary: 'Be redirected to a fresh download URL',
})
export const downloadAll = defineOperation({
  id: 'downloadAllDocuments',
  tag: 'Documents',
  method: 'GET',
  path: '/orders/{orderId}/documents.zip',
  scope: 'orders:read',
  produces: 'application/zip',
  summary: 'All delivered documents in one archive',
  description: 'Where there is none, 404.',
})
export const uploadDocument = defineOperation({
  id: 'uploadDocument',
  tag: 'Research',
  method: 'POST',
  path: '/research/orders/{orderId}/documents',
  scope: 'research',
  status: 201,
  addressless: true,
  summary: 'Upload a document',
  query: uploadFileQuery,
  body: 'stream',
  response: uploadedView,
  description: 'The body is the file itself: PDF, JPEG, PNG, TIFF or plain text, at most 100 MiB.',
  errors: ['order_state_conflict'],
})
export const listResearchDocuments = defineOperation({
  id: 'listResearchDocuments',
  tag: 'Research',
  method: 'GET',
  path: '/research/orders/{orderId}/documents',
  scope: 'research',
  summary: 'List what you have uploaded',
  response: uploadedView,
  list: { kind: 'document', newestFirst: false, by: 'order of pages' },
})
export const getResearchDocument = defineOperation({
  id: 'getResearchDocument',
  tag: 'Research',
  method: 'GET',
  path: '/research/orders/{orderId}/documents/{documentId}',
  scope: 'research',
  summary: 'Open a document that you have uploaded',
  description: 'With a fresh URL, good for 15 minutes.',
  response: documentView,
})
export const arrangeDocuments = defineOperation({
  id: 'arrangeDocuments',
  tag: 'Research',
  method: 'PUT',
  path: '/research/orders/{orderId}/documents',
  scope: 'research',
  summary: 'Put your documents into an order of pages',
  body: arrangeDocumentsInput,
  response: uploadedViews,
  errors: ['order_state_conflict'],
  changes: ['/research/orders/{orderId}/documents'],
})
export const removeDocument = defineOperation({
  id: 'removeDocument',
  tag: 'Research',
  method: 'DELETE',
  path: '/research/orders/{orderId}/documents/{documentId}',
  scope: 'research',
  summary: 'Take a document away before it is delivered',
  response: removedView,
  errors: ['order_state_conflict'],
  changes: ['/research/orders/{orderId}/documents'],
})
export const listUploads = defineOperation({
  id: 'listUploads',
  tag: 'Research',
  method: 'GET',
  path: '/research/orders/{orderId}/uploads',
  scope: 'research',
  summary: 'List your unfinished uploads',
  response: uploadView,
  list: { kind: 'upload', newestFirst: false },
})
export const beginUpload = defineOperation({
  id: 'beginUpload',
  tag: 'Research',
  method: 'POST',
  path: '/research/orders/{orderId}/uploads',
  scope: 'research',
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
  tag: 'Research',
  method: 'GET',
  path: '/research/orders/{orderId}/uploads/{uploadId}',
  scope: 'research',
  summary: 'How far an upload has come',
  response: uploadView,
  errors: ['document_removed'],
})
export const sendPart = defineOperation({
  id: 'sendPart',
  tag: 'Research',
  method: 'PATCH',
  path: '/research/orders/{orderId}/uploads/{uploadId}',
  scope: 'research',
  summary: 'Send the next part',
  query: sendPartQuery,
  body: 'stream',
  response: uploadView,
  description:
    'The body is the file from `offset` on, all of it or a part. What arrives before a connection breaks is kept: ask how far the upload has come and go on there. The last byte puts the document on the order.',
  errors: ['document_removed', 'order_state_conflict', 'upload_offset_mismatch'],
})
export const discardUpload = defineOperation({
  id: 'discardUpload',
  tag: 'Research',
  method: 'DELETE',
  path: '/research/orders/{orderId}/uploads/{uploadId}',
  scope: 'research',
  summary: 'Give an upload up',
  response: removedView,
  changes: ['/research/orders/{orderId}/uploads'],
})

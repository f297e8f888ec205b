import { defineOperation, schemasOf } from '#lib/operation.ts'

const { attachedFileView, attachmentUploadView, beginAttachmentInput } = schemasOf(
  () => import('#lib/attachments/schema.ts'),
)
const { attachmentView, removedView, sendPartQuery, uploadFileQuery } = schemasOf(() => import('#lib/files/schema.ts'))

const bringing =
  'Name its id in `attachmentIds` when you place or change an order or write a message; what nothing claims is forgotten after a day.'
const inParts =
  'For connections that may break: the file is then sent in parts of any size. Unfinished uploads are forgotten after two days.'

const begin = {
  method: 'POST',
  idempotent: true,
  status: 201,
  summary: 'Begin an upload of an attachment that can be resumed',
  body: beginAttachmentInput,
  response: attachmentUploadView,
  errors: ['attachment_limit'],
  description: inParts,
  changes: [],
} as const
const look = {
  method: 'GET',
  summary: "How far an attachment's upload has come",
  response: attachmentUploadView,
} as const
const send = {
  method: 'PATCH',
  summary: 'Send the next part of an attachment',
  query: sendPartQuery,
  body: 'stream',
  file: 'attachment',
  response: attachmentUploadView,
  errors: ['upload_offset_mismatch'],
  description:
    'The body is the file from `offset` on, all of it or a part. What arrives before a connection breaks is kept: ask how far the upload has come and go on there. With the last byte the answer holds the attachment.',
  changes: [],
} as const
const discard = {
  method: 'DELETE',
  summary: 'Give an upload up, or what it became',
  response: removedView,
  errors: ['order_state_conflict'],
  changes: [],
} as const
const listed = {
  method: 'GET',
  response: attachedFileView,
  list: { kind: 'attachment', newestFirst: false },
} as const

const ours = { tag: 'Attachments', scope: 'orders:write' } as const
const uploads = '/attachments/uploads'
export const uploadAttachment = defineOperation({
  ...ours,
  id: 'uploadAttachment',
  method: 'POST',
  path: '/attachments',
  status: 201,
  addressless: true,
  summary: 'Upload an attachment',
  query: uploadFileQuery,
  body: 'stream',
  file: 'attachment',
  response: attachmentView,
  errors: ['attachment_limit'],
  description: `The body is the file itself: PDF, JPEG, PNG or TIFF, at most 20 MiB. ${bringing}`,
})
export const removeAttachment = defineOperation({
  ...ours,
  id: 'removeAttachment',
  method: 'DELETE',
  path: '/attachments/{attachmentId}',
  summary: 'Take a file back that waits to be attached',
  response: removedView,
  errors: ['order_state_conflict'],
  changes: [],
})
export const beginAttachment = defineOperation({ ...ours, ...begin, id: 'beginAttachment', path: uploads })
export const getAttachmentUpload = defineOperation({
  ...ours,
  ...look,
  id: 'getAttachmentUpload',
  path: `${uploads}/{uploadId}`,
})
export const sendAttachmentPart = defineOperation({
  ...ours,
  ...send,
  id: 'sendAttachmentPart',
  path: `${uploads}/{uploadId}`,
})
export const discardAttachment = defineOperation({
  ...ours,
  ...discard,
  id: 'discardAttachment',
  path: `${uploads}/{uploadId}`,
})
export const listAttachments = defineOperation({
  ...listed,
  id: 'listAttachments',
  tag: 'Attachments',
  path: '/orders/{orderId}/attachments',
  scope: 'orders:read',
  summary: 'List what is attached to an order and its messages',
  description: 'Every request makes fresh URLs, each good for 15 minutes.',
})
export const downloadAttachment = defineOperation({
  id: 'downloadAttachment',
  tag: 'Attachments',
  method: 'GET',
  path: '/orders/{orderId}/attachments/{attachmentId}/download',
  scope: 'orders:read',
  file: 'attachment',
  status: 302,
  summary: 'Be redirected to a fresh download URL of an attachment',
})

const theirs = { tag: 'Research', scope: 'research' } as const
const researchUploads = '/research/attachments/uploads'
export const beginResearchAttachment = defineOperation({
  ...theirs,
  ...begin,
  id: 'beginResearchAttachment',
  path: researchUploads,
})
export const getResearchAttachmentUpload = defineOperation({
  ...theirs,
  ...look,
  id: 'getResearchAttachmentUpload',
  path: `${researchUploads}/{uploadId}`,
})
export const sendResearchAttachmentPart = defineOperation({
  ...theirs,
  ...send,
  id: 'sendResearchAttachmentPart',
  path: `${researchUploads}/{uploadId}`,
})
export const discardResearchAttachment = defineOperation({
  ...theirs,
  ...discard,
  id: 'discardResearchAttachment',
  path: `${researchUploads}/{uploadId}`,
})
export const listResearchAttachments = defineOperation({
  ...theirs,
  ...listed,
  id: 'listResearchAttachments',
  path: '/research/orders/{orderId}/attachments',
  summary: 'List what is attached to an order and to the messages that you may see',
})

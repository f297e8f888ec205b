import { z } from 'zod'
import {
  contentTypes,
  fileMembers,
  linkMembers,
  sha256,
  uploadInput,
  uploadMembers,
  type FileRule,
} from '#lib/files/schema.ts'
import { text } from '#lib/text.ts'

export const documentRule: FileRule = { kind: 'document', maximumBytes: 100 * 1024 * 1024, types: contentTypes }

export const documentView = z
  .object({
    ...fileMembers,
    sha256,
    ...linkMembers,
  })
  .meta({
    id: 'Document',
    example: {
      name: 'birth-record.pdf',
      url: 'https://api.example.com/files/doc_01k9z3v7e8f6q9w2x4y5z6a7b8?expires=1772445600&signature=Zm9v',
      id: 'doc_01k9z3v7e8f6q9w2x4y5z6a7b8',
      contentType: 'application/pdf',
      sizeBytes: 48213,
      sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      createdAt: '2026-03-14T10:00:00.000Z',
      expiresAt: '2026-03-14T10:15:00.000Z',
    },
  })
export type DocumentView = z.output<typeof documentView>

export const uploadedView = documentView
  .omit({ url: true, expiresAt: true })
  .extend({
    given: z.literal(true).optional().meta({ description: 'In the list: the customer has been given it, so it stays' }),
  })
  .meta({ id: 'UploadedDocument' })
export const uploadedViews = uploadedView.array()
export type UploadedView = z.output<typeof uploadedView>

export const beginUploadInput = uploadInput(documentRule).meta({
  id: 'BeginUpload',
  example: { name: 'birth-record.pdf', sizeBytes: 48213 },
})

export const uploadView = z
  .object({
    ...uploadMembers,
    document: uploadedView.optional().meta({ description: 'Once the file is complete' }),
  })
  .meta({
    id: 'Upload',
    example: {
      id: 'upl_01k9z3v7e8f6q9w2x4y5z6a7b8',
      name: 'birth-record.pdf',
      sizeBytes: 48213,
      offset: 16384,
      createdAt: '2026-03-14T10:00:00.000Z',
    },
  })
export type UploadView = z.output<typeof uploadView>

export const arrangeDocumentsInput = z
  .object({
    documentIds: z.array(text(200)).min(1, 'must name every document').max(1000, 'must have at most 1000 documents'),
  })
  .meta({ id: 'ArrangeDocuments', example: { documentIds: ['doc_01k9z3v7e8f6q9w2x4y5z6a7b8'] } })

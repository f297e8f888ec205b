import { z } from 'zod'
import { instant, text } from '#lib/text.ts'

/** What a researcher may hand over, decided by the bytes and not by the name. */
export const contentTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/tiff', 'text/plain'] as const
export type ContentType = (typeof contentTypes)[number]

export const maximumDocumentBytes = 100 * 1024 * 1024

export const documentView = z
  .object({
    name: z.string(),
    url: z.url().meta({ description: 'Signed, good until `expiresAt`, needs no Authorization header' }),
    id: z.string(),
    contentType: z.enum(contentTypes),
    sizeBytes: z.int(),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    createdAt: instant,
    expiresAt: instant,
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

export const uploadDocumentQuery = z.object({ name: text(200).meta({ description: 'File name' }) })

export const uploadedView = documentView.omit({ url: true, expiresAt: true }).meta({ id: 'UploadedDocument' })
export const uploadedViews = uploadedView.array()
export type UploadedView = z.output<typeof uploadedView>

const sizeIssue = `must be a whole number from 1 to ${maximumDocumentBytes}`
export const beginUploadInput = z
  .object({
    name: text(200).meta({ description: 'File name' }),
    sizeBytes: z.int(sizeIssue).min(1, sizeIssue).max(maximumDocumentBytes, sizeIssue),
  })
  .meta({ id: 'BeginUpload', example: { name: 'birth-record.pdf', sizeBytes: 48213 } })
export type BeginUploadInput = z.output<typeof beginUploadInput>

export const sendPartQuery = z.object({
  offset: z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number of bytes')
    .transform(Number)
    .meta({
      override: { type: 'integer', minimum: 0 },
      description: 'Where in the file the body begins: as many bytes as have arrived',
    }),
})

export const uploadView = z
  .object({
    id: z.string(),
    name: z.string(),
    sizeBytes: z.int(),
    offset: z.int().meta({ description: 'How many bytes have arrived' }),
    createdAt: instant,
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
export const removedView = z
  .object({ id: z.string(), removed: z.literal(true) })
  .meta({ id: 'Removed', example: { id: 'doc_01k9z3v7e8f6q9w2x4y5z6a7b8', removed: true } })

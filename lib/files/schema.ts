import { z } from 'zod'
import { idText, instant, text } from '#lib/text.ts'
import { refusal } from '#lib/refusals.ts'

/** What may be kept at all; decided by the bytes and not by the name. */
export const contentTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/tiff', 'text/plain'] as const
export type ContentType = (typeof contentTypes)[number]

/** How the names of each type end, the usual way first. */
export const extensions: Record<ContentType, readonly [string, ...string[]]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/tiff': ['tif', 'tiff'],
  'text/plain': ['txt'],
}

/** What files of one kind may be. */
export type FileRule = {
  kind: 'document' | 'attachment'
  maximumBytes: number
  types: readonly ContentType[]
}

export const fileName = text(200).meta({ description: 'File name' })

/** Announces a file that comes in parts. */
export function uploadInput({ maximumBytes }: FileRule) {
  const sizeIssue = `must be a whole number from 1 to ${maximumBytes}`
  return z.object({ name: fileName, sizeBytes: z.int(sizeIssue).min(1, sizeIssue).max(maximumBytes, sizeIssue) })
}
export type UploadInput = z.output<ReturnType<typeof uploadInput>>

export const uploadFileQuery = z.object({ name: fileName })
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

/** How far a file that comes in parts has come. */
export const uploadMembers = {
  id: z.string(),
  name: z.string(),
  sizeBytes: z.int(),
  offset: z.int().meta({ description: 'How many bytes have arrived' }),
  createdAt: instant,
}

export const removedView = z
  .object({ id: z.string(), removed: z.literal(true) })
  .meta({ id: 'Removed', example: { id: 'doc_01k9z3v7e8f6q9w2x4y5z6a7b8', removed: true } })

/** What is said of a stored file. */
export const fileMembers = {
  id: z.string(),
  name: z.string(),
  contentType: z.enum(contentTypes),
  sizeBytes: z.int(),
  createdAt: instant,
}
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
/** Where a stored file can be had for a while. */
export const linkMembers = {
  url: z.url().meta({ description: 'Signed, good until `expiresAt`, needs no Authorization header' }),
  expiresAt: instant,
}

// Named here and not with the attachments: orders lie below them, and show them.
export const exampleAttachment = {
  id: 'att_01k9z3v7e8f6q9w2x4y5z6a7b8',
  name: 'family-book.jpg',
  contentType: 'image/jpeg',
  sizeBytes: 318_202,
  createdAt: '2026-03-02T09:28:00.000Z',
} as const
export const attachmentView = z.object(fileMembers).meta({ id: 'Attachment', example: exampleAttachment })
export type AttachmentView = z.output<typeof attachmentView>

const unique = <T>(values: T[]) => [...new Set(values)]
/** The attachments that something is to have, by their ids. */
export const attachmentIdsOf = (most: number) =>
  z.array(idText).max(most, refusal('attachments', { most })).transform(unique)
export const mostOfOrder = 10
export const mostOfMessage = 5

import { z } from 'zod'
import {
  attachmentView,
  contentTypes,
  exampleAttachment,
  fileMembers,
  linkMembers,
  sha256,
  uploadInput,
  uploadMembers,
  type FileRule,
} from '#lib/files/schema.ts'

/** Pictures and PDFs: what one adds to say what one means, and no research. */
export const attachmentRule: FileRule = {
  kind: 'attachment',
  maximumBytes: 20 * 1024 * 1024,
  types: contentTypes.filter((type) => type !== 'text/plain'),
}

export const beginAttachmentInput = uploadInput(attachmentRule).meta({
  id: 'BeginAttachmentUpload',
  example: { name: 'family-book.jpg', sizeBytes: 318_202 },
})

export const attachmentUploadView = z
  .object({
    ...uploadMembers,
    attachment: attachmentView.optional().meta({ description: 'Once the file is complete' }),
  })
  .meta({
    id: 'AttachmentUpload',
    example: {
      id: 'upl_01k9z3v7e8f6q9w2x4y5z6a7b8',
      name: 'family-book.jpg',
      sizeBytes: 318_202,
      offset: 16_384,
      createdAt: '2026-03-02T09:28:00.000Z',
    },
  })
export type AttachmentUploadView = z.output<typeof attachmentUploadView>

export const attachedFileView = z
  .object({
    ...fileMembers,
    sha256,
    messageId: z.string().optional().meta({ description: 'The message that it came with; the order itself otherwise' }),
    ...linkMembers,
  })
  .meta({
    id: 'AttachedFile',
    example: {
      ...exampleAttachment,
      sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      url: 'https://api.example.com/files/att_01k9z3v7e8f6q9w2x4y5z6a7b8?expires=1772445600&signature=Zm9v',
      expiresAt: '2026-03-02T09:45:00.000Z',
    },
  })
export type AttachedFileView = z.output<typeof attachedFileView>

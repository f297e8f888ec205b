import type { DocumentView } from '#lib/documents/schema.ts'
import type { AttachmentView } from '#lib/files/schema.ts'

/** A file whose link isn't known yet; whoever opens it asks for one first. */
export const withoutLink = (file: AttachmentView): DocumentView => ({
  sha256: '',
  ...file,
  url: '',
  expiresAt: new Date(0).toISOString(),
})

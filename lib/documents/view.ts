import type { DocumentView, UploadedView, UploadView } from '#lib/documents/schema.ts'
import { contentTypeOf } from '#lib/files/content-type.ts'
import type { FileUrl } from '#lib/files/file-url.ts'
import type { OrderDocument, Upload } from '#lib/generated/prisma/client.ts'

export function toUploadedView(row: OrderDocument): UploadedView {
  return {
    name: row.name,
    id: row.id,
    contentType: contentTypeOf(row),
    sizeBytes: row.sizeBytes,
    sha256: row.sha256,
    createdAt: row.createdAt.toISOString(),
  }
}

export const toDocumentView = (row: OrderDocument, { url, expiresAt }: FileUrl): DocumentView => ({
  ...toUploadedView(row),
  url,
  expiresAt,
})

export const toUploadView = (
  { id, name, sizeBytes, receivedBytes, createdAt }: Upload,
  document?: OrderDocument | null,
): UploadView => ({
  id,
  name,
  sizeBytes,
  offset: receivedBytes,
  createdAt: createdAt.toISOString(),
  ...(document ? { document: toUploadedView(document) } : {}),
})

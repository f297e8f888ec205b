import {
  contentTypes,
  type ContentType,
  type DocumentView,
  type UploadedView,
  type UploadView,
} from '#lib/documents/schema.ts'
import type { DocumentUrl } from '#lib/documents/document-url.ts'
import type { OrderDocument, Upload } from '#lib/generated/prisma/client.ts'

export function contentTypeOf({ contentType }: Pick<OrderDocument, 'contentType'>): ContentType {
  const known = contentTypes.find((type) => type === contentType)
  if (known === undefined) throw new Error(`a document is stored with the type ${contentType}`)
  return known
}

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

export const toDocumentView = (row: OrderDocument, { url, expiresAt }: DocumentUrl): DocumentView => ({
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

import { contentTypes, type ContentType } from '#lib/files/schema.ts'

/** The type of a stored file, as one of those that are taken. */
export function contentTypeOf({ contentType }: { contentType: string }): ContentType {
  const known = contentTypes.find((type) => type === contentType)
  if (known === undefined) throw new Error(`a file is stored with the type ${contentType}`)
  return known
}

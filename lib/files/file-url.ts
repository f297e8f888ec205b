import { baseUrlOf, type Environment } from '#lib/env.ts'
import { toContentDisposition } from '#lib/files/file-name.ts'
import { getStorage } from '#lib/files/get-storage.ts'
import { isSignatureOf, sign } from '#lib/secrets.ts'

const urlLifetimeSeconds = 15 * 60

/** `expiresAt` is ISO 8601. */
export type FileUrl = { url: string; expiresAt: string }

/** Of a link that isn't the customer's: opening it is no download of theirs. */
const forLooking = 'look'
export const isLook = (query: URLSearchParams) => query.has(forLooking)
const signedText = (fileId: string, expires: number, look: boolean) => `${fileId}.${expires}${look ? '.look' : ''}`

type Stored = { id: string; storageKey: string; contentType: string; name: string }

/** A fresh download URL of one file: from the storage's own service where it has one, else from this one. `look`: for somebody beside the customer. */
export async function mintFileUrl(row: Stored, environment: Environment, look = false): Promise<FileUrl> {
  const expires = Math.floor(Date.now() / 1000) + urlLifetimeSeconds
  const fromStorage = await getStorage().findUrl(row.storageKey, {
    contentType: row.contentType,
    contentDisposition: toContentDisposition(row.name),
    expiresIn: urlLifetimeSeconds,
  })
  const query = new URLSearchParams({
    expires: String(expires),
    signature: sign('document-url', signedText(row.id, expires, look)),
    ...(look ? { [forLooking]: '1' } : {}),
  })
  return {
    url: fromStorage ?? `${baseUrlOf(environment)}/files/${row.id}?${query}`,
    expiresAt: new Date(expires * 1000).toISOString(),
  }
}

/** What a URL that this service signed says now. `forged` covers everything that it never signed. */
export function judgeFileUrl(fileId: string, query: URLSearchParams): 'good' | 'expired' | 'forged' {
  const expires = query.get('expires') ?? ''
  if (
    !/^\d{1,12}$/.test(expires) ||
    !isSignatureOf('document-url', signedText(fileId, Number(expires), isLook(query)), query.get('signature') ?? '')
  )
    return 'forged'
  return Number(expires) * 1000 > Date.now() ? 'good' : 'expired'
}

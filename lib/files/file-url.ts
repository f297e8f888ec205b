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

type Stored = { storageKey: string; contentType: string; name: string }

/**
 * A fresh download URL of one file. It leads to this service whatever the storage is: what its own service hands out, nobody here
 * would know of. `look`: for somebody beside the customer.
 */
export function mintFileUrl(row: { id: string }, environment: Environment, look = false): FileUrl {
  const expires = Math.floor(Date.now() / 1000) + urlLifetimeSeconds
  const query = new URLSearchParams({
    expires: String(expires),
    signature: sign('document-url', signedText(row.id, expires, look)),
    ...(look ? { [forLooking]: '1' } : {}),
  })
  return {
    url: `${baseUrlOf(environment)}/files/${row.id}?${query}`,
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

/** Where the storage's own service hands a file out to whoever holds a good URL of ours, for as long as that; undefined where it has none. */
export const findStoredUrl = ({ storageKey, contentType, name }: Stored, query: URLSearchParams) =>
  getStorage().findUrl(storageKey, {
    contentType,
    contentDisposition: toContentDisposition(name),
    expiresIn: Math.max(1, Math.ceil(Number(query.get('expires')) - Date.now() / 1000)),
  })

/** Whose address such a URL has, for the policy of pages that read files. */
export async function findStoredOrigin(): Promise<string | undefined> {
  const any = { contentType: 'text/plain', contentDisposition: 'attachment', expiresIn: 60 }
  const url = await getStorage().findUrl('any', any)
  return url === undefined ? undefined : new URL(url).origin
}

import { createHash, randomBytes } from 'node:crypto'
import { readCookie } from '#lib/cookie.ts'

// What a browser is known by: a random cookie, of which we keep the hash alone.
export const newMark = () => randomBytes(32).toString('base64url')
export const hashOfMark = (mark: string) => createHash('sha256').update(mark).digest('base64url')

/** The mark that a browser keeps under this name; undefined for anything else that stands there. */
export function readMark(request: Request, cookieName: string): string | undefined {
  const value = readCookie(request, cookieName)
  return value !== undefined && /^[A-Za-z0-9_-]{43}$/.test(value) ? value : undefined
}

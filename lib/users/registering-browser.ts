import { createHash, randomBytes } from 'node:crypto'
import { getEnv } from '#lib/env.ts'

/**
 * A cookie by which the browser that registers is known when its mail's link is opened: it takes the place of typing the
 * password a second time. The link holds its hash, so neither is worth anything without the other, and it is thrown away once
 * it has been used.
 */
const cookieName = 'callslip-registering'
const lifetimeSeconds = 2 * 3600
export const registeringMs = lifetimeSeconds * 1000

export const hashOfBrowser = (cookie: string) => createHash('sha256').update(cookie).digest('base64url')
export const newBrowser = () => randomBytes(32).toString('base64url')

export function readBrowser(request: Request): string | undefined {
  const pair = (request.headers.get('cookie') ?? '').split(/; */).find((one) => one.startsWith(`${cookieName}=`))
  const value = pair?.slice(cookieName.length + 1)
  return value !== undefined && /^[A-Za-z0-9_-]{43}$/.test(value) ? value : undefined
}

const cookie = (value: string, seconds: number) =>
  `${cookieName}=${value}; Path=/api; Max-Age=${seconds}; HttpOnly; SameSite=Strict${
    new URL(getEnv().PORTAL_URL).protocol === 'https:' ? '; Secure' : ''
  }`
export const browserCookie = (value: string) => cookie(value, lifetimeSeconds)
export const noBrowserCookie = () => cookie('', 0)

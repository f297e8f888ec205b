import { createHash, randomBytes } from 'node:crypto'
import { getEnv } from '#lib/env.ts'
import { longestSessionSeconds } from '#lib/users/session-row.ts'

const cookieName = 'callslip-device'
const year = 365 * 24 * 3600

/** Of the cookie that a browser keeps from its first sign-in: the cookie itself is nowhere here. */
export const hashOfDevice = (cookie: string) => createHash('sha256').update(cookie).digest('base64url')
export const newDevice = () => randomBytes(32).toString('base64url')

export function readDevice(request: Request): string | undefined {
  const pair = (request.headers.get('cookie') ?? '').split(/; */).find((one) => one.startsWith(`${cookieName}=`))
  const value = pair?.slice(cookieName.length + 1)
  return value !== undefined && /^[A-Za-z0-9_-]{43}$/.test(value) ? value : undefined
}

const secure = () => (new URL(getEnv().PORTAL_URL).protocol === 'https:' ? '; Secure' : '')

/** It goes to the sign-in alone, and outlives every session. */
export const deviceCookie = (value: string) =>
  `${cookieName}=${value}; Path=/api/auth; Max-Age=${year}; HttpOnly; SameSite=Lax${secure()}`

/** For pages that are built ahead, which say who is there by it and let nobody in. */
export const signedInCookie = (signedIn: boolean) =>
  `signed-in=${signedIn ? 1 : 0}; Path=/; Max-Age=${signedIn ? longestSessionSeconds : 0}; SameSite=Lax${secure()}`

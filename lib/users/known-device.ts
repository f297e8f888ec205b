import { createHash, randomBytes } from 'node:crypto'
import { getEnv } from '#lib/env.ts'

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

/** It goes to the sign-in alone, and outlives every session. */
export const deviceCookie = (value: string) =>
  `${cookieName}=${value}; Path=/api/auth; Max-Age=${year}; HttpOnly; SameSite=Lax${
    new URL(getEnv().PORTAL_URL).protocol === 'https:' ? '; Secure' : ''
  }`

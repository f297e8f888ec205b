import { secure } from '#lib/cookie.ts'
import { readMark } from '#lib/users/browser-mark.ts'
import { longestSessionSeconds } from '#lib/users/session-row.ts'

const cookieName = 'callslip-device'
const year = 365 * 24 * 3600

/** What a browser keeps from its first sign-in. */
export const readDevice = (request: Request) => readMark(request, cookieName)

/** It goes to the sign-in alone, and outlives every session. */
export const deviceCookie = (mark: string) =>
  `${cookieName}=${mark}; Path=/api/auth; Max-Age=${year}; HttpOnly; SameSite=Lax${secure()}`

/** For pages that are built ahead, which say who is there by it and let nobody in. */
export const signedInCookie = (signedIn: boolean) =>
  `signed-in=${signedIn ? 1 : 0}; Path=/; Max-Age=${signedIn ? longestSessionSeconds : 0}; SameSite=Lax${secure()}`

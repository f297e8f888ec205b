import { secure } from '#lib/cookie.ts'
import { readMark } from '#lib/users/browser-mark.ts'

/**
 * A cookie by which the browser that registers is known when its mail's link is opened: it takes the place of typing the
 * password a second time. The link holds its hash, so neither is worth anything without the other, and it is thrown away once
 * it has been used.
 */
const cookieName = 'callslip-registering'
const lifetimeSeconds = 2 * 3600
export const registeringMs = lifetimeSeconds * 1000

export const readBrowser = (request: Request) => readMark(request, cookieName)

const cookie = (mark: string, seconds: number) =>
  `${cookieName}=${mark}; Path=/api; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure()}`
export const browserCookie = (mark: string) => cookie(mark, lifetimeSeconds)
export const noBrowserCookie = () => cookie('', 0)

import { getEnv } from '#lib/env.ts'

/** A cookie as the browser sends it. Values here need no escapes, so there are none to undo (and none that could be malformed). */
export const readCookie = (request: Request, name: string): string | undefined =>
  (request.headers.get('cookie') ?? '')
    .split(/; */)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** Whether people come by https: then no cookie goes any other way. */
export const isSecure = () => new URL(getEnv().PORTAL_URL).protocol === 'https:'

/** What ends the attributes of every cookie. */
export const secure = () => (isSecure() ? '; Secure' : '')

import { deviceCookie, signedInCookie } from '#lib/users/known-device.ts'
import type { SignInAnswer } from '#lib/users/session-options.ts'

/** next-auth's answer, with what it has no words for: a second step, a wait, the cookie by which the browser is known. */
export async function withAnswer(
  response: Response,
  { secondStep, retryAfter, device, left }: SignInAnswer,
): Promise<Response> {
  const headers = new Headers(response.headers)
  if (device !== undefined) headers.append('Set-Cookie', deviceCookie(device))
  if (device !== undefined || left) headers.append('Set-Cookie', signedInCookie(device !== undefined))
  if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter))
  const { status } = response
  // A form without JSON is sent on to a page, and has no body.
  const isJson = headers.get('content-type')?.includes('json') ?? false
  if (!isJson || (secondStep === undefined && retryAfter === undefined))
    return new Response(response.body, { status, headers })
  const known = (await response.json()) as object // the library's own `{ url }`
  return new Response(JSON.stringify({ ...known, secondStep, retryAfter }), { status, headers })
}

import * as oidc from 'openid-client'
import { guardedFetch } from '#lib/sign-on/guarded-fetch.ts'

type Said = { error?: unknown; error_description?: unknown; hint?: unknown }

/**
 * Whether a token endpoint that refuses knows who asks: it finds the code wrong then. For that some have only what they say of
 * any request (Zitadel, Dex of old), and OneLogin says the same of a secret that came the wrong way, which it names.
 */
export function findsCodeWrong({ error, error_description: description, hint }: Said): boolean {
  if (error === 'invalid_grant') return true
  return error === 'invalid_request' && !/client|secret|redirect/i.test(`${String(description)} ${String(hint)}`)
}

async function knowsUs(answer: Response): Promise<boolean> {
  if (answer.ok) return true
  const said: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined)
  return typeof said === 'object' && said !== null && findsCodeWrong(said)
}

/**
 * How a provider is told who asks. Its metadata lists what it can do; an app may be registered for one way alone, and some don't
 * undo the escapes of Basic. What came to nothing by Basic is sent once more by POST, with the same code, which nobody looks at
 * before they know whose it is. Once that went well it is by POST alone, for as long as this is kept.
 */
export function clientWays(clientId: string, clientSecret: string) {
  let onlyPost = false
  const authenticate: oidc.ClientAuth = (server, ...rest) => {
    // By the standard Basic is meant where a provider doesn't say.
    const taken = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const way = taken.includes('client_secret_basic') && !onlyPost ? oidc.ClientSecretBasic : oidc.ClientSecretPost
    return way(clientSecret)(server, ...rest)
  }
  const fetch: oidc.CustomFetch = async (url, { method, headers, body }) => {
    const first = await guardedFetch(url, { method, headers, body })
    const { authorization, ...others } = headers
    if (!authorization?.startsWith('Basic ') || !(body instanceof URLSearchParams)) return first
    if (first.status === 429 || first.status >= 500 || (await knowsUs(first))) return first
    const form = new URLSearchParams([...body, ['client_id', clientId], ['client_secret', clientSecret]])
    const second = await guardedFetch(url, { method, headers: others, body: form })
    if (!(await knowsUs(second))) return first
    onlyPost = true
    return second
  }
  return { authenticate, fetch }
}

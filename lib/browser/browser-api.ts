import type { AccessTokenView } from '#lib/clients/schema.ts'
import { dropToken, getToken } from '#lib/browser/access-token.ts'
import { makeApi, type Api } from '#lib/browser/api.ts'
import { ApiFailure, offline, readFailure } from '#lib/browser/failure.ts'
import type { Identity } from '#lib/browser/identity.ts'
import { askToProve } from '#lib/browser/proof.ts'
import { catalogue } from '#lib/words/en/browser.ts'
import { currentLocale } from '#lib/words/locale.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const expired = new Set(['api_key_expired', 'api_key_invalid'])

const afresh = (init: RequestInit): RequestInit => ({ ...init, signal: AbortSignal.timeout(30_000) })
const hasRunOut = ({ signal }: RequestInit) =>
  signal?.reason instanceof DOMException && signal.reason.name === 'TimeoutError'

async function call(identity: Identity, path: string, given: RequestInit, attempt = 1): Promise<Response> {
  const token = await getToken(identity)
  // Where a token was only to be had by signing in again, that took as long as it takes a person.
  const init = hasRunOut(given) ? afresh(given) : given
  const response = await fetch(`${token.baseUrl}${path}`, withToken(token, init)).catch((error: unknown) => {
    // Given up by its own query, which knows; everything else is a lost connection.
    if (init.signal?.aborted && error instanceof DOMException && error.name === 'AbortError') throw error
    throw offline()
  })
  if (response.ok) return response
  const failure = await readFailure(response)
  if (attempt === 1 && expired.has(failure.code)) {
    dropToken(token)
    return call(identity, path, init, 2)
  }
  // The dialog proves it in place; then the same request goes on, with its whole time before it.
  if (failure.code === 'proof_required') {
    if (!(await askToProve())) throw notProved()
    return call(identity, path, afresh(init), attempt)
  }
  throw failure
}

const notProved = () => new ApiFailure('refused', t('nothingWasDoneYouDid'))

function withToken(token: AccessTokenView, init: RequestInit): RequestInit {
  const headers = new Headers(init.headers)
  headers.set('Authorization', `Bearer ${token.accessToken}`)
  // Some answers are words for people: an operator's view of the service's health, a history.
  headers.set('Accept-Language', currentLocale())
  // Never a cookie: the API reads none, and on another host none belongs to it.
  return { ...init, headers, credentials: 'omit', cache: 'no-store' }
}

/** The API over the network, with a token of the signed-in person's that is renewed as needed. */
export const browserApi = (identity: Identity): Api => makeApi(identity, call)

import type { AccessTokenView } from '#lib/clients/schema.ts'
import { ApiFailure, offline, readFailure, signedOut } from '#lib/browser/failure.ts'
import type { Identity } from '#lib/browser/identity.ts'
import { keepTextsOf } from '#lib/browser/kept-text.ts'
import { askToSignIn } from '#lib/browser/signed-out.ts'

type Slot = { token?: AccessTokenView; refresh?: Promise<AccessTokenView> }
// In memory only: a token that never touches storage can't be read from there.
const slots = new Map<string, Slot>()

let person: string | undefined
/** Whose page this is, as the server drew it. A step within the portal can lead to somebody else's, who has signed in in another tab. */
export function speakFor(id: string): void {
  if (typeof window === 'undefined' || id === person) return
  slots.clear()
  person = id
  keepTextsOf(id)
}

/** Whom a token of our own service speaks for: the claims of a JWT are there to be read. */
const subjectOf = ({ accessToken }: AccessTokenView) =>
  (JSON.parse(atob(accessToken.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '')) as { sub: string }).sub

/** Somebody else has signed in in this browser: what stands here is of the person before, and must not be done in the new one's name. */
function requireSamePerson(token: AccessTokenView): AccessTokenView {
  const subject = subjectOf(token)
  if (person === undefined || subject === person) return token
  void import('#lib/browser/another-person.ts').then(({ beginAnew }) => beginAnew(subject))
  throw signedOut()
}

/** A minute's margin: a token must not run out on its way. */
const isFresh = (token: AccessTokenView) => Date.parse(token.expiresAt) - Date.now() > 60_000

const ask = (identity: Partial<Identity>): Promise<Response> =>
  fetch('/api/access-token', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(identity),
    signal: AbortSignal.timeout(20_000),
  }).catch(() => {
    throw offline()
  })

// Its own origin's answer, from the same deployment as this code.
const read = async (response: Response) => requireSamePerson((await response.json()) as AccessTokenView)

async function request(identity: Identity): Promise<AccessTokenView> {
  for (;;) {
    const response = await ask(identity)
    if (response.ok) return read(response)
    const failure = await readFailure(response)
    // Somebody else by now may have no such role, or client: any role of theirs says who they are.
    if (failure.code === 'invalid_request' || failure.code === 'not_found') {
      const whoever = await ask({ environment: identity.environment })
      if (whoever.ok) await read(whoever)
      // It is whoever sits here that isn't let in; what the token was for has nothing wrong with it.
      throw new ApiFailure('refused', failure.message, { ...failure, status: 403 })
    }
    if (failure.code !== 'authentication_required') throw failure
    // The dialog signs in again in place; then the same request goes on as if nothing had happened.
    if (!(await askToSignIn())) throw signedOut()
  }
}

/** A good token for an environment and a role; many callers at once cause one request. */
export function getToken(identity: Identity): Promise<AccessTokenView> {
  const key = JSON.stringify([identity.environment, identity.role, identity.clientId])
  const slot = slots.get(key) ?? {}
  slots.set(key, slot)
  if (slot.token && isFresh(slot.token)) return Promise.resolve(slot.token)
  slot.refresh ??= request(identity)
    .then((token) => (slot.token = token))
    .finally(() => delete slot.refresh)
  return slot.refresh
}

/** Drops one token that was refused, unless a newer one has taken its place. */
export function dropToken(token: AccessTokenView): void {
  for (const slot of slots.values()) if (slot.token === token) delete slot.token
}

export const forgetTokens = () => slots.clear()

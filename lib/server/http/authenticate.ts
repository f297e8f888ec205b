import type { PersonActor } from '#lib/actor.ts'
import { authenticateKey } from '#lib/clients/authenticate-key.ts'
import type { Allowance } from '#lib/clients/rate-buckets.ts'
import { ApiError, errorStatuses } from '#lib/errors.ts'
import type { Described } from '#lib/operation.ts'
import type { Scope } from '#lib/scopes.ts'
import type { RequestTarget } from '#lib/server/http/environment.ts'
import { addressOf, originOf, sessionOriginOf } from '#lib/server/http/origin.ts'
import { authenticateAccessToken } from '#lib/users/access-token.ts'

export function bearerOf(request: Request): string | undefined {
  const header = request.headers.get('authorization') ?? ''
  return /^Bearer +(\S+) *$/i.exec(header)?.[1]
}

export type Known = {
  actor: PersonActor
  allowance?: Allowance
  /** Of the interface: a key's own. */
  version?: string
  logsBodies?: boolean
  /** Of people only: a key has nothing to prove, and needs no factor. */
  proved?: boolean
  lacksFactor?: boolean
  bySignOn?: boolean
}

export async function authenticate(token: string, { environment }: RequestTarget, request: Request): Promise<Known> {
  const known: Known = token.startsWith('cs_')
    ? await authenticateKey(token, environment, { origin: () => originOf(request), address: () => addressOf(request) })
    : await authenticateAccessToken(token, environment, () => sessionOriginOf(request))
  // Only what is changed is written down with the place it came from.
  if (request.method !== 'GET') {
    const { network, agent } = sessionOriginOf(request)
    Object.assign(known.actor, { network, agent })
  }
  return known
}

/** What a caller needs for an operation: a key its scope, a person what their role has to hold. */
const scopeFor = ({ type }: Pick<Known['actor'], 'type'>, { scope, personScope = scope }: Described): Scope =>
  type === 'api_client' ? scope : personScope

export function requireScope(actor: Known['actor'], operation: Described) {
  const scope = scopeFor(actor, operation)
  if (actor.scopes.includes(scope)) return
  if (actor.type === 'customer')
    throw new ApiError('insufficient_scope', `Your role does not include this (${scope}). An owner can change it.`, {
      members: { requiredScope: scope },
    })
  throw new ApiError('insufficient_scope', `This needs the scope ${scope}.`, { members: { requiredScope: scope } })
}

/** What a person has to have shown beside their session, before they may do this. */
export function requireProof(
  { proved = true, lacksFactor = false, bySignOn = false }: Known,
  { scope, stepUp, withoutFactor, ...operation }: Described,
) {
  // Whoever looks after the organisation's sign-in can be anybody in it there, and is nobody's own self elsewhere.
  if (bySignOn && scope === 'account' && !operation.bySignOn) {
    throw new ApiError(
      'own_sign_in_required',
      'You came in through your organisation. Sign in with a password or passkey of your own for this.',
    )
  }
  if (lacksFactor && !withoutFactor) {
    throw new ApiError('factor_required', 'An operator needs a second factor. Add a passkey or an app to your account.')
  }
  if (stepUp && !proved) throw new ApiError('proof_required', 'Prove that it is you, then repeat this.')
}

/** Whether a request that goes on for long would be let in again. A database that doesn't answer refuses nobody. */
export async function isStillGood(request: Request, target: RequestTarget, operation: Described): Promise<boolean> {
  try {
    requireScope((await authenticate(bearerOf(request) ?? '', target, request)).actor, operation)
    return true
  } catch (error) {
    return !(error instanceof ApiError && errorStatuses[error.code] === 403)
  }
}

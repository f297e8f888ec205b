import type { CustomerActor, OperatorActor, ResearcherActor } from '#lib/actor.ts'
import { authenticateKey } from '#lib/clients/authenticate-key.ts'
import type { Allowance } from '#lib/clients/rate-buckets.ts'
import { ApiError, errorStatuses } from '#lib/errors.ts'
import type { Described } from '#lib/operation.ts'
import type { RequestTarget } from '#lib/server/http/environment.ts'
import { originOf, sessionOriginOf } from '#lib/server/http/origin.ts'
import { authenticateAccessToken } from '#lib/users/access-token.ts'

export function bearerOf(request: Request): string | undefined {
  const header = request.headers.get('authorization') ?? ''
  return /^Bearer +(\S+) *$/i.exec(header)?.[1]
}

export type Known = { actor: CustomerActor | ResearcherActor | OperatorActor; allowance?: Allowance }

export const authenticate = (token: string, { environment }: RequestTarget, request: Request): Promise<Known> =>
  token.startsWith('cs_')
    ? authenticateKey(token, environment, () => originOf(request))
    : authenticateAccessToken(token, environment, () => sessionOriginOf(request))

export function requireScope({ scopes }: Known['actor'], { scope }: Described) {
  if (scopes.includes(scope)) return
  throw new ApiError('insufficient_scope', `This needs the scope ${scope}.`, { members: { requiredScope: scope } })
}

/** Whether a request that goes on for long would be let in again. A database that doesn't answer refuses nobody. */
export async function isStillGood(request: Request, target: RequestTarget): Promise<boolean> {
  try {
    await authenticate(bearerOf(request) ?? '', target, request)
    return true
  } catch (error) {
    return !(error instanceof ApiError && errorStatuses[error.code] === 403)
  }
}

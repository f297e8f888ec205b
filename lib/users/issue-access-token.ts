import { requireUsable } from '#lib/clients/permissions.ts'
import { scopesFor, signAccessToken, signOnRequired, type TokenClaims } from '#lib/users/access-token.ts'
import type { AccessTokenInput, AccessTokenView } from '#lib/clients/schema.ts'
import { getDb } from '#lib/db.ts'
import { baseUrlOf } from '#lib/env.ts'
import { ApiError, invalid, notFound } from '#lib/errors.ts'
import type { Session } from '#lib/users/session.ts'

/** A ten-minute bearer token for a signed-in person: one environment, one role, and for a customer one client. */
export async function issueAccessToken(
  session: Session | undefined,
  input: AccessTokenInput,
): Promise<AccessTokenView> {
  const user =
    session &&
    (await getDb().user.findUnique({
      where: { id: session.userId },
      include: {
        researcher: true,
        memberships: { include: { client: { include: { signOn: true } } }, orderBy: { createdAt: 'asc' } },
      },
    }))
  if (!session || !user) throw new ApiError('authentication_required', 'Sign in first.')
  const own = session.signOnClientId === null
  // What a client's own sign-in has begun reaches that client alone.
  const memberships = user.memberships.filter(({ clientId }) => own || clientId === session.signOnClientId)
  const held: Record<TokenClaims['role'], boolean> = {
    operator: own && user.operator,
    researcher: own && user.researcher?.status === 'approved',
    customer: memberships.length > 0,
    person: own,
  }
  const role =
    input.role ?? (['operator', 'researcher', 'customer', 'person'] as const).find((candidate) => held[candidate])
  if (!role || !held[role]) throw invalid('role', `is not one of yours`)
  let membership
  if (role === 'customer') {
    // Who names none has one, or means their first.
    membership =
      input.clientId === undefined ? memberships[0] : memberships.find(({ clientId }) => clientId === input.clientId)
    if (!membership) throw notFound()
    if (own && membership.role !== 'owner' && membership.client.signOn?.required) throw signOnRequired()
    requireUsable(membership.client, input.environment)
  }
  const { accessToken, expiresAt } = await signAccessToken({
    sub: user.id,
    sid: session.id,
    role,
    env: input.environment,
    ...(membership ? { cli: membership.clientId } : {}),
  })
  const roles = { member: membership, operatorRole: user.operatorRole }
  return {
    accessToken,
    expiresAt: expiresAt.toISOString(),
    environment: input.environment,
    baseUrl: baseUrlOf(input.environment),
    role,
    ...(membership ? { clientId: membership.clientId, memberRole: membership.role } : {}),
    scopes: [...scopesFor(role, roles, input.environment)],
  }
}

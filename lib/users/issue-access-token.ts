import { requireUsable } from '#lib/clients/permissions.ts'
import { scopesOf, scopesOfOperator, signAccessToken, type TokenClaims } from '#lib/users/access-token.ts'
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
      include: { researcher: true, memberships: { include: { client: true }, orderBy: { createdAt: 'asc' } } },
    }))
  if (!session || !user) throw new ApiError('authentication_required', 'Sign in first.')
  const held: Record<TokenClaims['role'], boolean> = {
    operator: user.operator,
    researcher: user.researcher?.status === 'approved',
    customer: user.memberships.length > 0,
  }
  const role = input.role ?? (['operator', 'researcher', 'customer'] as const).find((candidate) => held[candidate])
  if (!role || !held[role]) throw invalid('role', `is not one of yours`)
  let client: (typeof user.memberships)[number]['client'] | undefined
  if (role === 'customer') {
    client =
      input.clientId === undefined
        ? user.memberships[0]?.client
        : user.memberships.find(({ clientId }) => clientId === input.clientId)?.client
    if (!client) throw notFound()
    requireUsable(client, input.environment)
  }
  const { accessToken, expiresAt } = await signAccessToken({
    sub: user.id,
    sid: session.id,
    role,
    env: input.environment,
    ...(client ? { cli: client.id } : {}),
  })
  return {
    accessToken,
    expiresAt: expiresAt.toISOString(),
    environment: input.environment,
    baseUrl: baseUrlOf(input.environment),
    role,
    ...(client ? { clientId: client.id } : {}),
    scopes: role === 'operator' ? scopesOfOperator(user.operatorRole ?? 'support') : [...scopesOf[role]],
  }
}

import type { CustomerActor } from '#lib/actor.ts'
import { dayLimitsOf } from '#lib/clients/day-limits.ts'
import { scopesOfMember } from '#lib/clients/roles.ts'
import type { Environment } from '#lib/env.ts'
import type { Client, Membership, User } from '#lib/generated/prisma/client.ts'

export type MembershipRow = Membership & { client: Client }

/** A member as they are signed in: what is read with it is what they may see. */
export const memberActor = (
  user: Pick<User, 'id' | 'name'>,
  { role, client }: Pick<MembershipRow, 'role' | 'client'>,
  environment: Environment,
): CustomerActor => ({
  type: 'customer',
  id: user.id,
  name: user.name,
  environment,
  clientId: client.id,
  scopes: scopesOfMember(role, environment),
  client: {
    currency: client.currency,
    autoOpen: client.autoOpen,
    billing: client.billing,
    dayLimits: dayLimitsOf(client, environment),
  },
})

import type { AccessTokenInput } from '#lib/clients/schema.ts'
import type { Environment } from '#lib/env.ts'
import type { MeView } from '#lib/users/schema.ts'

export type Role = MeView['roles'][number] | 'person'
/** For whom a request speaks, and in which environment. */
export type Identity = Pick<AccessTokenInput, 'environment' | 'role' | 'clientId'>

/** As whom somebody is on one side of the house; who has no business there is shown the way as what they are otherwise. */
export const roleOn = (side: Role, { roles }: MeView): Role =>
  side !== 'person' && roles.includes(side) ? side : (roles[0] ?? 'person')

/** Server and browser must name it alike: it begins every query's key. */
export function identityOf(me: MeView, role: Role, environment: Environment): Identity {
  const clientId = role === 'customer' ? me.clients[0]?.id : undefined
  return { environment, role, ...(clientId === undefined ? {} : { clientId }) }
}

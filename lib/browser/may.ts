'use client'
import { useApi, useRoles } from '#lib/browser/api-provider.tsx'
import { productionOf } from '#lib/clients/state.ts'
import { scopesOfMember } from '#lib/clients/roles.ts'
import type { Described } from '#lib/operation.ts'
import type { Scope } from '#lib/scopes.ts'
import { scopesOfOperator } from '#lib/users/operator-roles.ts'

type Needs = Pick<Described, 'scope' | 'personScope' | 'askedIn'>

/**
 * Whether the person's role lets them do something, so that nothing is offered that would be refused. The API decides by
 * itself, with each request.
 */
export function useMay(): (wanted: Needs) => boolean {
  const { environment } = useApi().identity
  const { client, operator } = useRoles()
  return ({ scope, personScope = scope, askedIn = environment }) => {
    if (client !== undefined) return scopesOfMember(client.role, askedIn, productionOf(client)).includes(personScope)
    return operator === undefined || scopesOfOperator(operator).includes(personScope)
  }
}

/** The same of a scope, where no single operation is meant. */
export function useHolds(): (scope: Scope, askedIn?: 'development') => boolean {
  const may = useMay()
  return (scope, askedIn) => may({ scope, ...(askedIn ? { askedIn } : {}) })
}

/** Whether production is shown, and the client's people may do nothing there: whatever is asked of it would be refused. */
export function useLocked(): boolean {
  const { environment } = useApi().identity
  const { client } = useRoles()
  return environment === 'production' && client !== undefined && productionOf(client) === 'locked'
}

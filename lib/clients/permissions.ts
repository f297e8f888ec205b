import type { Environment } from '#lib/env.ts'
import { productionOf, type ProductionState } from '#lib/clients/state.ts'
import { ApiError } from '#lib/errors.ts'

/** `byHand`: of a person's token, whether their client's people may order in production; false of a key. */
type Client = { status: string; productionState: ProductionState; byHand: boolean }

/** Throws 403 where a key, or a person, of a client may not use an environment at all. */
export function requireUsable(client: Client, environment: Environment): void {
  if (client.status === 'suspended')
    throw new ApiError('client_suspended', 'The API client is suspended. Write to the operator.')
  if (environment === 'production' && productionOf(client) === 'locked') {
    throw new ApiError(
      'production_not_enabled',
      'Production is not enabled for this API client. Ask the operator to enable it.',
    )
  }
}

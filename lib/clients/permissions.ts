import type { Environment } from '#lib/env.ts'
import { ApiError } from '#lib/errors.ts'

const canUseProduction = (client: { productionState: string }) => client.productionState === 'enabled'

/** Throws 403 where a client may not use an environment at all. */
export function requireUsable(client: { status: string; productionState: string }, environment: Environment): void {
  if (client.status === 'suspended')
    throw new ApiError('client_suspended', 'The API client is suspended. Write to the operator.')
  if (environment === 'production' && !canUseProduction(client)) {
    throw new ApiError(
      'production_not_enabled',
      'Production is not enabled for this API client. Ask the operator to enable it.',
    )
  }
}

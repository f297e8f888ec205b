import type { Environment } from '#lib/env.ts'
import { settleSharesOf } from '#lib/payments/settle-shares.ts'
import { refreshAccount } from '#lib/researchers/refresh-account.ts'

/** Keeps what the provider says of a researcher's account now, and plans what can be moved there, or back. */
export async function lookAtAccount(environment: Environment, accountId: string): Promise<void> {
  await refreshAccount(environment, accountId)
  await settleSharesOf(environment, accountId)
}

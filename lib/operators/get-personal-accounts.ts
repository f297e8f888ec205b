import { waitingAccount } from '#lib/clients/open-for-people.ts'
import type { PersonalAccountsView } from '#lib/clients/schema.ts'
import type { Tx } from '#lib/db.ts'

export async function getPersonalAccounts(tx: Tx): Promise<PersonalAccountsView> {
  const { holds, decidedAt } = await tx.standingDecision.findUniqueOrThrow({ where: { id: 'personal_accounts' } })
  const waiting = await tx.client.count({ where: waitingAccount })
  return { openAtOnce: holds, decidedAt: decidedAt.toISOString(), waiting }
}

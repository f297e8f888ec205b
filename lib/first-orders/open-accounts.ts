import { systemActor } from '#lib/actor.ts'
import { openAccountsJob } from '#lib/clients/jobs.ts'
import { waitingAccount } from '#lib/clients/open-for-people.ts'
import { holds } from '#lib/clients/standing-decisions.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { openAccount } from '#lib/first-orders/open-account.ts'
import { enqueue } from '#lib/jobs.ts'

const atOnce = 100

/** Opens the personal accounts that wait, each in a transaction of its own, as long as operators want it so. */
export async function openAccounts(): Promise<void> {
  if (!(await holds(getDb(), 'personal_accounts'))) return
  const waiting = await getDb().client.findMany({
    where: waitingAccount,
    select: { id: true },
    orderBy: { id: 'asc' },
    take: atOnce,
  })
  for (const { id } of waiting) await inTransaction((tx) => openAccount(tx, id, systemActor('production')))
  if (waiting.length === atOnce) await inTransaction((tx) => enqueue(tx, openAccountsJob, {}))
}

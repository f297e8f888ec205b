import { systemActor } from '#lib/actor.ts'
import { openAccountsJob } from '#lib/clients/jobs.ts'
import { waitingAccount } from '#lib/clients/open-for-people.ts'
import { holds } from '#lib/clients/standing-decisions.ts'
import { getDb, inTransaction, type Tx } from '#lib/db.ts'
import { doForEach } from '#lib/do-each.ts'
import { openAccount } from '#lib/first-orders/open-account.ts'
import { enqueue } from '#lib/jobs.ts'

const atOnce = 100

/** Opens the personal accounts that wait, each in a transaction of its own, as long as operators want it so. */
export async function openAccounts(): Promise<void> {
  const waiting = await getDb().client.findMany({
    where: waitingAccount,
    select: { id: true },
    orderBy: { id: 'asc' },
    take: atOnce,
  })
  await doForEach(waiting, ({ id }) =>
    whileItHolds(async (tx) => void (await openAccount(tx, id, systemActor('production')))),
  )
  if (waiting.length === atOnce) await whileItHolds((tx) => enqueue(tx, openAccountsJob, {}))
}

/** Asked in the transaction itself: whoever decides otherwise waits for it. */
const whileItHolds = (work: (tx: Tx) => Promise<void>): Promise<void> =>
  inTransaction(async (tx) => {
    if (await holds(tx, 'personal_accounts')) await work(tx)
  })

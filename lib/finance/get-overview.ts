import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { FinanceOverview } from '#lib/finance/schema.ts'
import { financeLists, waitingStatus, type FinanceList } from '#lib/finance/state.ts'
import { sumRows } from '#lib/finance/sum-rows.ts'
import { withoutAbsent } from '#lib/view.ts'

const waitingOf: Partial<Record<FinanceList, string>> = waitingStatus

/** What of each list waits for an operator, and the last comparison with the provider's books. */
export async function getOverview(tx: Tx, actor: OperatorActor): Promise<FinanceOverview> {
  const lists = []
  for (const list of financeLists) {
    const status = waitingOf[list]
    const sums = status === undefined ? [] : (await sumRows(tx, actor, list, { status })).sums
    lists.push({ list, waiting: sums.map(({ doneMinor, net, ...sum }) => sum) })
  }
  const checks = await tx.balanceCheck.findMany({
    where: { environment: actor.environment },
    orderBy: { currency: 'asc' },
  })
  return {
    lists,
    checks: checks.map(({ currency, providerMinor, ledgerMinor, checkedAt, differsSince }) => ({
      currency,
      providerMinor: Number(providerMinor),
      ledgerMinor: Number(ledgerMinor),
      checkedAt: checkedAt.toISOString(),
      ...withoutAbsent({ differsSince: differsSince?.toISOString() }),
    })),
  }
}

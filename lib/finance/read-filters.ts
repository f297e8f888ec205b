import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import { findAbout } from '#lib/finance/find-about.ts'
import type { Filters } from '#lib/finance/row-sources.ts'
import type { FinanceQuery } from '#lib/finance/schema.ts'
import { financeStatuses, type FinanceList } from '#lib/finance/state.ts'

// Their statuses are the provider's words, of which it may invent new ones.
const open: readonly FinanceList[] = ['payouts', 'disputes']

/** A query as the database is asked it; 400 for a status that the list doesn't know. */
export async function readFilters(
  tx: Tx,
  { environment }: OperatorActor,
  list: FinanceList,
  { q, ...filters }: FinanceQuery,
): Promise<Filters> {
  const known: readonly string[] = financeStatuses[list]
  if (filters.status !== undefined && !open.includes(list) && !known.includes(filters.status))
    throw invalid('status', `must be one of ${known.join(', ')}`)
  return q === undefined ? filters : { ...filters, about: await findAbout(tx, environment, q) }
}

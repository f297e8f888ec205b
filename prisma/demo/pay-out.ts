import type { ResearcherActor } from '#lib/actor.ts'
import { getDb } from '#lib/db.ts'
import { findProviderSettings, getEnv, isSimulator } from '#lib/env.ts'
import { notePayout } from '#lib/researchers/note-payout.ts'

/** Has the simulator do what the provider does every day: a researcher's balance goes to their bank, which may send it back. */
export async function payOut({ id: researcherId, environment }: ResearcherActor, failure?: string): Promise<void> {
  const account = await getDb().researcherAccount.findFirst({ where: { researcherId, environment } })
  const apiBase = findProviderSettings(getEnv(), environment)?.apiBase
  if (!account || apiBase === undefined || !isSimulator(apiBase)) return
  const body = JSON.stringify(failure === undefined ? {} : { failure_code: failure })
  const answer = await fetch(new URL(`/_simulator/accounts/${account.accountId}/payout`, apiBase), {
    ...{ method: 'POST', body, headers: { 'content-type': 'application/json' } },
  })
  if (!answer.ok) throw new Error(`the simulator pays nothing out: ${answer.status} ${await answer.text()}`)
  // Its events arrive once somebody listens.
  const made = (await answer.json()) as { id: string }[] // the simulator's own answer
  for (const { id } of made) await notePayout(environment, account.accountId, id)
}

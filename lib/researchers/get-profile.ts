import type { PersonActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import type { Researcher, ResearcherAccount } from '#lib/generated/prisma/client.ts'
import { describeRequirements } from '#lib/researchers/describe-requirements.ts'
import { nameArchives } from '#lib/researchers/name-archives.ts'
import type { ResearchProfileView } from '#lib/researchers/schema.ts'
import { toAccountFacts } from '#lib/researchers/view.ts'
import { withoutAbsent } from '#lib/view.ts'

export type ResearcherRow = Researcher & { accounts: ResearcherAccount[] }

/** A person's own researcher; null for those who never applied. A researcher's actor names the researcher, everyone else's the user. */
export const findOwnResearcher = (tx: Tx, actor: PersonActor): Promise<ResearcherRow | null> =>
  tx.researcher.findFirst({
    where: actor.type === 'researcher' ? { id: actor.id } : { userId: actor.id },
    include: { accounts: true },
  })

export async function toProfileView(
  tx: Tx,
  row: ResearcherRow | null,
  environment: Environment,
): Promise<ResearchProfileView> {
  if (!row) return { status: 'none' }
  const knownArchives = (await nameArchives(tx, [row]))(row)
  const account = row.accounts.find((candidate) => candidate.environment === environment)
  const { id, name, bio, languages, countries, archives, alerts } = row
  return {
    status: row.status,
    ...withoutAbsent({ reason: row.decisionReason }),
    profile: withoutAbsent({
      id,
      name,
      bio,
      languages,
      countries,
      archives,
      knownArchives,
      alerts,
      createdAt: row.createdAt.toISOString(),
      account: account && {
        state: account.state,
        missing: describeRequirements(account.requirementsDue),
        ...toAccountFacts(account),
        dashboard: account.hasDashboard,
      },
    }),
  }
}

export const getProfile = async (tx: Tx, actor: PersonActor): Promise<ResearchProfileView> =>
  toProfileView(tx, await findOwnResearcher(tx, actor), actor.environment)

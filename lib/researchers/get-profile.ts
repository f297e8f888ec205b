import type { PersonActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import type { Researcher, ResearcherAccount } from '#lib/generated/prisma/client.ts'
import { describeRequirements } from '#lib/researchers/describe-requirements.ts'
import type { ResearchProfileView } from '#lib/researchers/schema.ts'
import { withoutAbsent } from '#lib/view.ts'

export type ResearcherRow = Researcher & { accounts: ResearcherAccount[] }

/** A person's own researcher; null for those who never applied. A researcher's actor names the researcher, everyone else's the user. */
export const findOwnResearcher = (tx: Tx, actor: PersonActor): Promise<ResearcherRow | null> =>
  tx.researcher.findFirst({ where: actor.type === 'researcher' ? { id: actor.id } : { userId: actor.id }, include: { accounts: true } })

export function toProfileView(row: ResearcherRow | null, environment: Environment): ResearchProfileView {
  if (!row) return { status: 'none' }
  const account = row.accounts.find((candidate) => candidate.environment === environment)
  const { id, name, bio, languages, countries, archives, alerts } = row
  return {
    status: row.status,
    profile: withoutAbsent({
      id, name, bio, languages, countries, archives, alerts,
      createdAt: row.createdAt.toISOString(),
      account: account && { state: account.state, missing: describeRequirements(account.requirementsDue) },
    }),
  }
}

export const getProfile = async (tx: Tx, actor: PersonActor): Promise<ResearchProfileView> =>
  toProfileView(await findOwnResearcher(tx, actor), actor.environment)

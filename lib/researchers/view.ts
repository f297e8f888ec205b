import type { Environment } from '#lib/env.ts'
import type { Researcher, ResearcherAccount } from '#lib/generated/prisma/client.ts'
import type { ResearcherView } from '#lib/researchers/schema.ts'

export function toResearcherView(row: Researcher & { accounts: ResearcherAccount[] }, environment: Environment): ResearcherView {
  const account = row.accounts.find((candidate) => candidate.environment === environment)
  return {
    id: row.id,
    name: row.name,
    status: row.status,
    robot: row.robot,
    languages: row.languages,
    countries: row.countries,
    ...(account ? { account: { id: account.accountId, state: account.state, requirementsDue: account.requirementsDue } } : {}),
    createdAt: row.createdAt.toISOString(),
  }
}

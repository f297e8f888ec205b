import type { Environment } from '#lib/env.ts'
import type { Researcher, ResearcherAccount } from '#lib/generated/prisma/client.ts'
import type { nameArchives } from '#lib/researchers/name-archives.ts'
import type { ApplicantView, ResearcherView } from '#lib/researchers/schema.ts'
import { withoutAbsent } from '#lib/view.ts'

type WithAccounts = Researcher & { accounts: ResearcherAccount[] }
type NamesOf = Awaited<ReturnType<typeof nameArchives>>

export function toResearcherView(row: WithAccounts, environment: Environment): ResearcherView {
  const account = row.accounts.find((candidate) => candidate.environment === environment)
  return {
    id: row.id,
    name: row.name,
    status: row.status,
    robot: row.robot,
    languages: row.languages,
    countries: row.countries,
    ...(account
      ? { account: { id: account.accountId, state: account.state, requirementsDue: account.requirementsDue } }
      : {}),
    createdAt: row.createdAt.toISOString(),
  }
}

export const toApplicantView = (row: WithAccounts, environment: Environment, namesOf: NamesOf): ApplicantView => ({
  ...toResearcherView(row, environment),
  ...withoutAbsent({ bio: row.bio }),
  archives: row.archives,
  knownArchives: namesOf(row),
})

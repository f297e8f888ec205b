import { alpha3Of } from '#lib/countries.ts'
import type { Environment } from '#lib/env.ts'
import type { Researcher, ResearcherAccount } from '#lib/generated/prisma/client.ts'
import type { nameArchives } from '#lib/researchers/name-archives.ts'
import type { ApplicantView, ResearcherView } from '#lib/researchers/schema.ts'
import { withoutAbsent } from '#lib/view.ts'

type WithAccounts = Researcher & { accounts: ResearcherAccount[] }
type NamesOf = Awaited<ReturnType<typeof nameArchives>>

/** What both its holder and the operator see of a payment account. */
export const toAccountFacts = (row: ResearcherAccount) =>
  withoutAbsent({
    countryISOA3: row.country === null ? undefined : alpha3Of(row.country),
    dueBy: row.requirementsDeadline?.toISOString(),
    failedPayout: toFailedPayout(row),
  })

/** A payout to its bank that came back, and that none has followed which arrived. */
export const toFailedPayout = ({
  failedPayoutAt,
  failedPayout,
}: Pick<ResearcherAccount, 'failedPayoutAt' | 'failedPayout'>) =>
  failedPayoutAt && { sentAt: failedPayoutAt.toISOString(), reason: failedPayout ?? 'The bank gave no reason.' }

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
      ? {
          account: {
            id: account.accountId,
            state: account.state,
            requirementsDue: account.requirementsDue,
            ...toAccountFacts(account),
          },
        }
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

import type { OperatorActor } from '#lib/actor.ts'
import { toCsv, type Columns } from '#lib/csv-pages.ts'
import type { Tx } from '#lib/db.ts'
import { listResearchers } from '#lib/operators/list-researchers.ts'
import type { FindResearchersQuery, ResearcherView } from '#lib/researchers/schema.ts'

const columns: Columns<ResearcherView> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  status: ({ status }) => status,
  robot: ({ robot }) => (robot ? 'yes' : undefined),
  languages: ({ languages }) => languages.join(' '),
  countries: ({ countries }) => countries.join(' '),
  accountState: ({ account }) => account?.state,
  accountCountryISOA3: ({ account }) => account?.countryISOA3,
  createdAt: ({ createdAt }) => createdAt,
}

/** Every researcher that fits, a page in memory at a time. */
export const exportResearchers = (tx: Tx, actor: OperatorActor, query: FindResearchersQuery) =>
  toCsv(columns, (page) => listResearchers(tx, actor, query, page))

import type { ResearcherActor } from '#lib/actor.ts'
import type { SaveSearchInput, SearchView } from '#lib/board/schema.ts'
import { toSearchView } from '#lib/board/view.ts'
import type { Tx } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import { toTerms } from '#lib/orders/text-query.ts'
import { refusal } from '#lib/refusals.ts'
import { countriesOfLanguage } from '#lib/researchers/fits.ts'

const mostSearches = 50

/** Keeps what a researcher looks for; under a name that they use already, in the place of the search before. */
export async function saveSearch(
  tx: Tx,
  { id: researcherId }: ResearcherActor,
  { name, alerts, query }: SaveSearchInput,
): Promise<SearchView> {
  const { q = null, archive = null, country = null, language = null } = query
  // A search without a word finds nothing, here as on the board.
  const terms = q === null ? null : toTerms(q)
  const countries = language === null ? [] : countriesOfLanguage(language)
  const content = { alerts, q, terms, archive, country, language, countries }
  const row = await tx.boardSearch.upsert({
    where: { researcherId_name: { researcherId, name } },
    create: { id: newId('boardSearch'), researcherId, name, ...content },
    update: content,
  })
  if ((await tx.boardSearch.count({ where: { researcherId } })) > mostSearches)
    throw invalid('name', refusal('viewsFull', { most: mostSearches }))
  return toSearchView(row)
}

import MiniSearch from 'minisearch'

/** As /api/docs-search.json holds it. */
type Entry = { kind: string; title: string; place: string; href: string; text: string }
export type SearchHit = Entry & { id: number; terms: string[] }

/** An object has so many members that nearly every word is one of them. */
const weights: Record<string, number> = { object: 0.4, event: 1.5 }

/** `paymentIntentId` is found by each of its words, too. */
function wordsOf(term: string): string[] {
  const parts = term.split(/(?<=[a-z0-9])(?=[A-Z])/)
  return [...new Set([term, ...(parts.length > 1 ? parts : [])].map((word) => word.toLowerCase()))]
}

/** Finds the best twenty among entries: all words of a text, or some where none has all. */
export async function searchIn(entries: readonly Entry[]): Promise<(text: string) => SearchHit[]> {
  // Each is known by its place among them.
  const index = new MiniSearch<Entry & { id: number }>({ fields: ['title', 'place', 'text'], processTerm: wordsOf })
  // In pieces, so that what is typed meanwhile is seen.
  await index.addAllAsync(
    entries.map((entry, id) => ({ ...entry, id })),
    { chunkSize: 50 },
  )
  const options = {
    boostDocument: (id: number) => weights[entries[id]?.kind ?? ''] ?? 1,
    boost: { title: 5, place: 2 },
    prefix: (term: string) => term.length > 1,
    fuzzy: (term: string) => (term.length > 4 ? 0.2 : false),
    processTerm: (term: string) => term.toLowerCase(),
  }
  const find = (text: string) => {
    const all = index.search(text, { ...options, combineWith: 'AND' })
    return all.length > 0 ? all : index.search(text, { ...options, combineWith: 'OR' })
  }
  // A code, a type or an address that is written out is what is meant, whoever else speaks of it.
  const isNamed = ({ title, place }: Entry, text: string) => [title, place].some((name) => name.toLowerCase() === text)
  return (text) => {
    const hits = find(text).flatMap(({ id, terms }) => {
      const entry = entries[Number(id)]
      return entry ? [{ ...entry, id: Number(id), terms }] : []
    })
    const [named, others] = [true, false].map((is) => hits.filter((hit) => isNamed(hit, text.toLowerCase()) === is))
    return [...(named ?? []), ...(others ?? [])].slice(0, 20)
  }
}

async function build() {
  const response = await fetch('/api/docs-search.json')
  if (!response.ok) throw new Error('The index could not be loaded.')
  // Its own origin's, from the same deployment as this code.
  return searchIn((await response.json()) as Entry[])
}

let building: ReturnType<typeof build> | undefined

/** The documentation's search, built once a page. A failure is no answer for the next time. */
export async function loadSearch(): ReturnType<typeof build> {
  building ??= build()
  try {
    return await building
  } catch (error) {
    building = undefined
    throw error
  }
}

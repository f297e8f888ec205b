import { listedStages, type ListedStage } from '#lib/researchers/state.ts'

/** What the address of one's own work asks for: what there is to do, where it says nothing. */
export function readWorkFilters(search: URLSearchParams): { stage: ListedStage; q?: string } {
  const stage = listedStages.find((one) => one === search.get('stage')) ?? 'to_do'
  const q = (search.get('q') ?? '').trim()
  return { stage, ...(q === '' ? {} : { q }) }
}

'use client'
import { useSearchParams } from 'next/navigation'

/** Filters of a list, kept in the address: a link to what one sees is the address itself. Empty ones are left out. */
export function useFilters<Name extends string>(names: readonly Name[]) {
  const search = useSearchParams()
  const values = Object.fromEntries(names.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : []))) as Partial<Record<Name, string>> // its names are those given
  return [values, setFilter<Name>] as const
}

/** Through the browser's history, at once: the router would still be on its way with one filter when the next is set. */
function setFilter<Name extends string>(name: Name, value: string): void {
  const address = new URL(location.href)
  if (value === '') address.searchParams.delete(name)
  else address.searchParams.set(name, value)
  history.replaceState(null, '', address)
}

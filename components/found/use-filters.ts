'use client'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useCallback } from 'react'

/** Filters of a list, kept in the address: a link to what one sees is the address itself. Empty ones are left out. */
export function useFilters<Name extends string>(names: readonly Name[]) {
  const search = useSearchParams()
  const path = usePathname()
  const router = useRouter()
  const values = Object.fromEntries(names.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : []))) as Partial<Record<Name, string>> // its names are those given
  const set = useCallback(
    (name: Name, value: string) => {
      const next = new URLSearchParams(search)
      if (value === '') next.delete(name)
      else next.set(name, value)
      router.replace(next.size === 0 ? path : `${path}?${next}`, { scroll: false })
    },
    [search, path, router],
  )
  return [values, set] as const
}

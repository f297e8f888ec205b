'use client'
import { useCallback } from 'react'
import { changeAddress, useAddress } from '#components/ui/use-address.ts'

/** Filters of a list, kept in the address: a link to what one sees is the address itself. Empty ones are left out. */
export function useFilters<Name extends string>(names: readonly Name[]) {
  const search = useAddress()
  const values = Object.fromEntries(names.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : []))) as Partial<Record<Name, string>> // its names are those given
  const set = useCallback((name: Name, value: string) => changeAddress({ [name]: value }), [])
  return [values, set] as const
}

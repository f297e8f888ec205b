'use client'
import { useCallback } from 'react'
import { changeAddress, useAddress } from '#components/ui/use-address.ts'

/** One of a list's own names; undefined for whatever else an address holds. */
export const oneOf = <Name extends string>(names: Record<Name, unknown>, value: string): Name | undefined =>
  Object.hasOwn(names, value) ? (value as Name) : undefined // it is one of them

/** The names as the choices of a list, the way not to choose first. */
export const choicesOf = (none: string, names: Record<string, string>) => [
  { value: '', label: none },
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
]

/** Filters of a list, kept in the address: a link to what one sees is the address itself. Empty ones are left out. */
export function useFilters<Name extends string>(names: readonly Name[]) {
  const search = useAddress()
  const values = Object.fromEntries(
    names.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])),
  ) as Partial<Record<Name, string>> // its names are those given
  const set = useCallback((name: Name, value: string) => changeAddress({ [name]: value }), [])
  return [values, set] as const
}

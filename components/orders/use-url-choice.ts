'use client'
import { useCallback } from 'react'
import { changeAddress, useAddress } from '#components/ui/use-address.ts'

/**
 * One choice out of `options`, kept in the address: a link shows the same, and a reload too. `push` leaves the choice
 * before in the history, for what the back button should undo.
 */
export function useUrlChoice<Option extends string>(
  name: string,
  options: readonly Option[],
  fallback: Option,
  { push = false } = {},
): [Option, (option: Option) => void] {
  const given = useAddress().get(name)
  const chosen = options.find((option) => option === given) ?? fallback
  const choose = useCallback((option: Option) => changeAddress({ [name]: option }, { step: push }), [name, push])
  return [chosen, choose]
}

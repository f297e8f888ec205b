'use client'
import { useSearchParams } from 'next/navigation'
import { useCallback } from 'react'

/**
 * One choice out of `options`, kept in the address: a link shows the same, and a reload too. `push` leaves the choice
 * before in the history, for what the back button should undo.
 */
export function useUrlChoice<Option extends string>(name: string, options: readonly Option[], fallback: Option, { push = false } = {}): [Option, (option: Option) => void] {
  const given = useSearchParams().get(name)
  const chosen = options.find((option) => option === given) ?? fallback
  const choose = useCallback(
    (option: Option) => {
      const address = new URL(location.href)
      if (address.searchParams.get(name) === option) return
      address.searchParams.set(name, option)
      if (push) history.pushState(null, '', address)
      else history.replaceState(null, '', address)
    },
    [name, push],
  )
  return [chosen, choose]
}

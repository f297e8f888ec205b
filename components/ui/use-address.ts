'use client'
import { useSearchParams } from 'next/navigation'
import { useMemo, useSyncExternalStore } from 'react'

const followers = new Set<() => void>()

function follow(onChange: () => void): () => void {
  followers.add(onChange)
  window.addEventListener('popstate', onChange)
  return () => {
    followers.delete(onChange)
    window.removeEventListener('popstate', onChange)
  }
}

type AddressChange = Record<string, string | undefined>

/**
 * Writes choices into the address; an empty one is left out. Through the browser's history and not the router: the page
 * stays, only what it shows changes. With `step`, the back button undoes it.
 */
export function changeAddress(change: AddressChange, { step = false } = {}): void {
  const address = new URL(location.href)
  for (const [name, value] of Object.entries(change)) {
    if (value) address.searchParams.set(name, value)
    else address.searchParams.delete(name)
  }
  if (address.href === location.href) return
  if (step) history.pushState(null, '', address)
  else history.replaceState(null, '', address)
  for (const tell of followers) tell()
}

/** What the address asks for, now. */
export function useAddress(): URLSearchParams {
  // Next's copy of it is the cue to look again after a navigation, but not the truth: after Back it fetches the page
  // anew, and what was chosen meanwhile is lost to it.
  const cue = useSearchParams()
  const search = useSyncExternalStore(
    follow,
    () => location.search,
    () => (cue.size > 0 ? `?${cue}` : ''),
  )
  return useMemo(() => new URLSearchParams(search), [search])
}

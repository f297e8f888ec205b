'use client'
import { createContext, use, useSyncExternalStore } from 'react'
import type { Environment } from '#lib/env.ts'

const listeners = new Set<() => void>()

const isEnvironment = (value: unknown): value is Environment => value === 'development' || value === 'production'

// The attribute was set before the first paint, from the address (links in mails name it) or from what was chosen last.
const read = (): Environment => {
  const shown = document.documentElement.dataset['environment']
  return isEnvironment(shown) ? shown : 'development'
}

/** Moves the whole portal to the other environment; every query begins anew under it. */
export function chooseEnvironment(environment: Environment): void {
  document.documentElement.dataset['environment'] = environment
  // A cookie, because the server draws the first picture. It is read by pages only, never by the API.
  document.cookie = `environment=${environment}; path=/; max-age=31536000; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
  const address = new URL(location.href)
  if (address.searchParams.has('environment')) {
    // A reload must not bring the link's environment back.
    address.searchParams.delete('environment')
    history.replaceState(history.state, '', address)
  }
  for (const tell of listeners) tell()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Where nothing was chosen on this device, the portal shows what the server drew: for whoever looks for a document that is
 * production, as it is at a desk and in the console. Called before the first component reads it.
 */
export function adoptEnvironment(drawn: Environment): void {
  if (typeof document === 'undefined' || /(?:^|; )environment=/.test(document.cookie)) return
  document.documentElement.dataset['environment'] = drawn
}

/** Which world the server drew: hydration has to begin with the same. */
export const DrawnEnvironment = createContext<Environment>('development')

/** Which of the two worlds the portal shows. */
export function useEnvironment(): Environment {
  const drawn = use(DrawnEnvironment)
  return useSyncExternalStore(subscribe, read, () => drawn)
}

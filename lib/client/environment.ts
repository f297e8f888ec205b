'use client'
import { useSyncExternalStore } from 'react'
import type { Environment } from '#lib/env.ts'

export const environmentKey = 'environment'
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
  try {
    localStorage.setItem(environmentKey, environment)
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
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

/** Which of the two worlds the portal shows. The server doesn't know and draws development. */
export const useEnvironment = () => useSyncExternalStore(subscribe, read, () => 'development' as const)

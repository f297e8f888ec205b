'use client'
import { createContext, use, useSyncExternalStore } from 'react'

/**
 * Whether React has taken the page over. Until then both sides draw what the server knows; afterwards what the browser alone
 * knows is drawn. Without a provider there is nothing to take over.
 */
export const Awake = createContext(true)

/**
 * A store that the server can't read, `drawn` being what it draws instead. As React's own hook, but for the moment in which a page
 * wakes up: that hook would draw everything again at once, in one piece. Here it is part of a transition, which is done in
 * slices and makes way for a finger.
 */
export function useBrowserStore<T>(subscribe: (onChange: () => void) => () => void, read: () => T, drawn: () => T): T {
  return useSyncExternalStore(subscribe, use(Awake) ? read : drawn, drawn)
}

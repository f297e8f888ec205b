'use client'
import { useSyncExternalStore } from 'react'

export type Reader = { locale: string; timeZone: string }

// The server knows neither; both sides draw this first and the browser then draws its own, so hydration agrees.
const unknown: Reader = { locale: 'en-GB', timeZone: 'UTC' }
let known: Reader | undefined
const read = (): Reader =>
  (known ??= { locale: navigator.language, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone })
const never = () => () => {}

/** How the person in front of the browser writes dates and numbers. */
export const useReader = () => useSyncExternalStore(never, read, () => unknown)

let now = 0
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(() => {
    now = Date.now()
    for (const tell of listeners) tell()
  }, 30_000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The time in milliseconds, moving every half minute; undefined on the server. One clock for the whole page. */
export const useNow = () =>
  useSyncExternalStore<number | undefined>(
    subscribe,
    () => (timer && now ? now : (now = Date.now())),
    () => undefined,
  )

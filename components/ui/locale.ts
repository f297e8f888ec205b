'use client'
import { useBrowserStore } from '#components/ui/awake.ts'

export type Reader = { locale: string; timeZone: string }

// The server knows neither; both sides draw this first and the browser then draws its own.
const unknown: Reader = { locale: 'en-GB', timeZone: 'UTC' }
let known: Reader | undefined
let timeZone: string | undefined
const read = (): Reader =>
  (known ??= {
    locale: navigator.language,
    // Asking for it wakes all that a browser knows of calendars, which an amount does without.
    get timeZone() {
      return (timeZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone)
    },
  })
const never = () => () => {}

/** How the person in front of the browser writes dates and numbers. */
export const useReader = () => useBrowserStore(never, read, () => unknown)

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
  useBrowserStore<number | undefined>(
    subscribe,
    () => (timer && now ? now : (now = Date.now())),
    () => undefined,
  )

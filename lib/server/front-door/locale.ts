import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import { askForLocale, isLocale, type Locale } from '#lib/words/locale.ts'

const readers = new AsyncLocalStorage<Locale>()
askForLocale(() => readers.getStore())

const cookie = /(?:^|; )locale=([^;]+)/

/** Draws a page in the language that its reader has chosen. */
export function inTheirLanguage<T>(incoming: IncomingMessage, draw: () => T): T {
  const chosen = cookie.exec(incoming.headers.cookie ?? '')?.[1]
  return isLocale(chosen) ? readers.run(chosen, draw) : draw()
}

import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import { askForLocale, isLocale, type Locale } from '#lib/words/locale.ts'

const readers = new AsyncLocalStorage<Locale>()
askForLocale(() => readers.getStore())

const cookie = /(?:^|; )locale=([^;]+)/

/** Answers in the language that the reader has chosen: pages say it by a cookie, programs and the pages' own requests by a header. */
export function inTheirLanguage<T>({ headers }: IncomingMessage, answer: () => T): T {
  const chosen = cookie.exec(headers.cookie ?? '')?.[1] ?? headers['accept-language']
  return isLocale(chosen) ? readers.run(chosen, answer) : answer()
}

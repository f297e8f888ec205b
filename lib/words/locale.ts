/** The languages that pages and mails come in. `en-XA` is English for finding what is not translated: accented, and longer by 40 %. */
const locales = ['en', 'en-XA'] as const
export type Locale = (typeof locales)[number]

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value)

// Next bundles its own copy of every module that a page uses; the registry of symbols is what all copies share.
const place = Symbol.for('callslip.locale')
// A global that only this file writes, with what its type says.
const shared = globalThis as { [place]?: () => Locale | undefined }

/** For a server, which speaks to many readers at once: how to tell which of them it is speaking to. */
export const askForLocale = (ask: () => Locale | undefined): void => void (shared[place] = ask)

/** The reader's language: in the browser the page's own, on the server that of the request being answered. */
export function currentLocale(): Locale {
  const locale = typeof document === 'undefined' ? shared[place]?.() : document.documentElement.lang
  return isLocale(locale) ? locale : 'en'
}

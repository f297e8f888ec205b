import { nameFormat } from '#lib/formats.ts'

// Two letters each; which of all combinations are languages, the browser's own names tell.
const letters = 'abcdefghijklmnopqrstuvwxyz'

export const languageName = (code: string, locale: string): string => nameFormat(locale, 'language').of(code) ?? code

let known: readonly string[] | undefined
function codes(): readonly string[] {
  if (known) return known
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  known = [...letters]
    .flatMap((a) => [...letters].map((b) => a + b))
    .filter((code) => {
      const name = names.of(code)
      // Codes withdrawn long ago answer to the name of their successor.
      return name !== undefined && new Intl.Locale(code).language === code && Intl.getCanonicalLocales(code)[0] === code
    })
  return known
}

/** Every language by name, in the reader's language and its order. */
export function languageOptions(locale: string): { value: string; label: string }[] {
  const { compare } = new Intl.Collator(locale)
  return codes()
    .map((value) => ({ value, label: languageName(value, locale) }))
    .sort((a, b) => compare(a.label, b.label))
}

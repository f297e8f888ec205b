// Making one of Intl's formatters takes far longer than using it, and a page shows dozens of dates and amounts: each is made
// once. Few differ, since there are few languages and few ways in which we write.
function once<Options extends unknown[], Formatter>(make: (...options: Options) => Formatter) {
  const made = new Map<string, Formatter>()
  return (...options: Options): Formatter => {
    const key = JSON.stringify(options)
    const known = made.get(key) ?? make(...options)
    made.set(key, known)
    return known
  }
}

export const dateFormat = once(
  (locale?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)
export const numberFormat = once(
  (locale?: Intl.LocalesArgument, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)
export const pluralRules = once(
  (locale?: Intl.LocalesArgument, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options),
)
export const relativeFormat = once(
  (locale: string, options?: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
)
export const listFormat = once((locale: string) => new Intl.ListFormat(locale))
export const nameFormat = once(
  (locale: string, type: 'region' | 'language' | 'currency') => new Intl.DisplayNames(locale, { type }),
)

// Making one of the browser's formatters takes far longer than using it, and a page shows dozens of dates and
// amounts: each is made once. Their keys are few, since a browser has one reader and the server draws for none in particular.
const made = new Map<string, unknown>()

function once<Format>(kind: string, locale: string, options: object, make: () => Format): Format {
  const key = `${kind} ${locale} ${JSON.stringify(options)}`
  if (!made.has(key)) made.set(key, make())
  return made.get(key) as Format // the key names the kind
}

export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions) =>
  once('date', locale, options, () => new Intl.DateTimeFormat(locale, options))
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}) =>
  once('number', locale, options, () => new Intl.NumberFormat(locale, options))
export const relativeFormat = (locale: string) =>
  once('relative', locale, {}, () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
export const nameFormat = (locale: string, type: 'region' | 'language' | 'currency') =>
  once('name', locale, { type }, () => new Intl.DisplayNames(locale, { type }))

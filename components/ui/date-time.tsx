'use client'
import { dateFormat, relativeFormat } from '#lib/formats.ts'
import { useNow, useReader } from '#components/ui/locale.ts'
import { currentLocale } from '#lib/words/locale.ts'

const shapes = {
  date: { dateStyle: 'medium' },
  datetime: { dateStyle: 'medium', timeStyle: 'short' },
  time: { timeStyle: 'short' },
  /** For logs: to the second. */
  exact: { dateStyle: 'medium', timeStyle: 'medium' },
  long: { dateStyle: 'full', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** A moment (ISO 8601, UTC) as the reader writes it. */
export function DateTime({ value, shape = 'datetime' }: { value: string; shape?: keyof typeof shapes }) {
  const { locale, timeZone } = useReader()
  return <time dateTime={value}>{dateFormat(locale, { ...shapes[shape], timeZone }).format(new Date(value))}</time>
}

/** A calendar date `YYYY-MM-DD`, which no time zone may shift. */
export function CalendarDate({ value, weekday = false }: { value: string; weekday?: boolean }) {
  const { locale } = useReader()
  const shape: Intl.DateTimeFormatOptions = weekday
    ? { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }
    : { dateStyle: 'medium' }
  return (
    <time dateTime={value}>
      {dateFormat(locale, { ...shape, timeZone: 'UTC' }).format(new Date(`${value}T00:00:00Z`))}
    </time>
  )
}

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/**
 * In words, so in those of the page, of whose sentences they are a part; dates are written as the reader does. Counted, since a
 * day or a month that is named would often be another one: 47 hours from now it is seldom tomorrow.
 */
function relativeText(value: string, now: number): string {
  const seconds = (new Date(value).getTime() - now) / 1000
  const locale = currentLocale()
  for (const [unit, size] of units)
    if (Math.abs(seconds) >= size) return relativeFormat(locale).format(Math.trunc(seconds / size), unit)
  return relativeFormat(locale, { numeric: 'auto' }).format(0, 'second')
}

/** "3 hours ago", "in 2 days"; the exact moment on hover. The server, which has no clock of the reader's, draws a date about as long. */
export function RelativeTime({ value }: { value: string }) {
  const { locale, timeZone } = useReader()
  const now = useNow()
  const exact = dateFormat(locale, { ...shapes.long, timeZone }).format(new Date(value))
  return (
    <time dateTime={value} title={exact}>
      {now === undefined
        ? dateFormat(locale, { ...shapes.date, timeZone }).format(new Date(value))
        : relativeText(value, now)}
    </time>
  )
}

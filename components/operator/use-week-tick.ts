'use client'
import { dateFormat } from '#lib/formats.ts'
import { useReader } from '#components/ui/locale.ts'

/** A week by its Monday, as short as the reader writes a date. */
export function useWeekTick() {
  const { locale } = useReader()
  const shape = dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (week: string) => shape.format(new Date(`${week}T00:00:00Z`))
}

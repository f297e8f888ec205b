import { useQuery } from '@tanstack/react-query'
import { useApi } from '#lib/browser/api-provider.tsx'
import { getReadingTimes } from '#lib/figures/operations.ts'
import { numberFormat } from '#lib/formats.ts'
import { currentLocale } from '#lib/words/locale.ts'

/** How long what waits for an operator mostly waits, and how such a time is said. */
export function useReadingTimes() {
  const { data: times } = useQuery({ ...useApi().ask(getReadingTimes), staleTime: 10 * 60_000, retry: false })
  // Words of a sentence, in its language.
  const count = (value: number, unit: 'hour' | 'day') =>
    numberFormat(currentLocale(), { style: 'unit', unit, unitDisplay: 'long' }).format(value)
  return {
    times,
    spanOf: (hours: number) => (hours <= 48 ? count(hours, 'hour') : count(Math.ceil(hours / 24), 'day')),
  }
}

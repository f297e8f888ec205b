import type { FiguresBy } from '#lib/figures/breakdown-schema.ts'

// Days as figures know them: `2026-03-02`, in UTC.

const dayMs = 86_400_000
export const toDay = (moment: Date): string => moment.toISOString().slice(0, 10)
export const today = (): string => toDay(new Date())
export const daysAfter = (day: string, days: number): string => toDay(new Date(Date.parse(day) + days * dayMs))
export const dayAfter = (day: string): string => daysAfter(day, 1)
export const dayBefore = (day: string): string => daysAfter(day, -1)
export const daysBack = (day: string, days: number): string => daysAfter(day, -days)
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`

/** The first day of the month after. */
export function nextMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return toDay(new Date(Date.UTC(year, month, 1)))
}

/** Whether rows are spans of days, with times of their own, and not what orders are of. */
export const isOverTime = (by: FiguresBy): by is 'week' | 'month' => by === 'week' || by === 'month'

export type Days = { from: string; to: string }
const none: Days = { from: '9999-12-31', to: '9999-12-30' }

/** The whole months of a range, by their first days, and what is left before and behind them. Both ends are included. */
export function splitByMonths({ from, to }: Days): { head: Days; months: Days; tail: Days } {
  const first = from === monthOf(from) ? from : nextMonth(from)
  const end = monthOf(dayAfter(to))
  if (first >= end) return { head: { from, to }, months: none, tail: none }
  const head = from < first ? { from, to: dayBefore(first) } : none
  const tail = end <= to ? { from: end, to } : none
  return { head, months: { from: first, to: dayBefore(end) }, tail }
}

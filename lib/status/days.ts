import { worstOf, type ToldVerdict } from '#lib/status/state.ts'

export type Change = { verdict: ToldVerdict; at: Date }
/** One day (UTC) of one component: how it was at its worst, and for how many minutes it was known not to be well. */
export type Day = { day: string; worst: ToldVerdict; minutes: number }

const dayMs = 86_400_000
const isBad = (verdict: ToldVerdict) => verdict === 'slow' || verdict === 'down'

/**
 * The last days, the oldest first. Before the first change nothing is known.
 * @param changes of one component, the oldest first; the last one lasts until `now`
 */
export function daysOf(changes: readonly Change[], now: Date, count = 90): Day[] {
  const today = Math.floor(now.getTime() / dayMs) * dayMs
  return Array.from({ length: count }, (_, i) => {
    const begins = today - (count - 1 - i) * dayMs
    const ends = Math.min(begins + dayMs, now.getTime())
    const spans = changes.map(({ verdict, at }, n) => ({
      verdict,
      from: Math.max(at.getTime(), begins),
      to: Math.min(changes[n + 1]?.at.getTime() ?? now.getTime(), ends),
    }))
    const within = spans.filter(({ from, to }) => from < to)
    return {
      day: new Date(begins).toISOString().slice(0, 10),
      worst: worstOf(within.map(({ verdict }) => verdict)),
      minutes: Math.round(
        within.reduce((sum, { verdict, from, to }) => sum + (isBad(verdict) ? to - from : 0), 0) / 60_000,
      ),
    }
  })
}

import { firstDay } from '#lib/day-end.ts'
import { invalid } from '#lib/errors.ts'
import { refusal } from '#lib/refusals.ts'
import { toDbDate } from '#lib/text.ts'

/** Later than anybody promises or plans: a slip, and what is reckoned from the last years of the calendar leads out of it. */
const mostYears = 100

/** A date (`YYYY-MM-DD`) that somebody promises or plans, as its midnight in UTC. Throws 400 that names the field where it is over, or far off. */
export function requireDayToCome(field: string, date: string): Date {
  const day = toDbDate(date)
  if (day < firstDay()) throw invalid(field, refusal('dateGone'))
  if (day.getUTCFullYear() > new Date().getUTCFullYear() + mostYears) throw invalid(field, refusal('dateFar'))
  return day
}

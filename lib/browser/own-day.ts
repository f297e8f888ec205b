const dayMs = 86_400_000

// What somebody means by a day is a day of the calendar where they are; in UTC it is another one for hours.

/** Today where the browser is, or so many days from it: `YYYY-MM-DD`. */
export function ownDay(days = 0): string {
  const now = new Date()
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days)).toISOString().slice(0, 10)
}

/** How many days there are from today to a date; NaN where it is none. */
export const daysUntil = (day: string): number => (Date.parse(day) - Date.parse(ownDay())) / dayMs

import { getEnv } from '#lib/env.ts'

// When operators work: Monday to Friday from nine to five, by the clocks of WORKING_HOURS_ZONE. Holidays are not known here:
// what waits over one is late, and an operator sees why.

const [opens, closes] = [9, 17]
const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Of a working day, in hours. */
export const workingDay = closes - opens

const formats = new Map<string, Intl.DateTimeFormat>()
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const numeric = '2-digit'
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    ...{ month: numeric, day: numeric, hour: numeric, minute: numeric, second: numeric },
  })
  formats.set(zone, made)
  return made
}

/** What clocks of the zone show, as the milliseconds that clocks of UTC would show then. */
function wallOf(at: number, zone: string): number {
  const part = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute, second) + (((at % 1000) + 1000) % 1000)
}

/** The moment at which clocks of the zone show that; twice, for a clock may be put forward or back in between. */
function momentOf(wall: number, zone: string): number {
  const first = wall - (wallOf(wall, zone) - wall)
  return first - (wallOf(first, zone) - wall)
}

const midnight = (wall: number) => Math.floor(wall / dayMs) * dayMs
const isWorkday = (wall: number) => ![0, 6].includes(new Date(wall).getUTCDay())

/** The moment at which so many hours were worked since another. */
export function addWorkingHours(since: Date, hours: number, zone = getEnv().WORKING_HOURS_ZONE): Date {
  const from = wallOf(since.getTime(), zone)
  let left = hours * hourMs
  for (let day = midnight(from); ; day += dayMs) {
    if (!isWorkday(day)) continue
    const start = Math.max(from, day + opens * hourMs)
    const room = day + closes * hourMs - start
    if (room > 0 && left <= room) return new Date(momentOf(start + left, zone))
    left -= Math.max(0, room)
  }
}

/** The latest moment since which so many hours were worked until another: what began before it took longer. */
export function subtractWorkingHours(until: Date, hours: number, zone = getEnv().WORKING_HOURS_ZONE): Date {
  const to = wallOf(until.getTime(), zone)
  let left = hours * hourMs
  for (let day = midnight(to); ; day -= dayMs) {
    if (!isWorkday(day)) continue
    const end = Math.min(to, day + closes * hourMs)
    const room = end - (day + opens * hourMs)
    if (room > 0 && left <= room) return new Date(momentOf(end - left, zone))
    left -= Math.max(0, room)
  }
}

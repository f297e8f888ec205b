import type { VisitView } from '#lib/visits/schema.ts'

// A whole day as iCalendar has it (RFC 5545).

/** Text as a value: what separates is marked, and a line never breaks within. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')

const encoder = new TextEncoder()

/** A line of more than 75 bytes goes on in the next one, after a space; no letter is torn. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    if (encoder.encode(part + letter).length > 75) {
      parts.push(part)
      part = ' '
    }
    part += letter
  }
  return [...parts, part].join('\r\n')
}

const compact = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '')
const dayOf = (day: string) => day.replaceAll('-', '')
const nextDay = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/** A visit for somebody's own calendar. Read in again on another day, it moves the entry that is there. */
export function toCalendarFile(
  { id, day, place, city, note }: Pick<VisitView, 'id' | 'day' | 'place' | 'city' | 'note'>,
  { title, url, now }: { title: string; url: URL; now: Date },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Callslip//Visits//EN',
    'BEGIN:VEVENT',
    `UID:${id}@${url.hostname}`,
    `DTSTAMP:${compact(now)}`,
    // Among those of one entry the newest counts.
    `SEQUENCE:${Math.floor(now.getTime() / 1000) - 1_700_000_000}`,
    `DTSTART;VALUE=DATE:${dayOf(day)}`,
    `DTEND;VALUE=DATE:${dayOf(nextDay(day))}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(city === undefined ? place : `${place}, ${city}`)}`,
    ...(note === undefined ? [] : [`DESCRIPTION:${escaped(note)}`]),
    `URL:${url.href}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

import { expect, it } from 'vitest'
import { toCalendarFile } from '#lib/visits/calendar-file.ts'

const url = new URL('https://callslip.example/research/visits/vis_a')
const now = new Date('2026-11-25T10:00:00.123Z')

it('writes a whole day that calendars read, with every letter of its names', () => {
  const file = toCalendarFile(
    {
      id: 'vis_a',
      day: '2026-12-31',
      place: 'Stadtarchiv; Münster, Westf.',
      city: 'Münster',
      note: 'Seat 14\nBring \\ ID',
    },
    { title: 'Visit', url, now },
  )
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Callslip//Visits//EN',
    'BEGIN:VEVENT',
    'UID:vis_a@callslip.example',
    'DTSTAMP:20261125T100000Z',
    'SEQUENCE:95600800',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Visit',
    'LOCATION:Stadtarchiv\\; Münster\\, Westf.\\, Münster',
    'DESCRIPTION:Seat 14\\nBring \\\\ ID',
    'URL:https://callslip.example/research/visits/vis_a',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

it('folds long lines at 75 bytes and tears no letter', () => {
  const place = 'Ü'.repeat(120)
  const file = toCalendarFile({ id: 'vis_a', day: '2026-12-31', place }, { title: 'Visit', url, now })
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`LOCATION:${place}`)
})

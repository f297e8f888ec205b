import { z } from 'zod'
import { personOfInterest } from '#lib/orders/schema.ts'
import { calendarDate, idText, instant, moment, text } from '#lib/text.ts'

/** Planned and yet to come: a year of a researcher who is in a reading room on every other working day. */
export const mostVisits = 150

const day = calendarDate.meta({ description: 'A calendar date, which no time zone shifts', example: '2026-12-01' })
const note = text(500)

export const planVisitInput = z
  .object({
    day,
    archiveId: idText.optional().meta({ description: 'An archive of the directory' }),
    place: text(300).optional().meta({ description: 'In its place: an archive that the directory does not have' }),
    note: note.optional(),
  })
  .refine(({ archiveId, place }) => (archiveId === undefined) !== (place === undefined), {
    path: ['archiveId'],
    error: 'give archiveId or place',
  })
  .meta({
    id: 'PlanVisit',
    example: { day: '2026-12-01', archiveId: 'arc_01k9z3v7e8f6q9w2x4y5z6a7b8', note: 'Seat 14 is reserved.' },
  })
export type PlanVisitInput = z.output<typeof planVisitInput>

export const changeVisitInput = z
  .object({ day: day.optional(), note: note.nullable().optional().meta({ description: '`null` removes it' }) })
  .meta({ id: 'ChangeVisit', example: { day: '2026-12-08' } })
export type ChangeVisitInput = z.output<typeof changeVisitInput>

export const calendarQuery = z.object({
  today: calendarDate.optional().meta({
    description: 'Today where you are: only from there on is a day to come; without it while it is today for anybody',
  }),
})
export type CalendarQuery = z.output<typeof calendarQuery>

const place = z.object({
  archiveId: z.string().optional(),
  place: z.string().meta({ description: 'The archive’s name, or as it was typed' }),
  city: z.string().optional(),
})

export const visitView = place
  .extend({
    id: z.string(),
    day,
    note: z.string().optional(),
    orders: z.int().meta({ description: 'How many stand on the shelf list' }),
    found: z.int(),
    notFound: z.int(),
  })
  .meta({ id: 'Visit' })
export type VisitView = z.output<typeof visitView>

export const calendarView = z
  .object({
    coming: visitView.array().meta({ description: 'From today, the next day first' }),
    past: visitView.array().meta({ description: 'The last fifty, the newest first' }),
    toPlan: place
      .extend({ orders: z.int(), due: day.optional() })
      .array()
      .meta({ description: 'Archives with open work of yours and no day planned, the soonest due first' }),
  })
  .meta({ id: 'VisitCalendar' })
export type CalendarView = z.output<typeof calendarView>
export type PlaceToVisit = CalendarView['toPlan'][number]

export const markStates = ['to_look', 'found', 'not_found'] as const
export type MarkState = (typeof markStates)[number]

export const markInput = z
  .object({
    state: z.enum(markStates),
    note: note.optional(),
    markedAt: moment.meta({ description: 'By the clock of the device that it was marked on: the last one counts' }),
  })
  .meta({ id: 'MarkOnVisit', example: { state: 'found', note: 'Folio 212', markedAt: '2026-12-01T10:12:00Z' } })
export type MarkInput = z.output<typeof markInput>

export const markView = z
  .object({ state: z.enum(markStates), note: z.string().optional(), markedAt: instant.optional() })
  .meta({
    id: 'VisitMark',
    description: 'A note of yours, which nobody else sees and no state of the order follows from',
  })
export type MarkView = z.output<typeof markView>

export const setAsideInput = z
  .object({
    aside: z.boolean().meta({ description: 'Not on this day; `false` puts it back on the list' }),
    putOffTo: idText.optional().meta({ description: 'With `aside`: another visit of yours to the same archive' }),
  })
  .meta({ id: 'SetAside', example: { aside: true } })
export type SetAsideInput = z.output<typeof setAsideInput>

const listed = z.object({
  orderId: z.string(),
  number: z.string(),
  documentType: z.string(),
  personsOfInterest: personOfInterest.array().optional(),
})

export const shelfListView = z
  .object({
    visit: visitView,
    rows: listed
      .extend({
        repositoryName: z.string(),
        location: z.string(),
        countryISOA3: z.string().optional(),
        instructions: z.string().optional().meta({ description: 'Their beginning' }),
        due: day.optional(),
        takesDocuments: z.boolean().meta({ description: 'Whether photos can be added to it now' }),
        documents: z.int().meta({ description: 'How many you have added to it' }),
        open: z.boolean().meta({ description: 'Whether it still waits for you' }),
        mark: markView,
      })
      .array(),
    aside: listed
      .extend({
        putOffTo: z.object({ id: z.string(), day }).optional(),
        foundOn: day.optional().meta({ description: 'You have marked it found on another day' }),
      })
      .array()
      .meta({ description: 'Of this archive, and not for this day' }),
    more: z
      .int()
      .meta({ description: 'How many of this archive, due later, there is no room for: 200 stand on a list' }),
    otherDays: z
      .object({ id: z.string(), day })
      .array()
      .meta({ description: 'Your other visits to this archive that are to come' }),
  })
  .meta({ id: 'ShelfList' })
export type ShelfListView = z.output<typeof shelfListView>
export type ShelfRow = ShelfListView['rows'][number]
export type AsideRow = ShelfListView['aside'][number]

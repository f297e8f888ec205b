import { z } from 'zod'
import { isBlank } from '#lib/blank.ts'
import { refusal } from '#lib/refusals.ts'

const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/

/**
 * Text as people write it: trimmed, not empty to the eye, at most `maximum` characters (code points), nothing that UTF-8 or
 * PostgreSQL can't hold.
 */
export const text = (maximum: number) =>
  z
    .string()
    // First, and alone: whoever sends a hundred thousand characters has nobody read them, once for each rule.
    .refine((value) => value.length <= 2 * maximum || value.trim().length <= 2 * maximum, {
      error: refusal('tooLong', { most: maximum }),
      abort: true,
    })
    .refine((value) => value.isWellFormed(), refusal('halfCharacter'))
    .refine((value) => !controls.test(value), refusal('controlCharacter'))
    .trim()
    .refine((value) => !isBlank(value), refusal('empty'))
    .refine(
      // Two units hold one code point at most.
      (value) => value.length <= maximum || [...value].length <= maximum,
      refusal('tooLong', { most: maximum }),
    )
    .meta({ minLength: 1, maxLength: maximum })

/** What an accountant books an order under, as the client writes it. */
export const costCentre = text(100)

/** An id in a query: one of another kind or of nobody's finds nothing. */
export const idText = z.string().regex(/^\w{1,100}$/, 'must be an id')

/** An order in a query: its id, or its number as people write it. */
export const orderRef = z
  .string()
  .regex(/^[\w .-]{1,100}$/, 'must be an id or a number of an order')
  .meta({ description: "The order's id or number" })

/**
 * A mail address as mail programs take it: atoms with dots between them before the @, and a domain, whose end may be of another
 * script (`xn--p1ai`). Zod's own knows few of the signs that atoms may hold, and no such end.
 */
export const mailAddress =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([A-Za-z0-9][A-Za-z0-9-]*\.)+([A-Za-z]{2,}|[Xx][Nn]--[A-Za-z0-9-]+)$/

/** A calendar date that exists, `YYYY-MM-DD`. */
export const calendarDate = z.iso.date({ error: refusal('date'), abort: true }).meta({ example: '2026-12-01' })

/** A date as the database's DATE column takes it, and back. */
export const toDbDate = (date: string) => new Date(`${date}T00:00:00.000Z`)
export const fromDbDate = (date: Date) => date.toISOString().slice(0, 10)

// Years of the database's calendar; an offset can lead out of them.
const isStorable = (moment: string) => {
  const year = new Date(moment).getUTCFullYear()
  return year >= 1 && year <= 9999
}
const momentIssue = 'must be an ISO 8601 date-time such as 2026-03-02T09:30:00Z'

/** A moment as a caller writes it, with any offset. */
export const moment = z.iso
  .datetime({ offset: true, error: momentIssue, abort: true })
  .refine(isStorable, momentIssue)
  .meta({ example: '2026-03-02T09:30:00Z' })

/** What is answered where there is nothing to tell but that it was done. */
export const succeeded = z.object({ success: z.literal(true) }).meta({ id: 'Succeeded', example: { success: true } })
export type Succeeded = z.output<typeof succeeded>

export const instant = z.iso
  .datetime()
  .meta({ id: 'Instant', description: 'ISO 8601 date-time, UTC', example: '2026-03-02T09:30:00.000Z' })

/** How clients and people are listed. */
export const nameSort = z
  .enum(['newest', 'name'], 'must be newest or name')
  .meta({ description: 'By when they came, or by name; `order` says which way' })

import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { isId } from '#lib/ids.ts'
import { toPage, unknownCursor, type Page, type PageRequest } from '#lib/paging.ts'
import { defineQuery, text } from '#lib/sql.ts'

// Pages of orders by more than their ids. What an order has may change while somebody goes from page to page, hence a cursor says
// where the page before ended: the last order's id, and what it had there, in JSON behind it, with the name of the sort. A bare id
// is a cursor too, and means that order as it is now.

const toDay = (value: string) => {
  const day = /^(?!0000)\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(value) : NaN
  return !Number.isNaN(day) && new Date(day).toISOString().startsWith(value) ? value : undefined
}
const toMoment = (value: string) => {
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?([+-]\d\d:\d\d|Z)$/.test(value) ? Date.parse(value) : NaN
  const moment = Number.isNaN(at) ? '' : new Date(at).toISOString()
  // Its own day is to be one, and the one that it is in UTC.
  return [value, moment].every((each) => toDay(each.slice(0, 10)) !== undefined) ? moment : undefined
}
const toWords = (value: string) => (value.includes('\0') ? undefined : value)
const ofText = (read: (value: string) => string | undefined) => (value: unknown) =>
  typeof value === 'string' ? read(value) : undefined

/** What of each type a cursor may say, as PostgreSQL takes it. */
const types = {
  timestamptz: ofText(toMoment),
  date: ofText((value) => (value === 'infinity' ? value : toDay(value))),
  int4: (value: unknown) => (typeof value === 'number' && (value | 0) === value ? value : undefined),
  bpchar: ofText(toWords),
  text: ofText(toWords),
}
/** Something that a list goes by: an expression on an order `o` and what stands beside it, and its type. */
export type SortKey = { sql: Prisma.Sql; type: keyof typeof types }

const separator = '.'

export const toCursor = (id: string, values: readonly unknown[]) =>
  `${id}${separator}${Buffer.from(JSON.stringify(values)).toString('base64url')}`

const idOf = (cursor: string) => cursor.split(separator, 1)[0] ?? ''

/** For lists whose cursors may say more than an id; what that is, `pageBy` looks at. */
export function requirePlace({ startingAfter }: PageRequest): void {
  if (startingAfter !== undefined && !isId('order', idOf(startingAfter))) throw unknownCursor()
}

export const findListed = defineQuery(
  { id: text },
  ({ keys, among }: Sorted, id: string) =>
    Prisma.sql`SELECT o.id FROM ${among} AND o.id = ${id} AND (${Prisma.join(keys.map(({ sql }) => sql))}) IS NOT NULL`,
)

/**
 * Throws for a bare id that isn't `among` the orders, or has nothing that the list goes by: no row is behind it, and the rest of the
 * list would be taken for read.
 */
export async function requireListed(tx: Tx, { startingAfter }: PageRequest, sorted: Sorted): Promise<void> {
  if (sorted.keys.length === 0 || startingAfter === undefined || startingAfter.includes(separator)) return
  if ((await findListed(tx, sorted, startingAfter)).length === 0) throw unknownCursor()
}

/** Throws where it isn't of a list that goes by these. One without a name is of a process of the version before. */
function valuesOf(cursor: string, { keys, name }: By): readonly (string | number)[] | undefined {
  const at = cursor.indexOf(separator)
  if (at < 0) return undefined
  const given = valuesIn(cursor.slice(at + 1))
  const values = keys.flatMap(({ type }, i) => types[type](given[i]) ?? [])
  if (keys.length === 0 || values.length !== keys.length) throw unknownCursor()
  if (given.slice(keys.length).some((rest, i) => i > 0 || rest !== name)) throw unknownCursor()
  return values
}

function valuesIn(values: string): unknown[] {
  let read: unknown
  try {
    read = JSON.parse(Buffer.from(values, 'base64url').toString())
  } catch {
    throw unknownCursor()
  }
  if (!Array.isArray(read)) throw unknownCursor()
  return read
}

/** What the order of a row has of these, for its cursor. */
export function placeBy(keys: readonly SortKey[], name?: string): Prisma.Sql {
  if (keys.length === 0) return Prisma.sql`NULL::jsonb`
  const named = name === undefined ? [] : [Prisma.sql`${name}::text`]
  return Prisma.sql`jsonb_build_array(${Prisma.join([...keys.map(({ sql }) => sql), ...named])})`
}

type By = {
  keys: readonly SortKey[]
  /** By which a cursor is told from another sort's that has values of the same types. */
  name?: string | undefined
}
type Sorted = By & {
  /** The order's id, by which those are told apart that are alike. */
  id?: Prisma.Sql
  /** The orders `o`, and what stands beside them, among which a bare id is looked for. */
  among: Prisma.Sql
}

/** What is behind a cursor, and the order that the page is in. */
export function pageBy({ keys, name, id = Prisma.sql`o.id`, among }: Sorted, { startingAfter, order }: PageRequest) {
  const [way, beyond] = order === 'desc' ? [Prisma.sql`DESC`, Prisma.sql`<`] : [Prisma.sql`ASC`, Prisma.sql`>`]
  const columns = [...keys.map(({ sql }) => sql), id]
  const all = Prisma.join(columns)
  const by = (expressions: readonly Prisma.Sql[]) =>
    Prisma.sql`ORDER BY ${Prisma.join(expressions.map((each) => Prisma.sql`${each} ${way}`))}`
  const after = () => {
    if (startingAfter === undefined) return Prisma.empty
    const values = valuesOf(startingAfter, { keys, name })
    const given = keys.map(({ type }, i) => Prisma.sql`${values?.[i]}::${Prisma.raw(type)}`)
    if (values || keys.length === 0)
      return Prisma.sql`AND (${all}) ${beyond} (${Prisma.join([...given, Prisma.sql`${idOf(startingAfter)}`])})`
    return Prisma.sql`AND (${all}) ${beyond} (SELECT ${all} FROM ${among} AND o.id = ${startingAfter})`
  }
  return { columns, by, after: after() }
}

/** A page that has the whole list. */
export const wholeList: PageRequest = { limit: 2 ** 31 - 2, order: 'desc' }
/**
 * The ids of a whole list, in its order: in one text with spaces between them, for so many strings would take five times the room.
 * @param listed the orders `o`, what stands beside them, and what they are listed by
 */
export const idsOf = (listed: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`SELECT array_to_string(ARRAY(SELECT o.id FROM orders o ${listed}), ' ') AS ids`

type Placed = { id: string; place?: Prisma.JsonValue }

/** The rows of a page, and its last one's cursor. */
export function toPlacedPage<R extends Placed>(rows: R[], limit: number): Page<R> {
  const page = toPage(rows, limit)
  const last = page.items.at(-1)
  return last && Array.isArray(last.place) ? { ...page, next: toCursor(last.id, last.place) } : page
}

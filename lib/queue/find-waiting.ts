import { dayThatEnded } from '#lib/day-end-sql.ts'
import type { Environment } from '#lib/env.ts'
import { nameHolds } from '#lib/folded.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { placeOf, type QueueKind } from '#lib/queue/kinds.ts'
import { isById, sources } from '#lib/queue/sources.ts'
import { workingHoursOf } from '#lib/queue/targets.ts'
import { defineQuery, nullable, text, timestamptz, type RowOf } from '#lib/sql.ts'

export type QueueSort = 'due' | 'since'

/** What a search means: the thing itself, or what it belongs to. */
export type Sought = {
  ids: string[]
  orderIds: string[]
  clientIds: string[]
  researcherIds: string[]
  /** Letters of a client's or a researcher's name. */
  name?: string
  words?: Prisma.Sql | undefined
}

export type WaitingFilters = {
  /** One item alone, asleep or not. */
  targetId?: string | undefined
  sought?: Sought | undefined
  /** Of somebody, or of nobody. */
  assignee?: { id: string | null } | undefined
  late?: boolean | undefined
  asleep?: boolean | undefined
}
type Place = { at: Date; id: string }
export type WaitingPage = {
  sort: QueueSort
  order: 'asc' | 'desc'
  limit: number
  after?: Place | undefined
}

const waiting = {
  targetId: text,
  since: timestamptz,
  due: nullable(timestamptz),
  orderId: nullable(text),
  clientId: nullable(text),
  researcherId: nullable(text),
  assigneeId: nullable(text),
  assigneeName: nullable(text),
  claimedAt: nullable(timestamptz),
  snoozedUntil: nullable(timestamptz),
}
export type WaitingRow = RowOf<typeof waiting>

/** What a page goes by. */
export const sortedBy = (kind: QueueKind, sort: QueueSort): 'id' | 'since' | 'due' =>
  sort === 'due' && workingHoursOf(kind) === undefined ? 'due' : isById(kind) ? 'id' : 'since'

/** The same as columns of `s`, and a page's place in them. */
export function columnsOf(kind: QueueKind, key: ReturnType<typeof sortedBy>) {
  const id = Prisma.sql`s.id`
  if (key === 'id') return { columns: [id], valuesOf: (after: Place) => [after.id] }
  if (kind === 'overdue')
    return {
      columns: [Prisma.sql`s.day`, id],
      valuesOf: (after: Place) => [dayThatEnded(after.at), after.id],
    }
  return { columns: [Prisma.raw(`s.${key}`), id], valuesOf: (after: Place) => [after.at, after.id] }
}

/** What waits of a kind, `s`, with what operators said of it: whoever is no operator any more has nothing. */
export const waitingItems = (kind: QueueKind, environment: Environment) => Prisma.sql`(${sources[kind](environment)}) s
  LEFT JOIN work_items w ON w.kind = ${kind} AND w.target_id = s.id AND w.environment = ${placeOf(kind, environment)}::"Environment"
  LEFT JOIN users u ON u.id = w.assignee_id AND u.operator AND u.disabled_at IS NULL`

// What began to wait after it was put off is something else, though it has the same name.
const isAsleep = Prisma.sql`(w.snoozed_until > now() AND (w.snoozed_at IS NULL OR s.since <= w.snoozed_at))`
export const isAwake = Prisma.sql`(w.snoozed_until IS NULL OR w.snoozed_until <= now() OR s.since > w.snoozed_at)`

/**
 * Whether an item is late: it waits since a moment or since before it, or its own time has passed. While nobody works that moment is
 * a day's opening, at which much comes.
 */
export const isLate = (cutoff: Date | undefined) =>
  cutoff === undefined ? Prisma.sql`s.due < now()` : Prisma.sql`s.since <= ${cutoff}`

const isNamed = (name: string) => Prisma.sql`OR s.client_id IN (SELECT id FROM clients WHERE ${nameHolds(name)})
    OR s.researcher_id IN (SELECT id FROM researchers WHERE ${nameHolds(name)})`

function isSought({ ids, orderIds, clientIds, researcherIds, name, words }: Sought): Prisma.Sql {
  return Prisma.sql`(s.id = ANY (${ids}) OR s.order_id = ANY (${orderIds}) OR s.client_id = ANY (${clientIds}) OR s.researcher_id = ANY (${researcherIds})
    ${name === undefined ? Prisma.empty : isNamed(name)} ${words ? Prisma.sql`OR s.words @@ ${words}` : Prisma.empty})`
}

const assignedTo = (id: string | null) => (id === null ? Prisma.sql`u.id IS NULL` : Prisma.sql`u.id = ${id}`)

/** @param cutoff what waits since then or before is late; undefined where items have their own times */
export const findWaiting = defineQuery(
  waiting,
  (kind: QueueKind, environment: Environment, cutoff: Date | undefined, filters: WaitingFilters, page: WaitingPage) => {
    const { targetId, sought, assignee, late, asleep = false } = filters
    const { columns, valuesOf } = columnsOf(kind, sortedBy(kind, page.sort))
    const [direction, beyond] =
      page.order === 'desc' ? [Prisma.sql`DESC`, Prisma.sql`<`] : [Prisma.sql`ASC`, Prisma.sql`>`]
    const conditions = [
      targetId === undefined ? (asleep ? isAsleep : isAwake) : Prisma.sql`s.id = ${targetId}`,
      sought && isSought(sought),
      assignee && assignedTo(assignee.id),
      late && isLate(cutoff),
      page.after && Prisma.sql`(${Prisma.join(columns)}) ${beyond} (${Prisma.join(valuesOf(page.after))})`,
    ].filter((condition) => typeof condition === 'object')
    return Prisma.sql`
      SELECT s.id AS "targetId", s.since, s.due, s.order_id AS "orderId", s.client_id AS "clientId", s.researcher_id AS "researcherId",
        u.id AS "assigneeId", u.name AS "assigneeName", w.claimed_at AS "claimedAt", CASE WHEN ${isAsleep} THEN w.snoozed_until END AS "snoozedUntil"
      FROM ${waitingItems(kind, environment)} WHERE ${Prisma.join(conditions, ' AND ')}
      ORDER BY ${Prisma.join(columns.map((column) => Prisma.sql`${column} ${direction}`))} LIMIT ${page.limit + 1}::int`
  },
)

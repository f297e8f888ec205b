import { Prisma } from '#lib/generated/prisma/client.ts'
import { firstIdAt } from '#lib/ids.ts'
import type { ListActionsQuery } from '#lib/operators/actions-schema.ts'
import type { PageRequest } from '#lib/paging.ts'
import {
  bool,
  bytea,
  defineQuery,
  enumOf,
  int8,
  jsonb,
  nullable,
  select,
  text,
  timestamptz,
  type RowOf,
} from '#lib/sql.ts'
import { toDbDate } from '#lib/text.ts'

const entryColumns = {
  id: text,
  operatorId: text,
  role: nullable(text),
  environment: nullable(enumOf('Environment')),
  action: text,
  targetType: text,
  targetId: text,
  reason: nullable(text),
  before: nullable(jsonb),
  after: nullable(jsonb),
  network: nullable(text),
  agent: nullable(text),
  approvalId: nullable(text),
  withoutSecond: bool,
  createdAt: timestamptz,
}
const actionColumns = { ...entryColumns, position: int8, hash: bytea, forgotten: bool }
export type ActionRow = RowOf<typeof actionColumns>

/** What to find: `about` by the ids that it stands for. */
export type ActionFilters = Omit<ListActionsQuery, 'about'> & { targets?: string[] | undefined }

const dayMs = 86_400_000
const later = (one: string, other: string) => (one > other ? one : other)
const earlier = (one: string, other: string) => (one < other ? one : other)

// Ids sort by time: days and the place in the list are one range of ids, so that every filter has an index that is in order.
function rangeOf({ from, to }: ActionFilters, { startingAfter, order }: PageRequest) {
  const first = firstIdAt('operatorAction', from === undefined ? new Date(0) : toDbDate(from))
  const end = firstIdAt(
    'operatorAction',
    to === undefined ? new Date(2 ** 47) : new Date(toDbDate(to).getTime() + dayMs),
  )
  return {
    first: startingAfter !== undefined && order === 'asc' ? later(`${startingAfter}~`, first) : first,
    end: startingAfter !== undefined && order === 'desc' ? earlier(startingAfter, end) : end,
  }
}

export const findPage = defineQuery(actionColumns, (filters: ActionFilters, page: PageRequest) => {
  const { by, kind, targets } = filters
  const { first, end } = rangeOf(filters, page)
  const narrow = [
    by !== undefined && Prisma.sql`AND a.operator_id = ${by}`,
    kind !== undefined && Prisma.sql`AND split_part(a.action, '.', 1) = ${kind}`,
    targets !== undefined && Prisma.sql`AND a.target_id = ANY (${targets})`,
  ].filter((condition) => typeof condition === 'object')
  const direction = page.order === 'desc' ? Prisma.sql`DESC` : Prisma.sql`ASC`
  // The page first, and then its links one by one: joined as wholes, both tables would be walked from their ends.
  return Prisma.sql`
    SELECT ${select(entryColumns, 'a')}, l.position, l.hash, a.salt IS NULL AS forgotten
    FROM (SELECT a.* FROM operator_actions a
      WHERE a.id >= ${first} AND a.id < ${end} ${narrow.length === 0 ? Prisma.empty : Prisma.join(narrow, ' ')}
      ORDER BY a.id ${direction} LIMIT ${page.limit + 1}::int) a
    CROSS JOIN LATERAL (SELECT l.position, l.hash FROM operator_action_links l WHERE l.action_id = a.id OFFSET 0) l
    ORDER BY a.id ${direction}`
})

import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { toPage, unknownCursor, type Page, type PageRequest } from '#lib/paging.ts'
import { findSought } from '#lib/queue/find-sought.ts'
import { finders } from '#lib/queue/find-things.ts'
import { findWaiting, sortedBy, type WaitingPage, type WaitingRow } from '#lib/queue/find-waiting.ts'
import { kindsIn, type QueueKind } from '#lib/queue/kinds.ts'
import type { ItemOf, ListQueueQuery, QueueItem } from '#lib/queue/schema.ts'
import { dueOf, lateSince } from '#lib/queue/targets.ts'
import { workStateOf } from '#lib/queue/work-state.ts'

// A page follows the time that its last item stood at, and not the item: who opens an order takes it out of the list.
const cursorShape = /^(\d{1,15})\.(.{1,150})$/

function placeOf(startingAfter: string | undefined): WaitingPage['after'] {
  if (startingAfter === undefined) return undefined
  const [, ms, id] = cursorShape.exec(startingAfter) ?? []
  if (ms === undefined || id === undefined) throw unknownCursor()
  return { at: new Date(Number(ms)), id }
}

const assigneeOf = (assignee: string | undefined, actor: OperatorActor) =>
  assignee === undefined ? undefined : { id: assignee === 'nobody' ? null : assignee === 'me' ? actor.id : assignee }

/** What waits of one kind in the operator's environment, late first. */
export async function listQueue(
  tx: Tx,
  actor: OperatorActor,
  { kind, q, sort = 'due', assignee, late, snoozed }: ListQueueQuery,
  { order, limit, startingAfter }: PageRequest,
): Promise<Page<QueueItem>> {
  const after = placeOf(startingAfter)
  if (!kindsIn(actor.environment).includes(kind)) return { items: [], hasMore: false }
  const filters = {
    sought: q === undefined ? undefined : await findSought(tx, actor, q),
    assignee: assigneeOf(assignee, actor),
    late: late === 'true',
    asleep: snoozed === 'true',
  }
  const now = new Date()
  const page = { sort, order, limit, after }
  const rows = await findWaiting(tx, kind, actor.environment, lateSince(kind, now), filters, page)
  const { items, hasMore } = toPage(rows, limit)
  return { items: await toItems(tx, actor, kind, items, { now, key: sortedBy(kind, sort) }), hasMore }
}

type Context = { now: Date; key: ReturnType<typeof sortedBy> }

async function toItems<K extends QueueKind>(
  tx: Tx,
  actor: OperatorActor,
  kind: K,
  rows: readonly WaitingRow[],
  { now, key }: Context,
): Promise<QueueItem[]> {
  const things = await finders[kind](
    tx,
    actor,
    rows.map(({ targetId }) => targetId),
  )
  return rows.flatMap((row) => {
    const thing = things.get(row.targetId)
    if (!thing) return []
    const due = dueOf(kind, row)
    const at = key === 'due' ? due : row.since
    return {
      kind,
      id: `${at.getTime()}.${row.targetId}`,
      targetId: row.targetId,
      since: row.since.toISOString(),
      due: due.toISOString(),
      late: due < now,
      ...workStateOf(row),
      thing,
    } as ItemOf<K> // the thing is that kind's own
  })
}

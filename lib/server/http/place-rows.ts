import type { CustomerActor } from '#lib/actor.ts'
import { attachTo } from '#lib/attachments/attach-to.ts'
import { notWaiting } from '#lib/attachments/claim-attachments.ts'
import { lockWaiting } from '#lib/attachments/lock-waiting.ts'
import { findOrdersLeft, lockDay, ordersReached } from '#lib/clients/require-within-day.ts'
import { ApiError, errorStatuses } from '#lib/errors.ts'
import { placeOrder, type placeOrders } from '#lib/orders/operations.ts'
import { placeOrders as place } from '#lib/orders/place-orders.ts'
import { prepareOrder, type PreparedOrder } from '#lib/orders/prepared-order.ts'
import { placeOrderInput, type OrderView } from '#lib/orders/schema.ts'
import { type PlacedRow, type PlacedRows } from '#lib/orders/batch-schema.ts'
import { errorBodyOf } from '#lib/server/http/failure.ts'
import {
  fingerprintOf,
  keyScopeOf,
  readIdempotencyKey,
  replyIn,
  toIdempotencyKey,
  type Claim,
} from '#lib/server/http/idempotency.ts'
import { claimKeys, findStoredRecords, storeReplies } from '#lib/server/http/idempotent-rows.ts'
import { parseWith } from '#lib/server/http/parse.ts'
import type { Input } from '#lib/server/http/read-input.ts'
import type { Tx } from '#lib/db.ts'

/** What a row asks for, or why it can't be had; a price that can't be charged still leaves its key to be looked up. */
type Row = { claim?: Claim; order?: PreparedOrder; attachmentIds?: readonly string[]; refusal?: ApiError }
type Placed = { status: 200 | 201; order: OrderView }

/**
 * Places the rows of one request, each as `POST /orders` would place it as its body: read by the same schema, refused in the
 * same words, replayed from the same records. One transaction holds them all, so a crash in the middle leaves nothing behind.
 */
export async function placeRows(input: Input<typeof placeOrders> & { tx: Tx }): Promise<PlacedRows> {
  const { tx, actor, body, request, requestTarget, requestId } = input
  const scope = keyScopeOf(actor, actor.environment)
  const shared = readIdempotencyKey(request)
  const rows = body.orders.map((row, i) => readRow(row, actor, scope, shared && `${shared}:${i}`))
  await lockDay(tx, actor)
  await refuseUnattachable(tx, actor, rows)
  await refuseBeyondDay(tx, actor, scope, rows)
  const claimed = await claimRows(tx, scope, rows)
  const fresh = rows.filter((row) => row.order && (!row.claim || claimed.get(row.claim.key) === row))
  const placed = await place(
    tx,
    actor,
    fresh.flatMap(({ order }) => order ?? []),
  )
  const views: OrderView[] = []
  for (const [i, view] of placed.entries()) views.push(await attachTo(tx, actor, view, fresh[i]?.attachmentIds))
  const made = new Map(fresh.map((row, i) => [row, views[i]]))
  await storeReplies(
    tx,
    scope,
    fresh.flatMap(({ claim }, i) => {
      const view = views[i]
      if (!claim || !view) return []
      const location = `${requestTarget.baseUrl}${placeOrder.path}/${view.id}`
      return { key: claim.key, status: placeOrder.status, body: JSON.stringify(view), location }
    }),
  )
  const keysToLookUp = rows.flatMap((row) => (row.claim && !made.has(row) ? row.claim.key : []))
  const records = await findStoredRecords(tx, scope, keysToLookUp)

  const answer = (row: Row, index: number): PlacedRow => {
    try {
      const order = made.get(row)
      return { index, ...(order ? { status: 201, order } : replayed(row)) }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return { index, status: errorStatuses[error.code], error: errorBodyOf(error, requestId) }
    }
  }
  const replayed = (row: Row): Placed => {
    const { claim, refusal } = row
    const record = claim && records.get(claim.key)
    // A refusal doesn't know of a row that came after it with its key.
    const later = claim && rows.indexOf(claimed.get(claim.key) ?? row) > rows.indexOf(row)
    const reply = record && !(refusal && later) ? replyIn(record, claim, 'idempotencyKey') : undefined
    if (reply) return { status: 200, order: JSON.parse(reply.body) as OrderView } // as it was answered
    throw refusal ?? new Error('a row was neither placed nor refused')
  }
  return { results: rows.map(answer) }
}

/** `fallback` is the key of a row that brings none. */
function readRow(sent: unknown, actor: CustomerActor, scope: string, fallback: string | undefined): Row {
  const row: Row = {}
  try {
    const { idempotencyKey, ...body } = isObject(sent) ? sent : {}
    const key = idempotencyKey === undefined ? fallback : toIdempotencyKey(idempotencyKey, 'idempotencyKey')
    const order = parseWith(placeOrderInput, isObject(sent) ? body : sent, 'body')
    if (key !== undefined)
      row.claim = { scope, key, fingerprint: fingerprintOf(placeOrder.method, placeOrder.path, order) }
    row.attachmentIds = order.attachmentIds ?? []
    row.order = prepareOrder(actor, order)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    row.refusal = error
  }
  return row
}

/** A row whose files don't all wait for it is refused before any is placed; its key may tell that it was placed before. */
async function refuseUnattachable(tx: Tx, actor: CustomerActor, rows: readonly Row[]): Promise<void> {
  const asked = rows.flatMap(({ order, attachmentIds = [] }) => (order ? attachmentIds : []))
  if (asked.length === 0) return
  const waiting = new Set((await lockWaiting(tx, actor, asked)).map(({ id }) => id))
  for (const row of rows) {
    if (!row.order || !row.attachmentIds) continue
    // Each can be attached once: the first row that names it has it.
    if (row.attachmentIds.every((id) => waiting.has(id))) for (const id of row.attachmentIds) waiting.delete(id)
    else {
      row.refusal = notWaiting()
      delete row.order
    }
  }
}

/** Rows beyond what the client may still place today; those that were placed before are answered again, and count for nothing. */
async function refuseBeyondDay(tx: Tx, actor: CustomerActor, scope: string, rows: readonly Row[]): Promise<void> {
  const { ordersPerDay = null } = actor.client.dayLimits ?? {}
  if (ordersPerDay === null) return
  let left = await findOrdersLeft(tx, actor.clientId, ordersPerDay)
  const stored = await findStoredRecords(
    tx,
    scope,
    rows.flatMap(({ claim }) => claim?.key ?? []),
  )
  const seen = new Set(stored.keys())
  for (const row of rows) {
    if (!row.order || (row.claim && seen.has(row.claim.key))) continue
    if (left > 0) {
      left -= 1
      if (row.claim) seen.add(row.claim.key)
    } else {
      row.refusal = ordersReached(ordersPerDay)
      delete row.order
    }
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Claims the keys of rows that can be placed, for the first row of each; returns those for which nothing was stored before. */
async function claimRows(tx: Tx, scope: string, rows: readonly Row[]): Promise<Map<string, Row>> {
  const first = new Map<string, Row>()
  for (const row of rows) if (row.order && row.claim && !first.has(row.claim.key)) first.set(row.claim.key, row)
  const claims = [...first.values()].flatMap(({ claim }) => claim ?? [])
  const claimed = claims.length === 0 ? new Set<string>() : await claimKeys(tx, scope, claims)
  return new Map([...first].filter(([key]) => claimed.has(key)))
}

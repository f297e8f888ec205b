import { onceMore, wasCutOff } from '#lib/database-errors.ts'
import { getDb, inTransaction, onConflictAgain, type Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { AlreadyKept, type Keep } from '#lib/kept-reply.ts'
import { isForReplicas, type Operation } from '#lib/operation.ts'
import { findReader } from '#lib/replicas.ts'
import {
  claimKey,
  findStoredReply,
  fingerprintOf,
  keyScopeOf,
  readIdempotencyKey,
  storeReply,
  toKeptReply,
  unlessRunning,
  type Claim,
  type KeyHolder,
  type StoredReply,
} from '#lib/server/http/idempotency.ts'
import type { RequestTarget } from '#lib/server/http/environment.ts'
import { jsonResponse, textOf } from '#lib/server/http/json-response.ts'
import type { Input } from '#lib/server/http/read-input.ts'
import { toResponse, type ReplyOf } from '#lib/server/http/to-response.ts'

type Given<O extends Operation, P> = Input<O> & { tx: Tx; prepared: P }
export type Work<O extends Operation, P> = (input: Given<O, P>) => Promise<ReplyOf<O> | Response>
/**
 * `before` is for what must not happen inside a transaction: calls to the provider. What it returns reaches the
 * transaction as `prepared`. It may run again for the same request, so it must be repeatable.
 */
export type Phases<O extends Operation, P> = {
  before?: (input: Input<O>) => Promise<P>
  /** Takes back what `before` has left outside the database, where nothing came of it. */
  undo?: (prepared: P) => Promise<void>
  /**
   * The ordinary case of a change as one statement, which needs no transaction around it and keeps its own reply. Undefined where
   * this is no such case, or where a verb that repeats itself can't know whether it was done: then `then` does it, or finds it done.
   */
  atOnce?: (input: Given<O, P> & { keep?: Keep<ReplyOf<O>> }) => Promise<ReplyOf<O> | undefined>
  /** Rows of the transaction's that others take before their keys; a repeat waits for them too. */
  first?: (input: Given<O, P>) => Promise<void>
  then: Work<O, P>
  /** What a repeat with the same Idempotency-Key is answered, where that isn't the first answer to the letter. */
  onReplay?: (reply: ReplyOf<O>) => ReplyOf<O>
}

export async function perform<O extends Operation, P>(
  operation: O,
  { before, undo, atOnce, first, then, onReplay }: Phases<O, P>,
  input: Input<O>,
  headers: Record<string, string>,
) {
  const claim = operation.idempotent ? claimOf(operation, input) : undefined
  // A request that was answered before must not reach the provider again.
  const early = before && claim && (await findStoredReply(getDb(), claim))
  if (early) return replay(early, headers)
  let prepared: P
  try {
    prepared = (await before?.(input)) as P
  } catch (error) {
    // What a twin has done meanwhile may be why it can't be done any more.
    const stored = claim && (await findStoredReply(getDb(), claim))
    if (!stored) throw error
    return replay(stored, headers)
  }
  const done = atOnce && (await performAtOnce(operation, atOnce, { ...input, tx: getDb(), prepared }, headers, claim))
  if (done) return done
  if (operation.method === 'GET') {
    const read = async () => then({ ...input, tx: isForReplicas(operation) ? await findReader() : getDb(), prepared })
    return toResponse(operation, await onceMore(read, wasCutOff), input, headers)
  }
  // A body that streams can't be read again, so such work opens its own transaction once the bytes are stored.
  if (operation.body === 'stream')
    return toResponse(operation, await then({ ...input, tx: getDb(), prepared }), input, headers)
  let idle = false
  const work = async (tx: Tx) => {
    await first?.({ ...input, tx, prepared })
    const stored = claim && (await claimKey(tx, claim))
    idle = stored !== undefined
    if (stored) return replay(stored, headers)
    const reply = await then({ ...input, tx, prepared })
    const response = toResponse(operation, reply, input, headers)
    const repeated =
      onReplay && !(reply instanceof Response) ? toResponse(operation, onReplay(reply), input, headers) : response
    if (claim) await storeReply(tx, claim, await toStoredReply(repeated))
    return response
  }
  try {
    const response = await inTransaction(work, { timeoutMs: operation.patienceMs })
    if (idle) await undo?.(prepared)
    return response
  } catch (error) {
    // As in lib/files/keep-whole.ts: after any other failure it may have been committed.
    if (error instanceof ApiError) await undo?.(prepared)
    throw error
  }
}

// Such a statement may wait for rows too; the server says of a key alone that it was the key.
const wasForKey = (error: unknown) => String((error as { where?: unknown }).where).includes('idempotency_records')

/** Change, claim and stored reply are one statement of the verb's; undefined where it did nothing. */
async function performAtOnce<O extends Operation, P>(
  operation: O,
  atOnce: NonNullable<Phases<O, P>['atOnce']>,
  input: Given<O, P>,
  headers: Record<string, string>,
  claim: Claim | undefined,
) {
  // What was kept last is what is answered.
  let kept: Response | undefined
  const keep =
    claim &&
    ((reply: ReplyOf<O>) => {
      kept = toResponse(operation, reply, input, headers)
      return toKeptReply(claim, storedOf(kept, textOf(kept) ?? ''))
    })
  try {
    const attempt = () => onConflictAgain(() => atOnce({ ...input, ...(keep ? { keep } : {}) }))
    // What was cut off may have been done; with a key that is found out by doing it again.
    const reply = await (claim ? unlessRunning(onceMore(attempt, wasCutOff), wasForKey) : attempt())
    return reply && (kept ?? toResponse(operation, reply, input, headers))
  } catch (error) {
    const refused = error instanceof ApiError
    if (!claim || !(refused || error instanceof AlreadyKept)) throw error
    // What is refused before the key is looked at may have been done under it, and have become impossible since.
    const stored = await findStoredReply(getDb(), claim)
    if (!stored && refused) throw error
    return stored && replay(stored, headers)
  }
}

export function claimOf(
  operation: Pick<Operation, 'method'>,
  { request, actor, requestTarget, body }: Asked,
): Claim | undefined {
  const key = readIdempotencyKey(request)
  if (key === undefined) return undefined
  return {
    scope: keyScopeOf(actor, requestTarget.environment),
    key,
    fingerprint: fingerprintOf(operation.method, requestTarget.path, body),
  }
}

type Asked = { request: Request; actor: KeyHolder; requestTarget: RequestTarget; body: unknown }

export const replay = ({ status, body, location }: StoredReply, headers: Record<string, string>) =>
  jsonResponse(body, {
    status,
    headers: {
      ...headers,
      ...(location ? { Location: location } : {}),
      'Idempotent-Replayed': 'true',
      'Content-Type': 'application/json',
    },
  })

const toStoredReply = async (response: Response): Promise<StoredReply> =>
  storedOf(response, textOf(response) ?? (await response.clone().text()))

function storedOf(response: Response, body: string): StoredReply {
  const location = response.headers.get('location')
  return { status: response.status, body, ...(location === null ? {} : { location }) }
}

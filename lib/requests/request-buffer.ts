import { copyBeside } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { causeOf, log } from '#lib/log.ts'

export type RequestEntry = {
  id: string
  clientId: string
  environment: Environment
  method: string
  operationPath: string
  path: string
  status: number
  durationMs: number
  callerId: string
  errorCode: string | null
  error: string | null
  orderId: string | null
  idempotencyKey: boolean
  replayed: boolean
}

// Every write has a price of its own, so few and large ones cost requests least.
const flushAfterMs = 1_000
const flushAt = 1 << 20
// A database that is slow must not fill this process's memory with its own log.
const room = 4 << 20

// As the lines that COPY reads, outside of the heap: thousands of waiting objects would be carried through every garbage collection.
type Batch = { lines: Buffer; used: number; count: number }
const newBatch = (): Batch => ({ lines: Buffer.allocUnsafe(room), used: 0, count: 0 })

let waiting = newBatch()
let spare = newBatch()
let timer: NodeJS.Timeout | undefined
// The last write that was asked for; and the same one while its turn has not come.
let last: Promise<void> = Promise.resolve()
let next: Promise<void> | undefined
let dropped = 0

/** How many entries this process has given up because the database couldn't take them. */
export const droppedEntries = () => dropped

/** Keeps an entry for the next batch. Costs the request nothing: no query, no wait, and it never fails. */
export function noteRequest(entry: RequestEntry): void {
  const line = lineOf(entry)
  if (waiting.used + line.length > room) {
    dropped += 1
    return
  }
  waiting.used += waiting.lines.write(line, waiting.used, 'latin1')
  waiting.count += 1
  if (waiting.used >= flushAt) void flushRequests()
  else timer ??= setTimeout(() => void flushRequests(), flushAfterMs).unref()
}

/**
 * Writes what waits when its turn comes; resolves when that is written. Only that: with calls coming in all the time,
 * whoever wrote until nothing waits would never stop, a few rows at a time.
 */
export function flushRequests(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  next ??= last.then(() => {
    next = undefined
    return writeBatch()
  })
  return (last = next)
}

async function writeBatch(): Promise<void> {
  const batch = waiting
  if (batch.count === 0) return
  waiting = spare
  try {
    await copyBeside(target, batch.lines.subarray(0, batch.used))
  } catch (error) {
    dropped += batch.count
    log.warn('request log entries dropped', { dropped, cause: causeOf(error) })
  }
  spare = Object.assign(batch, { used: 0, count: 0 })
}

const target = `api_requests (id, client_id, environment, method, operation_path, path, status, duration_ms, caller_id, error_code,
  error, order_id, idempotency_key, replayed)`

const longestSentence = 300
/**
 * A sentence may name what somebody sent. As COPY reads it: without what is no letter (a NUL would cost the whole batch), and each
 * byte of its UTF-8 as a letter of its own.
 */
const sentenceOf = (text: string) =>
  Buffer.from(
    text
      .slice(0, longestSentence)
      .replace(/\p{Cc}/gu, ' ')
      .replaceAll('\\', '\\\\'),
  ).toString('latin1')

// No other value holds a tab, a line break, a backslash or a letter beyond ASCII: they are ids, words of ours, and a path of both.
const lineOf = (entry: RequestEntry) =>
  `${entry.id}\t${entry.clientId}\t${entry.environment}\t${entry.method}\t${entry.operationPath}\t${entry.path}\t${entry.status}\t${entry.durationMs}\t${
    entry.callerId
  }\t${entry.errorCode ?? '\\N'}\t${entry.error === null ? '\\N' : sentenceOf(entry.error)}\t${entry.orderId ?? '\\N'}\t${entry.idempotencyKey}\t${entry.replayed}\n`

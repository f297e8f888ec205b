import { writeBeside } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { log } from '#lib/log.ts'

export type RequestEntry = {
  id: string
  clientId: string
  environment: Environment
  method: string
  operationPath: string
  path: string
  status: number
  durationMs: number
  callerType: 'api_client' | 'customer'
  callerId: string
  errorCode: string | null
  idempotencyKey: boolean
  replayed: boolean
  createdAt: Date
}

// A batch costs the same whatever its size, so batches are few.
const flushAfterMs = 1_000
const flushAt = 1_000
// A database that is slow must not fill this process's memory with its own log.
const keptMost = 20_000

let waiting: RequestEntry[] = []
let timer: NodeJS.Timeout | undefined
let writing: Promise<void> | undefined
let dropped = 0

/** How many entries this process has given up because the database couldn't take them. */
export const droppedEntries = () => dropped

/** Keeps an entry for the next batch. Costs the request nothing: no query, no wait, and it never fails. */
export function noteRequest(entry: RequestEntry): void {
  if (waiting.length >= keptMost) {
    dropped += 1
    return
  }
  waiting.push(entry)
  if (waiting.length >= flushAt) void flushRequests()
  else timer ??= setTimeout(() => void flushRequests(), flushAfterMs).unref()
}

/** Writes what waits, one batch after the other; resolves when nothing is left. Called once more before the process ends. */
export function flushRequests(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  writing ??= writeAll().finally(() => {
    writing = undefined
  })
  return writing
}

async function writeAll(): Promise<void> {
  while (waiting.length > 0) {
    const batch = waiting
    waiting = []
    try {
      await insert(batch)
    } catch (error) {
      dropped += batch.length
      log.warn('request log entries dropped', { dropped, cause: error instanceof Error ? error.message : String(error) })
    }
  }
}

const columns: ((entry: RequestEntry) => string | number)[] = [
  ({ id }) => id,
  ({ clientId }) => clientId,
  ({ environment }) => environment,
  ({ method }) => method,
  ({ operationPath }) => operationPath,
  ({ path }) => path,
  ({ status }) => status,
  ({ durationMs }) => durationMs,
  ({ callerType }) => callerType,
  ({ callerId }) => callerId,
  ({ errorCode }) => errorCode ?? '',
  ({ idempotencyKey }) => (idempotencyKey ? 't' : 'f'),
  ({ replayed }) => (replayed ? 't' : 'f'),
  ({ createdAt }) => createdAt.getTime(),
]

// One text for a column: no value holds a line break, and neither side has to encode thousands of parameters.
const statement = `
  INSERT INTO api_requests (id, client_id, environment, method, operation_path, path, status, duration_ms, caller_type, caller_id,
    error_code, idempotency_key, replayed, created_at)
  SELECT id, client_id, environment::"Environment", method, operation_path, path, status::int, duration_ms::int, caller_type::"ActorType", caller_id,
    nullif(error_code, ''), idempotency_key = 't', replayed = 't', to_timestamp(created_ms::float8 / 1000)
  FROM unnest(${columns.map((_, i) => `string_to_array($${i + 1}, E'\\n')`).join(', ')})
    AS r(id, client_id, environment, method, operation_path, path, status, duration_ms, caller_type, caller_id, error_code, idempotency_key, replayed, created_ms)
  ON CONFLICT DO NOTHING`

const insert = (batch: RequestEntry[]) => writeBeside('note requests', statement, columns.map((value) => batch.map(value).join('\n')))

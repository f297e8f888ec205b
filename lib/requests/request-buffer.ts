import { getDb } from '#lib/db.ts'
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

const flushAfterMs = 250
const flushAt = 200
// A database that is slow must not fill this process's memory with its own log.
const keptMost = 5_000

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

const insert = (batch: RequestEntry[]) => getDb().$executeRaw`
  INSERT INTO api_requests (id, client_id, environment, method, operation_path, path, status, duration_ms, caller_type, caller_id,
    error_code, idempotency_key, replayed, created_at)
  SELECT id, client_id, environment::"Environment", method, operation_path, path, status, duration_ms, caller_type::"ActorType", caller_id,
    nullif(error_code, ''), idempotency_key, replayed, to_timestamp(created_ms / 1000)
  FROM unnest(
    ${batch.map(({ id }) => id)}::text[], ${batch.map(({ clientId }) => clientId)}::text[], ${batch.map(({ environment }) => environment)}::text[],
    ${batch.map(({ method }) => method)}::text[], ${batch.map(({ operationPath }) => operationPath)}::text[], ${batch.map(({ path }) => path)}::text[],
    ${batch.map(({ status }) => status)}::int[], ${batch.map(({ durationMs }) => durationMs)}::int[], ${batch.map(({ callerType }) => callerType)}::text[],
    ${batch.map(({ callerId }) => callerId)}::text[], ${batch.map(({ errorCode }) => errorCode ?? '')}::text[],
    ${batch.map(({ idempotencyKey }) => idempotencyKey)}::boolean[], ${batch.map(({ replayed }) => replayed)}::boolean[],
    ${batch.map(({ createdAt }) => createdAt.getTime())}::float8[]
  ) AS r(id, client_id, environment, method, operation_path, path, status, duration_ms, caller_type, caller_id, error_code, idempotency_key, replayed, created_ms)
  ON CONFLICT DO NOTHING`

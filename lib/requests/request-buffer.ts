import type { Environment } from '#lib/env.ts'
import { LineBuffer } from '#lib/requests/line-buffer.ts'

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

const entries = new LineBuffer(
  `api_requests (id, client_id, environment, method, operation_path, path, status, duration_ms, caller_id, error_code,
  error, order_id, idempotency_key, replayed)`,
  'latin1',
)
const bodies = new LineBuffer('api_request_bodies (id, client_id, environment, sent, answered)', 'utf8')

/** How many entries this process has given up because the database couldn't take them. */
export const droppedEntries = () => entries.dropped

/** Keeps an entry for the next batch. */
export const noteRequest = (entry: RequestEntry): void => entries.add(lineOf(entry))

export type RequestBodies = Pick<RequestEntry, 'id' | 'clientId' | 'environment'> & {
  /** JSON, redacted. */
  sent: string | undefined
  answered: string | undefined
}

// However much somebody calls, their bodies don't fill the disk: some 10 GB in a week from each process, and mostly far less.
const mostAMinute = 1 << 20
let minute = 0
let used = new Map<string, number>()

/** Keeps bodies for the next batch, as long as a client's of this minute aren't too many. */
export function noteBodies({ id, clientId, environment, sent, answered }: RequestBodies): void {
  const now = Math.floor(Date.now() / 60_000)
  if (now !== minute) [minute, used] = [now, new Map()]
  const key = `${clientId}:${environment}`
  const before = used.get(key) ?? 0
  if (before > mostAMinute) return
  used.set(key, before + (sent?.length ?? 0) + (answered?.length ?? 0))
  bodies.add(`${id}\t${clientId}\t${environment}\t${jsonOf(sent)}\t${jsonOf(answered)}\n`)
}

/** JSON has no line break or tab of its own, and no letter that COPY minds but this one. */
const jsonOf = (json: string | undefined) => json?.replaceAll('\\', '\\\\') ?? '\\N'

/** Writes what waits when its turn comes; resolves when that is written. */
export const flushRequests = async (): Promise<void> => {
  await Promise.all([entries.flush(), bodies.flush()])
}

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

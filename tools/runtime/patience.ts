import { setTimeout as sleep } from 'node:timers/promises'
import pg, { type Client } from 'pg'
import { newClient, type Database } from '#lib/connection.ts'

/**
 * How a migration waits for locks. Whoever asks for the same table after it waits behind it: so it waits for a moment only, lets
 * them pass, and tries again. Longer than the second after which the server calls an autovacuum off that is in somebody's way.
 */
export type Patience = { lockTimeoutMs: number; tries: number; pauseMs: number; say: (line: string) => void }
export const usualPatience: Patience = { lockTimeoutMs: 3_000, tries: 10, pauseMs: 1_000, say: console.log }

const longestPauseMs = 30_000
/** It didn't get a lock in time, or waited in a circle with somebody who asks for the same tables. */
const passes = ['55P03', '40P01']

const findHolders = `
  SELECT concat_ws(' ', pid, coalesce(nullif(application_name, ''), backend_type), state,
    'since ' || extract(epoch FROM clock_timestamp() - xact_start)::int || ' s') AS who
  FROM pg_stat_activity WHERE pid = ANY (pg_blocking_pids($1)) ORDER BY xact_start`

/**
 * Remembers who last stood in the way of a session, by a connection that is made only where something takes long, and kept: the
 * next try may find them at once.
 */
function watchHolders(database: Database, pid: number, everyMs: number) {
  let holders: string[] = []
  let watcher: Client | undefined
  let looking = Promise.resolve()
  const connect = async () => {
    const client = newClient(database, { application_name: 'callslip migration' })
    client.on('error', () => (watcher = undefined))
    await client.connect()
    return client
  }
  const look = async () => {
    watcher ??= await connect()
    const { rows } = await watcher.query<{ who: string }>(findHolders, [pid])
    if (rows.length > 0) holders = rows.map(({ who }) => who)
  }
  // Who it was is good to know, and no reason to fail.
  const timer = setInterval(() => {
    looking = looking.then(look).catch(() => {})
  }, everyMs)
  return {
    /** Who it was, as far as was seen until now. */
    found: async (): Promise<string[]> => {
      await looking
      return holders
    },
    stop: async (): Promise<void> => {
      clearInterval(timer)
      await looking
      await watcher?.end().catch(() => {})
    },
  }
}

/**
 * Runs `work`, which asks for its locks under `lock_timeout`, and again where it didn't get them. Nothing of a failed try may be
 * left. Throws with the holder's name after the last.
 */
export async function withPatience<T>(
  what: string,
  { client, database }: { client: Client; database: Database },
  { lockTimeoutMs, tries, pauseMs, say }: Patience,
  work: () => Promise<T>,
): Promise<T> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const watch = watchHolders(database, rows[0]?.pid ?? 0, lockTimeoutMs / 3)
  try {
    for (let n = 1; ; n += 1)
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof pg.DatabaseError) || !passes.includes(error.code ?? '')) throw error
        const holders = await watch.found()
        const by = holders.length > 0 ? holders.join('; ') : 'somebody who is gone by now'
        if (n >= tries) throw new Error(`a lock was not free in ${tries} tries; last held by: ${by}`, { cause: error })
        const pause = Math.min(pauseMs * 2 ** (n - 1), longestPauseMs)
        say(`${what}: a lock is held by ${by}. Try ${n + 1} of ${tries} in ${pause / 1000} s.`)
        await sleep(pause)
      }
  } finally {
    await watch.stop()
  }
}

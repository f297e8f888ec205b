import { Logger, runOnce } from 'graphile-worker'
import pg from 'pg'
import { afterAll } from 'vitest'
import { getDb } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { Dispatcher, Outbox } from '#lib/server/worker/dispatcher.ts'
import { startCrews } from '#lib/server/worker/start-crews.ts'
import { taskList } from '#lib/server/worker/tasks.ts'

const silent = new Logger(() => () => {})

const outbox = new Outbox()

/** For all rounds of a file: each of them would open connections of its own. */
let pool: pg.Pool | undefined
afterAll(() => pool?.end())
function openPool(max: number): pg.Pool {
  const opened = new pg.Pool({ connectionString: getEnv().DATABASE_URL, max })
  // The queue insists on listeners: a connection that breaks fails the round that uses it.
  opened.on('error', () => {})
  opened.on('connect', (client) => client.on('error', () => {}))
  return opened
}

/** Carries on every event that is committed. */
export async function dispatchEvents(): Promise<void> {
  while ((await outbox.carryOn()).count > 0);
}

/**
 * Carries every event on and runs every job that is due, and those that they add, on the real queue. Jobs planned for later
 * stay planned.
 */
export async function runDueJobs(): Promise<void> {
  const pgPool = (pool ??= openPool(3))
  for (let round = 0; round < 100; round += 1) {
    await dispatchEvents()
    await runOnce({ pgPool, taskList, logger: silent, noHandleSignals: true })
    const [due] = await getDb().$queryRaw<{ n: number }[]>`
      SELECT count(*)::int AS n FROM graphile_worker.jobs WHERE run_at <= now() AND attempts < max_attempts`
    if (due?.n === 0 && !(await outbox.hasNews())) return
  }
  throw new Error('jobs keep coming')
}

/** A worker as the service has one, until it is stopped: unlike `runDueJobs` it also waits for what is added meanwhile. */
export async function startWorker(): Promise<{ stop: () => Promise<void> }> {
  const pgPool = openPool(16)
  const crews = await startCrews(pgPool)
  const dispatcher = new Dispatcher()
  dispatcher.start()
  return {
    stop: async () => {
      await dispatcher.stop()
      await Promise.all(crews.map(({ runner }) => runner.stop()))
      await pgPool.end()
    },
  }
}

/** The failures that the queue has kept, for a test to look at. */
export const failedJobs = () =>
  getDb().$queryRaw<{ task: string; error: string }[]>`
    SELECT task_identifier AS task, last_error AS error FROM graphile_worker.jobs WHERE last_error IS NOT NULL`

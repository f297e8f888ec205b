import { Logger, run, runOnce, type Runner } from 'graphile-worker'
import { getDb } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { taskList } from '#lib/server/worker/tasks.ts'

const silent = new Logger(() => () => {})

/** Runs every job that is due, and those that they add, on the real queue. Jobs planned for later stay planned. */
export async function runDueJobs(): Promise<void> {
  for (let round = 0; round < 100; round += 1) {
    await runOnce({ connectionString: getEnv().DATABASE_URL, taskList, logger: silent, noHandleSignals: true })
    const [due] = await getDb().$queryRaw<{ n: number }[]>`
      SELECT count(*)::int AS n FROM graphile_worker.jobs WHERE run_at <= now() AND attempts < max_attempts`
    if (due?.n === 0) return
  }
  throw new Error('jobs keep coming')
}

/** A worker as the service has one, until it is stopped: unlike `runDueJobs` it also waits for what is added meanwhile. */
export const startWorker = (): Promise<Runner> =>
  run({
    connectionString: getEnv().DATABASE_URL,
    taskList,
    concurrency: 8,
    maxPoolSize: 4,
    pollInterval: 200,
    noHandleSignals: true,
    logger: silent,
  })

/** The failures that the queue has kept, for a test to look at. */
export const failedJobs = () =>
  getDb().$queryRaw<{ task: string; error: string }[]>`
    SELECT task_identifier AS task, last_error AS error FROM graphile_worker.jobs WHERE last_error IS NOT NULL`

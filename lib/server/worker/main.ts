import { EventEmitter } from 'node:events'
import { Logger, run, type WorkerEvents } from 'graphile-worker'
import { disconnectDb } from '#lib/db.ts'
import { openPool, ownDatabase } from '#lib/connection.ts'
import { workerSlots } from '#lib/jobs.ts'
import { log } from '#lib/log.ts'
import { checkLegalAtStart } from '#lib/server/worker/check-legal.ts'
import { checkPartsAtStart } from '#lib/server/worker/check-parts.ts'
import { checkProviderAtStart } from '#lib/server/worker/check-provider.ts'
import { serveMetrics } from '#lib/server/metrics/serve-metrics.ts'
import { begin } from '#lib/server/start/begin.ts'
import { checkDatabaseAtStart } from '#lib/server/start/check-database.ts'
import { Dispatcher } from '#lib/server/worker/dispatcher.ts'
import { logFailure } from '#lib/server/worker/log-failure.ts'
import { Takeover } from '#lib/server/worker/takeover.ts'
import { crontab, taskList } from '#lib/server/worker/tasks.ts'

begin()
await serveMetrics('worker')
await checkDatabaseAtStart()
const events: WorkerEvents = new EventEmitter()
let nudge: () => void = () => {}
const poolId = new Promise<string>((resolve) =>
  events.once('pool:create', ({ workerPool }) => {
    nudge = () => workerPool.nudge(1)
    resolve(workerPool.id)
  }),
)

/**
 * A job that leaves its queue free may have had others waiting; nobody is told of those until the next poll. The event
 * comes before the completion is committed, which takes longer the busier the database is: hence several looks.
 */
const looksAfterMs = [5, 25, 100]
events.on('job:complete', ({ job }) => {
  if (job.job_queue_id === null) return
  for (const ms of looksAfterMs) setTimeout(() => stopping || nudge(), ms)
})

const pgPool = openPool(ownDatabase(), {
  // Fewer than jobs on purpose: a job holds one of these only while it is fetched and completed.
  max: 10,
  // That a job was begun or done may be forgotten in a power cut: then it runs again, as any job may.
  settings: { synchronous_commit: 'off' },
})

let stopping = false
const runner = await run({
  pgPool,
  // One look for all who are idle. Each on its own, they would hide each other's queues: a look locks all that are free.
  preset: { worker: { localQueue: { size: workerSlots } } },
  taskList,
  crontab,
  events,
  concurrency: workerSlots,
  // How late a job with a time of its own may be; jobs for now are announced by the database.
  pollInterval: 1000,
  noHandleSignals: true,
  logger: new Logger(() => (level, message, meta) => {
    if (level === 'error') logFailure(message, meta)
    else if (level === 'warning' && !message.includes('smaller than concurrency')) log.warn(message)
  }),
})
const takeover = new Takeover(await poolId)
await takeover.start()
const dispatcher = new Dispatcher()
dispatcher.start()
log.info('worker running', { pool: await poolId })
// Nobody waits for it: a provider that hangs must not hold up a start.
void checkProviderAtStart()
void checkPartsAtStart()
checkLegalAtStart()

const stop = () => {
  if (stopping) return
  stopping = true
  void runner
    .stop()
    .catch(() => {})
    .then(() => dispatcher.stop())
    .then(() => takeover.stop())
    .then(() => pgPool.end())
    .then(() => disconnectDb())
    .then(() => process.exit(0))
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)

try {
  await runner.promise
} catch (error) {
  // The supervisor starts a new worker, which takes over what this one leaves.
  log.error('worker ended', error)
  process.exit(1)
}

import { EventEmitter } from 'node:events'
import { Logger, run, type WorkerEvents } from 'graphile-worker'
import { disconnectDb } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { workerSlots } from '#lib/jobs.ts'
import { log } from '#lib/log.ts'
import { checkLegalAtStart } from '#lib/server/worker/check-legal.ts'
import { checkProviderAtStart } from '#lib/server/worker/check-provider.ts'
import { Dispatcher } from '#lib/server/worker/dispatcher.ts'
import { Takeover } from '#lib/server/worker/takeover.ts'
import { crontab, taskList } from '#lib/server/worker/tasks.ts'

const url = getEnv().DATABASE_URL
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

// That a job was begun or done may be forgotten in a power cut: then it runs again, as any job may.
const jobsUrl = new URL(url)
jobsUrl.searchParams.set('options', `${jobsUrl.searchParams.get('options') ?? ''} -c synchronous_commit=off`.trim())

let stopping = false
const runner = await run({
  connectionString: jobsUrl.href,
  // One look for all who are idle. Each on its own, they would hide each other's queues: a look locks all that are free.
  preset: { worker: { localQueue: { size: workerSlots } } },
  // Fewer than jobs on purpose: a job holds one of these only while it is fetched and completed.
  maxPoolSize: 10,
  taskList,
  crontab,
  events,
  concurrency: workerSlots,
  // How late a job with a time of its own may be; jobs for now are announced by the database.
  pollInterval: 1000,
  noHandleSignals: true,
  logger: new Logger(() => (level, message) => {
    if (level === 'error') log.error(message, undefined)
    else if (level === 'warning' && !message.includes('smaller than concurrency')) log.warn(message)
  }),
})
const takeover = new Takeover(url, await poolId)
await takeover.start()
const dispatcher = new Dispatcher()
dispatcher.start()
log.info('worker running', { pool: await poolId })
// Nobody waits for it: a provider that hangs must not hold up a start.
void checkProviderAtStart()
checkLegalAtStart()

const stop = () => {
  if (stopping) return
  stopping = true
  void runner
    .stop()
    .catch(() => {})
    .then(() => dispatcher.stop())
    .then(() => takeover.stop())
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

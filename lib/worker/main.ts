import { EventEmitter } from 'node:events'
import { Logger, run, type WorkerEvents } from 'graphile-worker'
import { disconnectDb } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { log } from '#lib/log.ts'
import { Takeover } from '#lib/worker/takeover.ts'
import { crontab, taskList } from '#lib/worker/tasks.ts'

const url = getEnv().DATABASE_URL
const events: WorkerEvents = new EventEmitter()
const poolId = new Promise<string>((resolve) => events.once('pool:create', ({ workerPool }) => resolve(workerPool.id)))

// A job that leaves its queue free may have had others waiting; nobody is told of those until the next poll.
events.on('job:complete', ({ worker, job }) => {
  if (job.job_queue_id === null) return
  setTimeout(() => {
    try {
      worker.nudge()
    } catch {
      // It has been released meanwhile: there is nothing left to wake.
    }
  }, 20)
})

const runner = await run({
  connectionString: url,
  // Fewer than jobs on purpose: a job holds one of these only while it is fetched and completed.
  maxPoolSize: 10,
  taskList,
  crontab,
  events,
  // Jobs mostly wait for somebody's network; a hanging webhook endpoint holds at most four of these.
  concurrency: 40,
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
log.info('worker running', { pool: await poolId })

let stopping = false
const stop = () => {
  if (stopping) return
  stopping = true
  void runner
    .stop()
    .catch(() => {})
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

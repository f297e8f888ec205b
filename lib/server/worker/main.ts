import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Logger, run, type WorkerEvents } from 'graphile-worker'
import { openPool, ownDatabase } from '#lib/connection.ts'
import { disconnectDb, findDatabaseFault } from '#lib/db.ts'
import { workerSlots } from '#lib/jobs.ts'
import { log } from '#lib/log.ts'
import { checkLegalAtStart } from '#lib/server/worker/check-legal.ts'
import { checkPartsAtStart } from '#lib/server/worker/check-parts.ts'
import { checkProviderAtStart } from '#lib/server/worker/check-provider.ts'
import { serveMetrics } from '#lib/server/metrics/serve-metrics.ts'
import { startTraces } from '#lib/server/traces/start-traces.ts'
import { begin } from '#lib/server/start/begin.ts'
import { checkDatabaseAtStart } from '#lib/server/start/check-database.ts'
import { Dispatcher } from '#lib/server/worker/dispatcher.ts'
import { FetchWatch } from '#lib/server/worker/fetch-watch.ts'
import { HeldJobs } from '#lib/server/worker/held-jobs.ts'
import { logFailure } from '#lib/server/worker/log-failure.ts'
import { startProbes } from '#lib/server/worker/start-probes.ts'
import { Takeover } from '#lib/server/worker/takeover.ts'
import { crontab, taskList } from '#lib/server/worker/tasks.ts'

let stopping = false

/** Whoever supervises starts a new worker, which takes over what this one leaves. */
function endAtOnce(reason: string, error?: unknown): void {
  if (stopping) process.exit(0)
  log.error('worker ends', error ?? new Error(reason), { reason })
  process.exit(1)
}
// The queue's library waits for nobody where it writes down that a job is done: a database that is lost just then raises it here.
process.on('uncaughtException', (error) => endAtOnce('a failure that nobody took', error))

const { WORKER_HEALTH_PORT: probePort } = begin()
let findFault = (): string | undefined => 'it has not begun'
if (probePort !== undefined) startProbes(probePort, () => (stopping ? 'it is about to end' : findFault()))
await serveMetrics('worker')
const endTraces = await startTraces('worker')
await checkDatabaseAtStart()

// A first fetch that fails would fail all others (lib/server/worker/fetch-watch.ts).
for (let told: string | undefined; ; await sleep(500)) {
  const fault = await findDatabaseFault()
  if (fault === undefined) break
  if (fault !== told) log.warn('the worker waits for its database', { cause: fault })
  told = fault
}

const events: WorkerEvents = new EventEmitter()
let nudge: () => void = () => {}
const poolId = new Promise<string>((resolve) =>
  events.once('pool:create', ({ workerPool }) => {
    nudge = () => workerPool.nudge(1)
    resolve(workerPool.id)
  }),
)
const held = new HeldJobs(events)
const watch = new FetchWatch(events, endAtOnce)

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
watch.start()
findFault = () => watch.fault
const takeover = new Takeover(await poolId, held)
await takeover.start()
const dispatcher = new Dispatcher()
dispatcher.start()
log.info('worker running', { pool: await poolId })
// Nobody waits for it: a provider that hangs must not hold up a start.
void checkProviderAtStart()
void checkPartsAtStart()
checkLegalAtStart()

/** Jobs under way have this long; what is left then another worker takes over. */
const stopWithinMs = 9000

const stop = () => {
  if (stopping) return
  stopping = true
  watch.stop()
  setTimeout(() => process.exit(0), stopWithinMs).unref()
  void runner
    .stop()
    .catch(() => {})
    .then(() => dispatcher.stop())
    .then(() => takeover.stop())
    .then(() => pgPool.end())
    .then(() => disconnectDb())
    .then(endTraces)
    .then(() => process.exit(0))
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)

// It is kept where the queue has ended of itself as well, whatever for.
await runner.promise.then(
  () => stopping || endAtOnce('the job queue ended'),
  (error: unknown) => endAtOnce('the job queue ended', error),
)

import { setTimeout as sleep } from 'node:timers/promises'
import { noticesSilence, openPool, ownDatabase } from '#lib/connection.ts'
import { disconnectDb, findDatabaseFailure } from '#lib/db.ts'
import { log } from '#lib/log.ts'
import { OwnClock } from '#lib/server/worker/clock-set-back.ts'
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
import { listeners, startCrews } from '#lib/server/worker/start-crews.ts'
import { startProbes } from '#lib/server/worker/start-probes.ts'
import { Takeover } from '#lib/server/worker/takeover.ts'

let stopping = false

/** Whoever supervises starts a new worker, which takes over what this one leaves. */
function endAtOnce(reason: string, error?: unknown): void {
  if (stopping) process.exit()
  log.error('worker ends', error ?? new Error(reason), { reason })
  process.exit(1)
}
// The queue's library waits for nobody where it writes down that a job is done: a database that is lost just then raises it here.
process.on('uncaughtException', (error) => endAtOnce('a failure that nobody took', error))

const { WORKER_HEALTH_PORT: probePort } = begin()
let findFailure = (): string | undefined => 'it has not begun'
if (probePort !== undefined) startProbes(probePort, () => (stopping ? 'it is about to end' : findFailure()))
await serveMetrics('worker')
const endTraces = await startTraces('worker')
await checkDatabaseAtStart()

// A first fetch that fails would fail all others (lib/server/worker/fetch-watch.ts).
for (let reported: string | undefined; ; await sleep(500)) {
  const failure = await findDatabaseFailure()
  if (failure === undefined) break
  if (failure !== reported) log.warn('the worker waits for its database', { cause: failure })
  reported = failure
}

const held = new HeldJobs()
const watches: FetchWatch[] = []
const pgPool = openPool(ownDatabase(), {
  // Fewer than jobs on purpose: a job holds one of these only while it is fetched and completed.
  max: listeners + 6,
  // That a job was begun or done may be forgotten in a power cut: then it runs again, as any job may.
  settings: { synchronous_commit: 'off', ...noticesSilence },
})
const crews = await startCrews(pgPool, (events) => {
  held.watch(events)
  watches.push(new FetchWatch(events, endAtOnce))
})
for (const watch of watches) watch.start()
findFailure = () => watches.find(({ failure }) => failure !== undefined)?.failure
const poolIds = crews.map(({ poolId }) => poolId)
const takeover = new Takeover(poolIds, held)
await takeover.start()
const dispatcher = new Dispatcher()
dispatcher.start()
log.info('worker running', { pools: poolIds })
// Nobody waits for it: a provider that hangs must not hold up a start.
void checkProviderAtStart()
void checkPartsAtStart()
checkLegalAtStart()

/** Jobs under way have this long; what is left then another worker takes over. */
const stopWithinMs = 9000

const stop = () => {
  if (stopping) return
  stopping = true
  for (const watch of watches) watch.stop()
  setTimeout(() => process.exit(), stopWithinMs).unref()
  void Promise.allSettled(crews.map(({ runner }) => runner.stop()))
    .then(() => dispatcher.stop())
    .then(() => takeover.stop())
    .then(() => pgPool.end())
    .then(() => disconnectDb())
    .then(endTraces)
    .then(() => process.exit())
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)

const clock = new OwnClock()
/** The crontab's timer can't be set anew. Whoever supervises starts a worker whose crontab begins with the clock as it is. */
setInterval(() => {
  if (stopping || !clock.wasSetBack()) return
  log.warn('worker ends', { reason: 'the clock of this machine was set back' })
  process.exitCode = 1
  stop()
}, 5_000).unref()

// It is kept where the queue has ended of itself as well, whatever for.
await Promise.race(crews.map(({ runner }) => runner.promise)).then(
  () => stopping || endAtOnce('the job queue ended'),
  (error: unknown) => endAtOnce('the job queue ended', error),
)

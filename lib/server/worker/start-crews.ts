import { EventEmitter } from 'node:events'
import { Logger, run, type Runner, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import { z } from 'zod'
import { crews, slots, slotsUsed, type Crew } from '#lib/crews.ts'
import { log } from '#lib/log.ts'
import { logFailure } from '#lib/server/worker/log-failure.ts'
import { crontab, tasksOf } from '#lib/server/worker/tasks.ts'
import { jobsChannel } from '#lib/wake.ts'

/** A crew at work: a queue runner of its own, which looks for the crew's jobs alone and has the crew's slots. */
export type StartedCrew = { poolId: string; runner: Runner }

/** Each listens on a connection of the queue's pool. */
export const listeners = crews.length

/**
 * A job that leaves its queue free may have had others waiting; nobody is told of those until the next poll. The event comes before
 * the completion is committed, which takes longer the busier the database is: hence several looks.
 */
const afterJobMs = [5, 25, 100]
/** A look locks the names of all queues that are free, and so hides them for that moment from the look of another crew or worker. */
const onceMoreMs = 20

const notified = z.object({ crews: z.array(z.string()) })
function isFor(crew: Crew, payload = ''): boolean {
  try {
    return notified.safeParse(JSON.parse(payload)).data?.crews.includes(crew) ?? false
  } catch {
    return false
  }
}

const logger = new Logger(() => (level, message, meta) => {
  if (level === 'error') logFailure(message, meta)
  else if (level === 'warning' && !message.includes('smaller than concurrency')) log.warn(message)
})

/** Has the crew look for jobs when it is told of some, when a queue becomes free, and once more soon after it found some. */
function wakeUp(crew: Crew, events: WorkerEvents): void {
  let nudge = () => {}
  let planned = false
  events.once('pool:create', ({ workerPool }) => {
    nudge = () => workerPool._shuttingDown || workerPool.nudge(1)
  })
  const onceMore = () => {
    if (planned) return
    planned = true
    setTimeout(() => {
      planned = false
      nudge()
    }, onceMoreMs)
  }
  events.on('pool:listen:notification', ({ message }) => {
    if (message.channel !== jobsChannel || !isFor(crew, message.payload)) return
    nudge()
    onceMore()
  })
  events.on('localQueue:getJobs:complete', ({ jobs }) => {
    if (jobs.length > 0) onceMore()
  })
  events.on('job:complete', ({ job }) => {
    if (job.job_queue_id !== null) for (const ms of afterJobMs) setTimeout(nudge, ms)
  })
}

async function startCrew(pgPool: pg.Pool, crew: Crew, prepare: (events: WorkerEvents) => void): Promise<StartedCrew> {
  const events: WorkerEvents = new EventEmitter()
  const made = new Promise<string>((resolve) => events.once('pool:create', ({ workerPool }) => resolve(workerPool.id)))
  const count = (by: number) => slotsUsed.set(crew, (slotsUsed.get(crew) ?? 0) + by)
  events.on('job:start', () => count(1)).on('job:complete', () => count(-1))
  wakeUp(crew, events)
  prepare(events)
  const runner = await run({
    pgPool,
    // One look for all who are idle. Each on its own, they would hide each other's queues.
    preset: { worker: { localQueue: { size: slots[crew] } } },
    taskList: tasksOf(crew),
    ...(crew === 'timers' ? { crontab } : {}),
    events,
    concurrency: slots[crew],
    // How late a job with a time of its own may be; jobs for now are announced.
    pollInterval: 1000,
    noHandleSignals: true,
    logger,
  })
  return { poolId: await made, runner }
}

/**
 * Starts all crews on one pool. What waits for one never takes a slot of another: however many webhooks hang, a hold is released.
 * @param prepare what listens to a crew's events from the beginning
 */
export const startCrews = (
  pgPool: pg.Pool,
  prepare: (events: WorkerEvents) => void = () => {},
): Promise<StartedCrew[]> => Promise.all(crews.map((crew) => startCrew(pgPool, crew, prepare)))

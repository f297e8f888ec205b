import type { WorkerEvents } from 'graphile-worker'
import { findDatabaseFailure } from '#lib/db.ts'
import { log } from '#lib/log.ts'

const lookEveryMs = 1000
/** So many looks without a fetch are nothing: there is one every second, and a busy machine may be late. */
const patience = 3
/** At so many looks in a row the database could be written to, and answered at once, and nothing was fetched all the same. */
const condemnedAfter = 6
const atOnceMs = 1000

/**
 * Ends a worker that can't fetch jobs though the database is there. The queue's library keeps a failure of its first statement for as
 * long as the process lives, and sleeps for minutes after others: a new process is the cure. While the database is away it
 * waits.
 */
export class FetchWatch {
  readonly #end: (reason: string) => void
  #timer: NodeJS.Timeout | undefined
  #stopped = false
  /** With jobs in hand that wait for a slot it fetches none. */
  #fetches = true
  #missed = 0
  #condemning = 0
  #failure: string | undefined

  constructor(events: WorkerEvents, end: (reason: string) => void) {
    this.#end = end
    const begin = () => {
      this.#missed = 0
      this.#condemning = 0
    }
    events.on('localQueue:getJobs:complete', begin)
    events.on('localQueue:setMode', ({ newMode }) => {
      this.#fetches = newMode === 'POLLING'
      begin()
    })
  }

  /** Why no jobs are done just now; undefined where they are. */
  get failure(): string | undefined {
    if (!this.#fetches || this.#missed <= patience) return undefined
    return this.#failure ?? 'no jobs could be fetched'
  }

  start(): void {
    this.#timer = setTimeout(() => void this.look().finally(() => this.#stopped || this.start()), lookEveryMs)
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  /** Once a second. */
  async look(): Promise<void> {
    this.#missed += 1
    if (!this.#fetches || this.#missed <= patience) return this.#tell(undefined)
    const begun = performance.now()
    const failure = await findDatabaseFailure()
    this.#tell(failure)
    const isThere = failure === undefined && performance.now() - begun < atOnceMs
    this.#condemning = isThere ? this.#condemning + 1 : 0
    if (this.#condemning >= condemnedAfter && !this.#stopped)
      this.#end('no jobs could be fetched though the database is there')
  }

  #tell(failure: string | undefined): void {
    if (failure !== this.#failure) {
      if (failure === undefined) log.info('the database is back')
      else log.warn('no jobs are fetched', { cause: failure })
    }
    this.#failure = failure
  }
}

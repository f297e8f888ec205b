import { setTimeout as sleep } from 'node:timers/promises'
import { getDb, inTransaction, newConnection, openConnection, type Tx } from '#lib/db.ts'
import { lookBeyond } from '#lib/events/look-beyond.ts'
import type { Ahead, Taken } from '#lib/events/outbox.ts'
import { takeEvents } from '#lib/events/take-events.ts'
import { takeFromOthers } from '#lib/events/take-from-others.ts'
import { eventJob } from '#lib/events/jobs.ts'
import type { Event } from '#lib/generated/prisma/client.ts'
import { enqueue, gatherJobs } from '#lib/jobs.ts'
import { log } from '#lib/log.ts'
import { carryOn } from '#lib/server/worker/effects.ts'
import { changesChannel } from '#lib/wake.ts'

/** So many events are carried on by one transaction: enough to share its cost, few enough to hold no lock for long. */
const turn = { least: 50, first: 100, most: 500 }
/** Where many wait, a transaction is to take about so long: somebody else's event may be waiting for its end. */
const turnMs = 40
/** Where so many come while one turn lasts, the next is let gather for a moment: what a turn costs hardly depends on how many it carries. */
const gather = { from: 4, ms: 20 }
/** How long an event may wait where nobody told of it. */
const pollMs = 500
const afterFailureMs = 1_000

const causeOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** One event whose effects fail must not hold up all others: each gets a job of its own, with the queue's tries. */
const carryOnSingly = (tx: Tx, events: readonly Event[]): Promise<void> =>
  gatherJobs(tx, async () => {
    for (const { id } of events) await enqueue(tx, eventJob, { eventId: id })
  })

/** Twice as many at most as the last time, for what they set off differs. */
function fittingSize(count: number, tookMs: number): number {
  const fitting = count * Math.min(turnMs / tookMs, 2)
  return Math.round(Math.min(Math.max(fitting, turn.least), turn.most))
}

type Take = (tx: Tx) => Promise<Taken | undefined>

/** Reads the events table as an outbox, and carries on what it finds, in one transaction with the cursor that says so. */
export class Outbox {
  #ahead: Ahead = new Map()
  /** Clients of whom many wait, and those of whom many wait behind them; the others' turn comes between two of theirs. */
  #busy: ReadonlySet<string> = new Set()
  #busyToo: ReadonlySet<string> = new Set()
  #size = turn.first
  /** Events come fast: the last turn carried several. */
  #flows = false

  /**
   * Carries the next events on. Returns how many; 0 where there is none, or another worker is at it.
   * `isFull`: as many as a turn takes, so that more are to be expected.
   */
  async carryOn(): Promise<{ count: number; isFull: boolean }> {
    // Without a transaction first: mostly there is nothing. Where there is nothing new, the cursor may still be behind.
    if (!this.#flows && (await lookBeyond(getDb(), 1)).beyond === 0) return { count: 0, isFull: false }
    this.#flows = false // also where this turn fails
    const ofOthers = this.#busy.size === 0 ? undefined : await this.#carryOthers()
    this.#busyToo = ofOthers?.busy ?? new Set()
    const begun = performance.now()
    const next = await this.#carry((tx) => takeEvents(tx, this.#size, this.#ahead))
    this.#busy = next?.busy ?? new Set()
    const count = next?.events.length ?? 0
    const isFull = count >= this.#size
    this.#flows = count >= gather.from
    this.#size = isFull ? fittingSize(count, performance.now() - begun) : turn.first
    return { count: count + (ofOthers?.events.length ?? 0), isFull }
  }

  /** A turn that fails must not be in the way of everybody's. */
  async #carryOthers(): Promise<Taken | undefined> {
    try {
      return await this.#carry(this.#fromOthers)
    } catch (error) {
      log.warn('the events of others wait for their turn', { cause: causeOf(error) })
      return undefined
    }
  }

  #fromOthers: Take = (tx) => takeFromOthers(tx, this.#size, this.#ahead, new Set([...this.#busy, ...this.#busyToo]))

  async #carry(take: Take): Promise<Taken | undefined> {
    try {
      return await this.#take(take, carryOn)
    } catch (error) {
      log.warn('events are carried on one by one', { cause: causeOf(error) })
      return this.#take(take, carryOnSingly)
    }
  }

  /** Whether somebody has to carry on. */
  hasNews = async (): Promise<boolean> => (await lookBeyond(getDb(), this.#ahead.size + 1)).beyond > this.#ahead.size

  async #take(take: Take, effects: typeof carryOn): Promise<Taken | undefined> {
    const taken = await inTransaction(async (tx) => {
      const next = await take(tx)
      if (next && next.events.length > 0) await effects(tx, next.events)
      return next
    })
    if (taken) this.#ahead = taken.ahead
    return taken
  }
}

/**
 * Carries events on for as long as the worker runs: of several workers one, for as long as its connection holds. Woken by whoever
 * has committed a change; a look now and then finds what nobody told of.
 */
export class Dispatcher {
  #outbox = new Outbox()
  #client: ReturnType<typeof newConnection> | undefined
  #leads = false
  #woken = false
  #wake: () => void = () => {}
  #stopped = false
  #running: Promise<void> = Promise.resolve()

  start(): void {
    this.#running = this.#run()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    this.#wake()
    await this.#running
    await this.#client?.end().catch(() => {})
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      try {
        // Before the look: whoever tells of something meanwhile has it looked for again.
        this.#woken = false
        const { count, isFull } = (await this.#lead()) ? await this.#outbox.carryOn() : { count: 0, isFull: false }
        if (count === 0) await this.#pause(pollMs)
        else if (count >= gather.from && !isFull) await sleep(gather.ms)
      } catch (error) {
        log.warn('events are not carried on', { cause: causeOf(error) })
        this.#woken = false
        await this.#pause(afterFailureMs)
      }
    }
  }

  /** Listens, and takes the lock that one worker has. Who hasn't got it doesn't know what the one who has is ahead with. */
  async #lead(): Promise<boolean> {
    const client = this.#client ?? (await this.#connect())
    if (!this.#leads) {
      const sql = "SELECT pg_try_advisory_lock(hashtextextended('callslip dispatcher', 0)) AS leads"
      this.#leads = (await client.query<{ leads: boolean }>(sql)).rows[0]?.leads ?? false
    }
    return this.#leads
  }

  async #connect(): Promise<ReturnType<typeof newConnection>> {
    // It may be another server's by now, one that never got what the last turns made of the events that are remembered.
    this.#outbox = new Outbox()
    const client = newConnection('callslip dispatcher')
    const forget = () => {
      if (this.#client === client) this.#client = undefined
      this.#leads = false
    }
    client.on('error', forget).on('end', forget)
    client.on('notification', () => {
      if (!this.#leads) return
      this.#woken = true
      this.#wake()
    })
    await openConnection(client, () => client.query(`LISTEN ${changesChannel}`))
    return (this.#client = client)
  }

  /** Until the time is over, or somebody tells of a change. */
  async #pause(ms: number): Promise<void> {
    if (this.#stopped || this.#woken) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    this.#wake = () => {}
  }
}

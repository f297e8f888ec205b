import type { Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { findDatabaseFailure } from '#lib/db.ts'
import { endStreams } from '#lib/events/stream-events.ts'
import { answerProbe, noteChanges } from '#lib/probes.ts'

/** So long an answer is good: whoever asks often costs the database no more. */
const freshMs = 1000
const lookEveryMs = 50

/** Whether this process is here for more, and how it goes without breaking anything that is under way. */
export class Presence {
  readonly #open = new Set<ServerResponse>()
  readonly #note = noteChanges()
  #leaving = false
  #asked: { at: number; failure: Promise<string | undefined> } | undefined

  /** Counts an answer that is being made. */
  attend(outgoing: ServerResponse): void {
    if (this.#leaving) outgoing.shouldKeepAlive = false
    this.#open.add(outgoing)
    outgoing.once('close', () => this.#open.delete(outgoing))
  }

  async answer(path: string, outgoing: ServerResponse): Promise<void> {
    if (path === '/live') return answerProbe(outgoing, undefined)
    const failure = this.#leaving ? 'it is about to end' : await this.#findFailure()
    this.#note(failure)
    answerProbe(outgoing, failure)
  }

  #findFailure(): Promise<string | undefined> {
    const now = performance.now()
    if (!this.#asked || now - this.#asked.at > freshMs) this.#asked = { at: now, failure: findDatabaseFailure() }
    return this.#asked.failure
  }

  /**
   * Takes its leave: from now on it isn't ready and every answer closes its connection; after the time in which those in front
   * notice, it takes no new connection. Resolves when the last answer is given.
   */
  async leave(server: Server, lameDuckMs: number): Promise<void> {
    this.#leaving = true
    for (const outgoing of this.#open) outgoing.shouldKeepAlive = false
    endStreams()
    await sleep(lameDuckMs)
    endStreams()
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    // An answer that had begun before had promised to keep its connection.
    const timer = setInterval(() => server.closeIdleConnections(), lookEveryMs)
    await closed
    clearInterval(timer)
  }
}

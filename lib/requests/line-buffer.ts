import { copyBeside } from '#lib/db.ts'
import { causeOf, log } from '#lib/log.ts'

// Every write has a price of its own, so few and large ones cost requests least.
const flushAfterMs = 1_000
const flushAt = 1 << 20
// A database that is slow must not fill this process's memory with its own log.
const room = 4 << 20

// As the lines that COPY reads, outside of the heap: thousands of waiting objects would be carried through every garbage collection.
type Batch = { lines: Buffer; used: number; count: number }
const newBatch = (): Batch => ({ lines: Buffer.allocUnsafe(room), used: 0, count: 0 })

/** Rows that wait to be copied into a table, of which a process that is killed loses the last second. */
export class LineBuffer {
  readonly #target: string
  readonly #encoding: 'latin1' | 'utf8'
  // Made with the first line: not every process has any.
  #waiting: Batch | undefined
  #spare: Batch | undefined
  #timer: NodeJS.Timeout | undefined
  // The last write that was asked for; and the same one while its turn has not come.
  #last: Promise<void> = Promise.resolve()
  #next: Promise<void> | undefined
  #dropped = 0

  /** @param encoding `latin1` where each character of a line is a byte of what is meant */
  constructor(target: string, encoding: 'latin1' | 'utf8') {
    this.#target = target
    this.#encoding = encoding
  }

  /** How many lines this process has given up because the database couldn't take them. */
  get dropped(): number {
    return this.#dropped
  }

  /** Keeps a line for the next batch. Costs the request nothing: no query, no wait, and it never fails. */
  add(line: string): void {
    const waiting = (this.#waiting ??= newBatch())
    const most = this.#encoding === 'latin1' ? line.length : 3 * line.length
    if (waiting.used + most > room) {
      this.#dropped += 1
      return
    }
    waiting.used += waiting.lines.write(line, waiting.used, this.#encoding)
    waiting.count += 1
    if (waiting.used >= flushAt) void this.flush()
    else this.#timer ??= setTimeout(() => void this.flush(), flushAfterMs).unref()
  }

  /**
   * Writes what waits when its turn comes; resolves when that is written. Only that: with calls coming in all the time,
   * whoever wrote until nothing waits would never stop, a few rows at a time.
   */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#next ??= this.#last.then(() => {
      this.#next = undefined
      return this.#write()
    })
    return (this.#last = this.#next)
  }

  async #write(): Promise<void> {
    const batch = this.#waiting
    if (!batch || batch.count === 0) return
    this.#waiting = this.#spare
    this.#spare = undefined
    try {
      await copyBeside(this.#target, batch.lines.subarray(0, batch.used))
    } catch (error) {
      this.#dropped += batch.count
      log.warn('request log entries dropped', { dropped: this.#dropped, cause: causeOf(error) })
    }
    this.#spare = Object.assign(batch, { used: 0, count: 0 })
  }
}

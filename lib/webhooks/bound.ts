import { workerSlots } from '#lib/jobs.ts'
import { deliveryLimits } from '#lib/webhooks/send-request.ts'

/** So many at once, in this process. */
class Bound {
  #held = 0
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  /** Runs `work` where there is room; false, and nothing done, where there is none. */
  async run(work: () => Promise<void>): Promise<boolean> {
    if (this.#held >= this.#most) return false
    this.#held += 1
    try {
      await work()
      return true
    } finally {
      this.#held -= 1
    }
  }
}

/** An attempt at an endpoint that fails may well hang until its time is up: all of those together leave half of the slots. */
export const failingAttempts = new Bound(workerSlots / 2)
/** How long whoever finds no room waits for the next look: every attempt that is under way now has ended by then. */
export const roomAgainMs = deliveryLimits.totalMs

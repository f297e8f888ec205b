import { slots } from '#lib/crews.ts'
import { deliveryLimits } from '#lib/webhooks/send-request.ts'

// What this process has room for; another worker has as much again, with slots of its own. What one endpoint holds is bounded by
// its lanes, over all workers together.
export const bounds = {
  /** Attempts at endpoints that hang or fail may well take all the time they have: those of everybody together leave half of the slots. */
  troubled: slots.webhooks / 2,
  /** Of one client in one environment: one for each endpoint it may have. */
  troubledOfClient: 20,
  /** Of one client beside those, and what turned out to be more trouble than that. */
  ofClient: 30,
}
/** What takes so long is no attempt at an endpoint in good health, whatever is answered at last. */
const slowMs = 2_000
/** How long an attempt waits for room where it is likely to come at once. */
const patienceMs = 1_000
/** How long whoever finds no room waits for the next look: every attempt that is under way now has ended by then. */
export const roomAgainMs = deliveryLimits.totalMs
/** The same where nothing fails: what is slow may just meet a busy hour. */
const roomSoonMs = 5_000
const slowMost = 10_000

type Who = {
  endpointId: string
  /** In one environment. */
  client: string
  failing: boolean
  /** What comes after it on its lane must not go before it. */
  inOrder?: boolean
}
type Held = { callers: number; all: number; troubled: number; waiting: Set<() => void> }

const isRoomFor = ({ all, troubled }: Held) => all - Math.min(troubled, bounds.troubledOfClient) < bounds.ofClient

/** Attempts under way in this process, by client, and how many of them are at endpoints that fail or are slow. */
class Room {
  #troubled = 0
  /** Those that hold or wait for something, and no others. */
  readonly #clients = new Map<string, Held>()
  /** Endpoints whose last job was slow, whether they answered or not. */
  readonly #slow = new Set<string>()

  /** Runs `work` where there is room; otherwise says after how many milliseconds to look again, and has done nothing. */
  async run(who: Who, work: () => Promise<void>): Promise<number | undefined> {
    const held = this.#heldBy(who.client)
    try {
      return await this.#find(who, held, work)
    } finally {
      this.#forgetIdle(who.client, held)
    }
  }

  async #find(who: Who, held: Held, work: () => Promise<void>): Promise<number | undefined> {
    const patient = performance.now() + patienceMs
    for (;;) {
      const isTroubled = who.failing || this.#slow.has(who.endpointId)
      if (isTroubled ? this.#takesTroubled(held) : isRoomFor(held)) {
        await this.#make(who.endpointId, held, isTroubled, work)
        return undefined
      }
      if (who.failing) return roomAgainMs
      if (isTroubled && !who.inOrder) return roomSoonMs
      const came = await this.#wait(held, who.inOrder ? patienceMs : patient - performance.now())
      if (!came && !who.inOrder) return roomSoonMs
    }
  }

  #takesTroubled = ({ troubled }: Held) => this.#troubled < bounds.troubled && troubled < bounds.troubledOfClient

  /** Until somebody of the same client has ended; false where that takes too long. */
  async #wait({ waiting }: Held, ms: number): Promise<boolean> {
    if (ms <= 0) return false
    return new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer)
        waiting.delete(go)
        resolve(true)
      }
      const timer = setTimeout(() => {
        waiting.delete(go)
        resolve(false)
      }, ms)
      waiting.add(go)
    })
  }

  async #make(endpointId: string, held: Held, isTroubled: boolean, work: () => Promise<void>): Promise<void> {
    let troubled = 0
    const trouble = () => {
      if (troubled === 1) return
      troubled = 1
      this.#troubled += 1
      held.troubled += 1
      // It left room for one that isn't.
      this.#letOneIn(held)
    }
    held.all += 1
    if (isTroubled) trouble()
    let slow = false
    const timer = setTimeout(() => {
      slow = true
      this.#noteSlow(endpointId)
      trouble()
    }, slowMs)
    try {
      await work()
    } finally {
      clearTimeout(timer)
      if (!slow) this.#slow.delete(endpointId)
      held.all -= 1
      this.#troubled -= troubled
      held.troubled -= troubled
      this.#letOneIn(held)
    }
  }

  #letOneIn({ waiting }: Held): void {
    const [next] = waiting
    next?.()
  }

  #noteSlow(endpointId: string): void {
    if (this.#slow.size >= slowMost) this.#slow.clear()
    this.#slow.add(endpointId)
  }

  #heldBy(client: string): Held {
    const held = this.#clients.get(client) ?? { callers: 0, all: 0, troubled: 0, waiting: new Set() }
    this.#clients.set(client, held)
    held.callers += 1
    return held
  }

  #forgetIdle(client: string, held: Held): void {
    held.callers -= 1
    if (held.callers === 0) this.#clients.delete(client)
  }

  /** How many clients it knows of at this moment. */
  get clients(): number {
    return this.#clients.size
  }
}

export const room = new Room()

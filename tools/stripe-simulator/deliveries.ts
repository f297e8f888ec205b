import { createHmac } from 'node:crypto'
import type { Store } from '#tools/stripe-simulator/state.ts'

export interface WebhookEndpoint {
  livemode: boolean
  /** Told of what happens on connected accounts, and of nothing else; the others are told of all the rest. */
  connect?: boolean | undefined
  url: string
  secret: string
}

interface DueDelivery {
  id: number
  livemode: number
  slot: number
  attempts: number
  body: string
}

const maxInFlight = 32
const timeoutMs = 10_000
const maxPauseMs = 3_600_000

/** Sends what is due, until it is answered with 2xx; the rows outlive the process. */
export class Deliverer {
  readonly #store: Store
  readonly #endpoints: readonly WebhookEndpoint[]
  readonly #inFlight = new Map<number, Promise<void>>()
  readonly #abort = new AbortController()
  #timer: NodeJS.Timeout | undefined

  constructor(store: Store, endpoints: readonly WebhookEndpoint[]) {
    this.#store = store
    this.#endpoints = endpoints
  }

  wake(): void {
    clearTimeout(this.#timer)
    if (this.#abort.signal.aborted) return
    const due = this.#store.all<DueDelivery>(
      `SELECT d.id, d.livemode, d.slot, d.attempts, e.body FROM deliveries d JOIN events e ON e.id = d.event
       WHERE d.next_at <= ? ORDER BY d.next_at, d.id LIMIT ?`,
      Date.now(),
      maxInFlight * 2,
    )
    for (const delivery of due) {
      if (this.#inFlight.size >= maxInFlight) return
      if (!this.#inFlight.has(delivery.id)) this.#begin(delivery)
    }
    this.#sleep()
  }

  #begin(delivery: DueDelivery): void {
    const sending = this.#send(delivery).finally(() => {
      this.#inFlight.delete(delivery.id)
      this.wake()
    })
    this.#inFlight.set(delivery.id, sending)
  }

  /** Until the next row that isn't already on its way. */
  #sleep(): void {
    const ids = [...this.#inFlight.keys()]
    const sql = `SELECT min(next_at) AS next FROM deliveries WHERE next_at IS NOT NULL AND id NOT IN (${ids.join(', ') || 0})`
    const next = this.#store.all<{ next: number | null }>(sql)[0]?.next ?? null
    if (next === null) return
    this.#timer = setTimeout(() => this.wake(), Math.min(Math.max(next - Date.now(), 0), maxPauseMs))
  }

  async #send(delivery: DueDelivery): Promise<void> {
    // By position, not by address: after a restart the receiver may listen on another port.
    const endpoint = this.#endpoints.filter((one) => Number(one.livemode) === delivery.livemode)[delivery.slot]
    const status = endpoint === undefined ? 0 : await this.#post(endpoint, delivery.body)
    if (this.#abort.signal.aborted) return
    const done = status >= 200 && status < 300
    const pause = Math.min(1000 * 2 ** Math.min(delivery.attempts, 20), maxPauseMs)
    const sql = 'UPDATE deliveries SET attempts = attempts + 1, last_status = ?, next_at = ? WHERE id = ?'
    this.#store.run(sql, status, done ? null : Date.now() + pause, delivery.id)
  }

  /** The status of the answer, 0 when there was none. */
  async #post(endpoint: WebhookEndpoint, body: string): Promise<number> {
    try {
      const response = await fetch(endpoint.url, {
        method: 'POST',
        body,
        redirect: 'manual',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks; Callslip Stripe simulator)',
          'Stripe-Signature': signature(body, endpoint.secret),
        },
        signal: AbortSignal.any([this.#abort.signal, AbortSignal.timeout(timeoutMs)]),
      })
      await response.body?.cancel()
      return response.status
    } catch {
      return 0
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer)
    this.#abort.abort()
    await Promise.all(this.#inFlight.values())
  }
}

/** Stripe's scheme: HMAC-SHA256 over `t.body`. Real time, because receivers refuse old signatures. */
function signature(body: string, secret: string): string {
  const time = Math.floor(Date.now() / 1000)
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}

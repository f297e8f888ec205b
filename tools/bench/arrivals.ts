import { createServer, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { latencies } from './load.ts'

const sent = z.object({ type: z.string(), data: z.object({ occurredAt: z.iso.datetime() }) })

/** What arrives at endpoints that answer at once. Lag counts from the event's own time to its arrival, on one machine's clock. */
export class Arrivals {
  #list: { at: number; lag: number }[] = []
  readonly #server: Server

  constructor() {
    this.#server = createServer((incoming, outgoing) => {
      if (incoming.url?.startsWith('/hanging')) return void incoming.resume()
      const at = Date.now()
      let text = ''
      incoming.setEncoding('utf8')
      incoming.on('data', (chunk: string) => (text += chunk))
      incoming.on('end', () => {
        outgoing.writeHead(204).end()
        this.#list.push({ at, lag: at - Date.parse(sent.parse(JSON.parse(text)).data.occurredAt) })
      })
    })
  }

  /** Returns where they arrive. What comes to `/hanging` is never answered. */
  async listen(): Promise<string> {
    await new Promise<void>((listening) => this.#server.listen(0, '127.0.0.1', listening))
    const address = this.#server.address()
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : undefined}`
  }

  clear(): void {
    this.#list = []
  }

  get count(): number {
    return this.#list.length
  }

  /** Until so many have arrived, or none for half a minute. */
  async reach(count: number): Promise<void> {
    for (let seen = -1, idle = 0; this.count < count && idle < 300; idle += 1) {
      if (this.count !== seen) idle = 0
      seen = this.count
      await sleep(100)
    }
  }

  lags = () => latencies(this.#list.map(({ lag }) => lag))

  /** How many came in a second, of those that came after a moment. */
  perSecond(since = 0): number {
    const times = this.#list.flatMap(({ at }) => (at > since ? [at] : [])).toSorted((a, b) => a - b)
    return times.length / (((times.at(-1) ?? NaN) - (times[0] ?? NaN)) / 1000)
  }

  end(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}

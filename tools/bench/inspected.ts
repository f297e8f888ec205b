import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'

const listed = z.tuple([z.object({ webSocketDebuggerUrl: z.url() })])
const answered = z.object({
  id: z.int(),
  // A refusal has none.
  result: z.object({ result: z.object({ value: z.unknown().optional() }) }).optional(),
})
const address = 'http://127.0.0.1:9229/json/list' // where Node listens once it is signalled

/** Another process on this machine, asked by the inspector that it opens when it is signalled. */
export class Inspected {
  readonly #socket: WebSocket
  #asked = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
  }

  /** Undefined where it can't be reached, or somebody else answers there. */
  static async attach(pid: number): Promise<Inspected | undefined> {
    try {
      process.kill(pid, 'SIGUSR1')
      const [{ webSocketDebuggerUrl }] = listed.parse(await find())
      const socket = new WebSocket(webSocketDebuggerUrl)
      await once(socket, 'open')
      const inspected = new Inspected(socket)
      if ((await inspected.evaluate('process.pid')) === pid) return inspected
      socket.close()
    } catch {
      // Not allowed to, or nobody there: the figures do without.
    }
    return undefined
  }

  async evaluate(expression: string): Promise<unknown> {
    const id = (this.#asked += 1)
    const answer = new Promise<unknown>((done) => {
      const listen = ({ data }: MessageEvent) => {
        const said = answered.safeParse(JSON.parse(String(data))).data
        if (said?.id !== id) return
        this.#socket.removeEventListener('message', listen)
        done(said.result?.result.value)
      }
      this.#socket.addEventListener('message', listen)
    })
    const params = { expression, returnByValue: true }
    this.#socket.send(JSON.stringify({ id, method: 'Runtime.evaluate', params }))
    return answer
  }

  /** It listens no longer. */
  async end(): Promise<void> {
    await this.evaluate(`void setTimeout(() => process.getBuiltinModule('node:inspector').close(), 100)`)
    this.#socket.close()
  }
}

async function find(): Promise<unknown> {
  for (let tries = 1; ; tries += 1) {
    await sleep(100)
    const found = await fetch(address).catch(() => undefined)
    if (found) return found.json()
    if (tries === 20) throw new Error('nobody listens')
  }
}

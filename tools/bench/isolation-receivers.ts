import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { createServer as createSocketServer } from 'node:net'
import { z } from 'zod'

/** How an endpoint treats whoever brings it something. */
export const manners = ['hang', 'drip', 'reset', 'answer 500', 'never accept', 'answer after 14 s'] as const
export type Manner = (typeof manners)[number]

const sent = z.object({ data: z.object({ occurredAt: z.iso.datetime() }) })
const portOf = (address: unknown) => z.object({ port: z.int() }).parse(address).port

/** Endpoints of every manner on ports of their own; what reaches those that answer is noted with its lag, by the endpoint's name. */
export class Receivers {
  readonly arrivals: { name: string; at: number; lag: number }[] = []
  /** Requests under way to those that don't answer, and the most there were at once. */
  held = { now: 0, most: 0 }
  readonly #closers: (() => void)[] = []
  #ports: { http: number; socket: number; deaf: number } | undefined

  async start(): Promise<void> {
    const http = createServer((incoming, outgoing) => {
      const [, manner = '', name = ''] = (incoming.url ?? '').split('/')
      if (manner !== 'ok') {
        this.#hold(outgoing)
        if (manner === 'reset') return void incoming.socket.destroy()
        incoming.resume()
        if (manner === '500') return void outgoing.writeHead(500).end()
        if (manner === 'slow') setTimeout(() => outgoing.writeHead(204).end(), 14_000).unref()
        return
      }
      let text = ''
      incoming.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      incoming.on('end', () => {
        outgoing.writeHead(204).end()
        const at = Date.now()
        this.arrivals.push({ name, at, lag: at - Date.parse(sent.parse(JSON.parse(text)).data.occurredAt) })
      })
    })
    // A header that never ends, a byte a second.
    const socket = createSocketServer((connection) => {
      this.#hold(connection.on('error', () => {}))
      connection.resume().write('HTTP/1.1 200 OK\r\nX-Drip: ')
      const timer = setInterval(() => connection.write('.'), 1000)
      connection.on('close', () => clearInterval(timer))
    })
    http.listen(0, '127.0.0.1')
    socket.listen(0, '127.0.0.1')
    await Promise.all([once(http, 'listening'), once(socket, 'listening')])
    this.#closers.push(
      () => (http.closeAllConnections(), http.close()),
      () => socket.close(),
    )
    this.#ports = { http: portOf(http.address()), socket: portOf(socket.address()), deaf: await this.#startDeaf() }
  }

  /** A process that listens and is stopped: once its backlog is full nobody is let in. */
  async #startDeaf(): Promise<number> {
    const child: ChildProcess = fork(new URL('./isolation-deaf.ts', import.meta.url))
    this.#closers.push(() => child.kill('SIGKILL'))
    const [message] = await once(child, 'message')
    child.kill('SIGSTOP')
    return portOf(message)
  }

  #hold(what: { once: (event: 'close', listener: () => void) => unknown }): void {
    this.held.now += 1
    this.held.most = Math.max(this.held.most, this.held.now)
    what.once('close', () => (this.held.now -= 1))
  }

  urlOf(manner: Manner | 'answer', name: string): string {
    if (!this.#ports) throw new Error('not started')
    const { http, socket, deaf } = this.#ports
    const at = (port: number, path: string) => `http://127.0.0.1:${port}/${path}/${name}`
    const urls = {
      answer: at(http, 'ok'),
      hang: at(http, 'hang'),
      drip: at(socket, 'drip'),
      reset: at(http, 'reset'),
      'answer 500': at(http, '500'),
      'never accept': at(deaf, 'deaf'),
      'answer after 14 s': at(http, 'slow'),
    }
    return urls[manner]
  }

  stop(): void {
    for (const close of this.#closers) close()
  }
}

import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerApi } from '#tools/stripe-simulator/api.ts'
import type { Answer, Simulator } from '#tools/stripe-simulator/api.ts'
import { answerControl } from '#tools/stripe-simulator/control.ts'
import { Deliverer } from '#tools/stripe-simulator/deliveries.ts'
import type { WebhookEndpoint } from '#tools/stripe-simulator/deliveries.ts'
import { hasLapsedHolds, lapseHolds } from '#tools/stripe-simulator/holds.ts'
import { KeysInFlight } from '#tools/stripe-simulator/idempotency.ts'
import { answerPage } from '#tools/stripe-simulator/pages.ts'
import { newId, Store } from '#tools/stripe-simulator/state.ts'

export interface SimulatorOptions {
  /** 0 takes any free port. */
  port: number
  host?: '127.0.0.1' | 'localhost' | '::1'
  /** SQLite file, or `:memory:`. One simulator per file. */
  stateFile: string
  webhooks: readonly WebhookEndpoint[]
  /** A proxy's address for the pages that browsers are sent to; without one they come straight here. */
  publicUrl?: string | undefined
}

export interface RunningSimulator {
  url: string
  /** Where something was not as Stripe publishes it since the last look. */
  takeDeviations(): string[]
  close(): Promise<void>
}

const maxBodyBytes = 1_048_576
const lapseEveryMs = 1000

/** Stripe's API as far as Callslip uses it, on the loopback interface, with its own ledger. */
export async function startSimulator(options: SimulatorOptions): Promise<RunningSimulator> {
  const { webhooks, host = '127.0.0.1' } = options
  const store = new Store(options.stateFile, webhooks)
  const closing = new AbortController()
  const sim: Simulator = {
    store,
    deliverer: new Deliverer(store, webhooks),
    keysInFlight: new KeysInFlight(),
    pagesUrl: '',
    closing: closing.signal,
  }
  const pending = new Set<Promise<void>>()
  const server = createServer((request, response) => {
    const work = serve(sim, request, response).finally(() => pending.delete(work))
    pending.add(work)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, host, resolve)
  }).catch((error: unknown) => {
    store.close()
    throw error
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : options.port
  const url = `http://${host === '::1' ? '[::1]' : host}:${port}`
  sim.pagesUrl = options.publicUrl ?? `${url}/_simulator`
  const lapsing = setInterval(() => lapse(sim), lapseEveryMs)
  sim.deliverer.wake()

  const close = async (): Promise<void> => {
    if (closing.signal.aborted) return
    closing.abort()
    clearInterval(lapsing)
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await sim.deliverer.close()
    await Promise.all([closed, ...pending])
    store.close()
  }
  return { url, takeDeviations: () => store.takeDeviations(), close }
}

function lapse(sim: Simulator): void {
  if (!hasLapsedHolds(sim.store)) return
  sim.store.transaction(() => lapseHolds(sim.store))
  sim.deliverer.wake()
}

async function serve(sim: Simulator, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const id = newId('req', 14)
    const body = await readBody(request)
    if (sim.closing.aborted) return void request.socket.destroy()
    const answer = body === undefined ? tooLarge() : await answerAny(sim, request, body, id)
    if (answer === undefined || sim.closing.aborted) return void request.socket.destroy()
    send(request, response, answer, id)
  } catch (error) {
    if (!request.socket.destroyed) console.error('stripe-simulator:', error)
    request.socket.destroy()
  }
}

async function answerAny(
  sim: Simulator,
  request: IncomingMessage,
  body: string,
  id: string,
): Promise<Answer | undefined> {
  const method = request.method ?? 'GET'
  const url = new URL(request.url ?? '/', 'http://localhost')
  if (url.pathname.startsWith('/_simulator')) {
    const refusal = refuseStranger(request, body)
    return refusal ?? answerPage(sim, method, url.pathname, body) ?? answerControl(sim, method, url.pathname, body)
  }
  if (method === 'OPTIONS') return { status: 204, body: '' }
  return answerApi(sim, request, url, body, id)
}

/** The controls are for this machine's programs: not for other hosts, and not for web pages open in its browser. */
function refuseStranger(request: IncomingMessage, body: string): Answer | undefined {
  const peer = (request.socket.remoteAddress ?? '').replace('::ffff:', '')
  const isPage = /^\/_simulator\/(authenticate|onboarding)\//.test(request.url ?? '')
  const named = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/.test(request.headers.host ?? '')
  const json = (request.headers['content-type'] ?? '').startsWith('application/json')
  const fromElsewhere = request.headers['sec-fetch-site'] === 'cross-site'
  if (!/^(127\.|::1$)/.test(peer) || !named) return refusal(403, 'Only for this machine.')
  // Whatever a proxy passes on comes from somewhere else, though the proxy's own connection is local.
  const passedOn = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via'].some((name) => name in request.headers)
  if (passedOn && !isPage && !/^\/_simulator\/?$/.test(request.url ?? '')) return refusal(403, 'Only for this machine.')
  if (isPage || request.method === 'GET') return undefined
  if (fromElsewhere) return refusal(403, 'Not for other web pages.')
  return body === '' || json ? undefined : refusal(415, 'Send JSON with Content-Type: application/json.')
}

function refusal(status: number, message: string): Answer {
  return { status, body: JSON.stringify({ error: { message } }) }
}

function tooLarge(): Answer {
  return {
    status: 413,
    body: JSON.stringify({ error: { type: 'invalid_request_error', message: 'Request body too large.' } }),
  }
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    // No encoding is set on the stream, so chunks are buffers.
    const bytes = chunk as Buffer
    size += bytes.length
    if (size <= maxBodyBytes) chunks.push(bytes)
  }
  return size > maxBodyBytes ? undefined : Buffer.concat(chunks).toString()
}

function send(request: IncomingMessage, response: ServerResponse, answer: Answer, id: string): void {
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    'Request-Id': id,
    ...answer.headers,
  }
  const version = request.headers['stripe-version']
  if (typeof version === 'string') headers['Stripe-Version'] = version
  const idempotencyKey = request.headers['idempotency-key']
  if (typeof idempotencyKey === 'string') headers['Idempotency-Key'] = idempotencyKey
  // Stripe.js calls from any page: keys, not origins, decide what it may do.
  if (!(request.url ?? '').startsWith('/_simulator')) {
    headers['Access-Control-Allow-Origin'] = '*'
    headers['Access-Control-Allow-Methods'] = 'GET, POST, DELETE'
    headers['Access-Control-Allow-Headers'] = request.headers['access-control-request-headers'] ?? '*'
    headers['Access-Control-Expose-Headers'] = 'Request-Id, Idempotent-Replayed, Stripe-Should-Retry'
    headers['Access-Control-Max-Age'] = '300'
  }
  response.writeHead(answer.status, headers).end(answer.body)
}

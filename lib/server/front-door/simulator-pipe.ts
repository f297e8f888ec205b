import { request as ask, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { log } from '#lib/log.ts'
import { hostOf } from '#lib/server/front-door/admit.ts'

/** Where browsers find the payment simulator, which itself listens to this machine only. */
export const simulatorPrefix = '/stripe-simulator'

type PublicPath = { methods: readonly string[]; pattern: RegExp; behind: string }

// What a payment page needs, and no more: never the simulator's controls, never what takes a secret key.
const publicPaths: readonly PublicPath[] = [
  { methods: ['GET'], pattern: /^\/v1\/payment_intents\/\w+$/, behind: '' },
  { methods: ['POST'], pattern: /^\/v1\/payment_intents\/\w+\/confirm$/, behind: '' },
  { methods: ['GET', 'POST'], pattern: /^\/(authenticate|onboarding)\/\w+$/, behind: '/_simulator' },
  { methods: ['GET'], pattern: /^\/$/, behind: '/_simulator' },
]

const answered = [
  'content-type',
  'content-length',
  'content-security-policy',
  'location',
  'cache-control',
  'referrer-policy',
  'request-id',
]
/** Passes a request below the prefix on to the simulator, or refuses it. */
export function pipeToSimulator(apiBase: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const [path = '', query = ''] = (incoming.url ?? '').slice(simulatorPrefix.length).split('?')
  const method = incoming.method ?? ''
  const known = publicPaths.find(({ methods, pattern }) => methods.includes(method) && pattern.test(path || '/'))
  if (!known) return refuse(incoming, outgoing, 404, 'The payment simulator has nothing for browsers here.')
  if (carriesSecretKey(incoming.headers.authorization, query)) {
    return refuse(incoming, outgoing, 403, 'Secret keys are not accepted from a browser. Use the publishable key.')
  }
  const search = known.behind === '' && query !== '' ? `?${query}` : ''
  const upstream = ask(`${apiBase}${known.behind}${path || '/'}${search}`, {
    method,
    headers: forwarded(incoming),
    timeout: 30_000,
  })
  upstream.on('response', (response) => {
    outgoing.writeHead(response.statusCode ?? 502, {
      ...pick(response.headers, answered),
      'x-content-type-options': 'nosniff',
    })
    response.on('error', () => outgoing.destroy()).pipe(outgoing)
  })
  upstream.on('timeout', () => upstream.destroy(new Error('no answer in time')))
  upstream.on('error', (error) => {
    if (outgoing.headersSent || outgoing.destroyed) return void outgoing.destroy()
    log.warn('payment simulator out of reach', { reason: error.message })
    refuse(incoming, outgoing, 502, 'The payment simulator is out of reach.')
  })
  outgoing.on('close', () => upstream.destroy())
  incoming.on('error', () => upstream.destroy()).pipe(upstream)
}

/** Nothing that identifies the visitor goes along. The forwarded host is what tells the simulator to refuse secret keys. */
function forwarded(incoming: IncomingMessage): Record<string, string | string[]> {
  const kept = pick(incoming.headers, [
    'accept',
    'content-type',
    'content-length',
    'transfer-encoding',
    'authorization',
    'idempotency-key',
    'sec-fetch-site',
  ])
  return { ...kept, 'x-forwarded-host': hostOf(incoming) }
}

function pick(headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string | string[]> {
  const picked: Record<string, string | string[]> = {}
  for (const name of names) {
    const value = headers[name]
    if (value !== undefined) picked[name] = value
  }
  return picked
}

/** Keys in a form body are refused by the simulator itself. */
function carriesSecretKey(authorization = '', query: string): boolean {
  const [scheme = '', value = ''] = authorization.split(' ')
  const plain = scheme.toLowerCase() === 'basic' ? Buffer.from(value, 'base64').toString() : value
  return [plain, ...new URLSearchParams(query).getAll('key')].some((key) => /^[sr]k_/.test(key.trim()))
}

function refuse(incoming: IncomingMessage, outgoing: ServerResponse, status: number, message: string): void {
  const body = JSON.stringify({ error: { type: status >= 500 ? 'api_error' : 'invalid_request_error', message } })
  outgoing.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    // A body that is still on its way would be taken for the next request.
    ...(incoming.complete ? {} : { connection: 'close' }),
  })
  outgoing.end(body)
}

import type { components, paths } from '../schema.cjs'
import { errorOf, send, type Transport } from './transport.ts'
import { interfaceVersion } from './version.ts'

export { CallslipConnectionError, CallslipError, CallslipTimeoutError } from './transport.ts'
export type { components, operations, paths, webhooks } from '../schema.cjs'
/** Everything that the API's document names: `Schemas['Order']`. */
export type Schemas = components['schemas']
/** An event of the feed, told apart by `type`. A type that is not here yet may arrive: have a `default` branch. */
export type FeedEvent = Schemas['KnownFeedEvent']

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
type PathsWith<M extends Method> = {
  [P in keyof paths]: paths[P] extends { [K in M]: { responses: unknown } } ? P : never
}[keyof paths]
type Operation<P extends keyof paths, M extends Method> = M extends keyof paths[P] ? paths[P][M] : never

type DataOf<C> = C extends { 'application/json': infer Json }
  ? Json
  : C extends { 'text/csv': string }
    ? string
    : C extends { 'text/event-stream': unknown }
      ? ReadableStream<Uint8Array>
      : Blob
type Answer<O> = O extends { responses: { 201: { content: infer C } } }
  ? DataOf<C>
  : O extends { responses: { 200: { content: infer C } } }
    ? DataOf<C>
    : undefined

type ParamsOf<P> = (P extends { path: infer X } ? { path: X } : unknown) &
  (P extends { query: infer Q } ? { query: Q } : P extends { query?: infer Q } ? { query?: Q } : unknown)
type WithParams<O> = O extends { parameters: infer P }
  ? object extends ParamsOf<P>
    ? { params?: ParamsOf<P> }
    : { params: ParamsOf<P> }
  : unknown
type BodyOf<C> = C extends { 'application/json': infer Json } ? Json : Blob | Uint8Array | string | ReadableStream
type WithBody<O> = O extends { requestBody: { content: infer C } }
  ? { body: BodyOf<C> }
  : O extends { requestBody?: { content: infer C } }
    ? { body?: BodyOf<C> }
    : unknown

export type CallOptions = {
  /** Give your own to make a call safe across restarts of your program; otherwise each call gets a new one. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** Of one attempt, instead of the client's. */
  timeoutMs?: number
  headers?: Record<string, string>
}
type Init<O> = WithParams<O> & WithBody<O> & CallOptions
type InitOf<O> = object extends Init<O> ? [init?: Init<O>] : [init: Init<O>]
type Call<M extends Method> = <P extends PathsWith<M>>(
  path: P,
  ...init: InitOf<Operation<P, M>>
) => Promise<{ data: Answer<Operation<P, M>>; response: Response }>

type RowOf<O> = Answer<O> extends (infer Row)[] ? Row : never
type ListPaths = {
  [P in PathsWith<'get'>]: Answer<Operation<P, 'get'>> extends unknown[] ? P : never
}[PathsWith<'get'>]

/** `GET`, `POST`, `PUT`, `PATCH` and `DELETE` know every path, its parameters, its body and its answer. */
export type Callslip = {
  GET: Call<'get'>
  POST: Call<'post'>
  PUT: Call<'put'>
  PATCH: Call<'patch'>
  DELETE: Call<'delete'>
  /** Every row of a list, page after page: `for await (const order of client.list('/orders'))`. */
  list: <P extends ListPaths>(
    path: P,
    ...init: InitOf<Operation<P, 'get'>>
  ) => AsyncGenerator<RowOf<Operation<P, 'get'>>, void, undefined>
}

export type Options = Partial<Transport> & {
  /** The base URL of the environment, such as https://example.com/api. */
  baseUrl: string
  /** An API key of that environment. */
  apiKey: string
  /** Of the interface; the one that this package was made for when absent. */
  version?: string
}

type Given = CallOptions & {
  params?: { path?: Record<string, unknown>; query?: Record<string, unknown> }
  body?: unknown
}

function urlOf(baseUrl: string, path: string, { params }: Given): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.path?.[name] ?? '')))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params?.query ?? {}))
    if (value !== undefined && value !== null) query.set(name, String(value))
  return `${baseUrl.replace(/\/+$/, '')}${filled}${query.size > 0 ? `?${query.toString()}` : ''}`
}

const isPlain = (body: unknown) =>
  !(typeof body === 'string' || body instanceof Blob || body instanceof ReadableStream || ArrayBuffer.isView(body))

function initOf(
  { apiKey, version = interfaceVersion }: Options,
  method: string,
  { body, idempotencyKey, headers }: Given,
): RequestInit {
  const json = body !== undefined && isPlain(body)
  return {
    method,
    headers: {
      Authorization: `Bearer ${apiKey}`,
      'Callslip-Version': version,
      Accept: 'application/json, */*;q=0.5',
      ...(json ? { 'Content-Type': 'application/json' } : {}),
      ...(method === 'GET' ? {} : { 'Idempotency-Key': idempotencyKey ?? crypto.randomUUID() }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: json ? JSON.stringify(body) : (body as BodyInit) }),
    // Asked for by Node beside a stream; the DOM's types don't know it.
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  }
}

async function dataOf(response: Response): Promise<unknown> {
  if (!response.ok) throw await errorOf(response)
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('application/json')) return response.json()
  if (type.startsWith('text/event-stream')) return response.body
  return type.startsWith('text/csv') ? response.text() : response.blob()
}

const transportOf = (options: Partial<Transport>): Transport => ({
  retries: options.retries ?? 4,
  timeoutMs: options.timeoutMs ?? 60_000,
  fetch: options.fetch ?? ((input, init) => fetch(input, init)),
})

/** A client whose calls return `data` for a success; everything else is thrown as CallslipError. */
export function createClient(options: Options): Callslip {
  const { baseUrl } = options
  const transport = transportOf(options)
  const ask = (method: string, url: string, given: Given) =>
    send(
      { ...transport, timeoutMs: given.timeoutMs ?? transport.timeoutMs },
      url,
      initOf(options, method, given),
      given.signal,
      dataOf,
    )
  const call =
    (method: string) =>
    (path: string, given: Given = {}) =>
      ask(method, urlOf(baseUrl, path, given), given)
  async function* list(path: string, given: Given = {}): AsyncGenerator<unknown, void, undefined> {
    const first = urlOf(baseUrl, path, given)
    let url: string | undefined = first
    while (url !== undefined) {
      const { data, response }: Awaited<ReturnType<typeof ask>> = await ask('GET', url, given)
      if (Array.isArray(data)) yield* data as unknown[]
      const next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
      // Only where to go on is taken from it: the key goes nowhere but to the base URL.
      url = next && `${first.split('?')[0] ?? first}${new URL(next, first).search}`
    }
  }
  const client = {
    GET: call('GET'),
    POST: call('POST'),
    PUT: call('PUT'),
    PATCH: call('PATCH'),
    DELETE: call('DELETE'),
    list,
  }
  // The types of each path are those of the document; the calls themselves are all alike.
  return client as unknown as Callslip
}

/** The account's events after `after`, page by page, until there are no more; keep the last id for the next time. */
export function eventsAfter(client: Callslip, after?: string): AsyncGenerator<FeedEvent, void, undefined> {
  const events = client.list('/events', {
    params: { query: { limit: 100, ...(after === undefined ? {} : { after }) } },
  })
  return events as AsyncGenerator<FeedEvent, void, undefined> // others fall through to a `default`
}

/** The bytes of a delivered document, once their length and SHA-256 are those that the service names. */
export async function fetchDocument(
  document: Pick<Schemas['Document'], 'name' | 'url' | 'sizeBytes' | 'sha256'>,
  options: Partial<Transport> & { signal?: AbortSignal } = {},
): Promise<Uint8Array> {
  const read = async (response: Response, arrived: () => void) => {
    if (!response.ok) throw await errorOf(response)
    const parts: Uint8Array<ArrayBuffer>[] = []
    const reader = response.body?.getReader()
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      parts.push(part.value)
      arrived()
    }
    return new Uint8Array(await new Blob(parts).arrayBuffer())
  }
  const { data: bytes } = await send(transportOf(options), document.url, {}, options.signal, read)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  if (bytes.length !== document.sizeBytes || hex !== document.sha256)
    throw new Error(`${document.name} did not arrive as it was delivered.`)
  return bytes
}

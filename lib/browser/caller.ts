import type { z } from 'zod'
import { ApiFailure, asFailure, offline } from '#lib/browser/failure.ts'
import { settleKey, takeKey } from '#lib/browser/idempotency.ts'
import type { Identity } from '#lib/browser/identity.ts'
import type { BodyOf, Lazy, Operation, ParamsOf, QueryOf, ResponseOf } from '#lib/operation.ts'

type None = Record<never, never>
type Paging = { limit?: number | undefined; startingAfter?: string | undefined; order?: 'asc' | 'desc' | undefined }
export type Params<O extends Operation> = ParamsOf<O['path']>
export type Query<O extends Operation> = ([QueryOf<O>] extends [never] ? None : z.input<QueryOf<O>>) &
  (O['list'] extends object ? Paging : None)
export type Body<O extends Operation> = [BodyOf<O>] extends [never] ? None : z.input<BodyOf<O>>
export type Row<O extends Operation> = z.output<ResponseOf<O>>
export type Reply<O extends Operation> = O['list'] extends object ? Row<O>[] : Row<O>
/** One page of a list; `next` is the cursor of the following one. */
export type ListPage<T> = { items: T[]; next: string | undefined }

/** What an operation is called with. */
export type Call<O extends Operation> = {
  params: Params<O>
  query?: Query<O> | undefined
  body?: Body<O> | undefined
  signal?: AbortSignal | undefined
  /** Its Idempotency-Key, where who sends it keeps one themselves: a reload then doesn't do it twice either. */
  key?: string | undefined
}
type Raw<O extends Operation> = Pick<Call<O>, 'params' | 'query'> & Pick<RequestInit, 'body' | 'headers' | 'signal'>

const timeout = 30_000

/** Sends a request on somebody's behalf; returns what succeeded and throws an ApiFailure for everything else. */
export type Transport = (identity: Identity, path: string, init: RequestInit) => Promise<Response>

const withTimeout = (signal?: AbortSignal, patienceMs = timeout) => {
  const limit = AbortSignal.timeout(patienceMs)
  return signal ? AbortSignal.any([signal, limit]) : limit
}

let zod: Promise<void> | undefined

/** Waking Zod takes a phone as long as making the schemas does: in pieces, a finger comes in between. */
const wakeZod = () =>
  (zod ??= import('zod')
    .then(() => new Promise<void>((resolve) => setTimeout(resolve)))
    .catch((error: unknown) => {
      // Whoever tries again asks for it again.
      zod = undefined
      throw error
    }))

// A schema that can't be loaded is a lost connection too.
const load = async (schema: Lazy<z.ZodType>): Promise<z.ZodType> => {
  try {
    await wakeZod()
    return await schema()
  } catch {
    throw offline()
  }
}

/** The body as the operation's own schema reads it. */
export async function parse<O extends Operation>({ response: schema, list }: O, response: Response): Promise<Reply<O>> {
  if (!schema) throw new Error('This operation returns no JSON.')
  const row = await load(schema)
  const parsed = (list ? row.array() : row).safeParse(await response.json().catch(() => undefined))
  if (parsed.success) return parsed.data as Reply<O> // by that very schema
  const requestId = response.headers.get('request-id') ?? undefined
  throw new ApiFailure('unreadable', 'The answer could not be read. This page may be out of date: reload it.', {
    status: response.status,
    requestId,
  })
}

const searchOf = (query: object = {}) => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}

function nextCursor(response: Response): string | undefined {
  const [, address] = /<([^>]+)>\s*;\s*rel="?next"?/.exec(response.headers.get('link') ?? '') ?? []
  // Only the cursor is taken from it: a token must never follow an address that an answer names.
  return address === undefined
    ? undefined
    : (new URL(address, 'http://localhost').searchParams.get('startingAfter') ?? undefined)
}

/** An operation's path with its ids in place. */
export const pathOf = (template: string, params: Record<string, string>) =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/** Runs a request with its Idempotency-Key, which is kept for the next try while the outcome isn't known. */
async function withKey<T>(request: string, run: (key: string) => Promise<T>): Promise<T> {
  let outcomeKnown = true
  try {
    return await run(takeKey(request))
  } catch (error) {
    const failure = asFailure(error)
    outcomeKnown = !failure.mayRecover && failure.kind !== 'signed_out'
    throw failure
  } finally {
    settleKey(request, outcomeKnown)
  }
}

/**
 * Calls operations for one environment and one role. What comes back has been read with the operation's own schema, which
 * is loaded for it.
 */
export function makeCaller(page: Identity, transport: Transport) {
  const identityFor = ({ askedIn }: Operation): Identity =>
    askedIn && page.role === 'customer' ? { ...page, environment: askedIn } : page

  const request = (operation: Operation, params: Record<string, string>, query: object = {}, init: RequestInit = {}) =>
    transport(identityFor(operation), pathOf(operation.path, params) + searchOf(query), {
      method: operation.method,
      ...init,
    })

  /** The response as it comes, without a limit of time: for streams and downloads. */
  const fetch = <O extends Operation>(operation: O, { params, query, ...init }: Raw<O>): Promise<Response> =>
    request(operation, params, query, init)

  const call = async <O extends Operation>(
    operation: O,
    { params, query, body, signal, key: own }: Call<O>,
  ): Promise<Reply<O>> => {
    const limited = { signal: withTimeout(signal, operation.patienceMs) }
    if (operation.method === 'GET') return parse(operation, await request(operation, params, query, limited))
    const text = operation.body && JSON.stringify(body)
    const sameRequest = [identityFor(operation), operation.method, pathOf(operation.path, params), text]
    const send = async (key: string) => {
      const headers = { 'Idempotency-Key': key, ...(text && { 'Content-Type': 'application/json' }) }
      const init = { ...limited, headers, ...(text && { body: text }) }
      return parse(operation, await request(operation, params, query, init))
    }
    return own === undefined ? withKey(JSON.stringify(sameRequest), send) : send(own)
  }

  const list = async <O extends Operation>(
    operation: O,
    { params, query, signal }: Omit<Call<O>, 'body' | 'key'>,
    startingAfter?: string,
  ): Promise<ListPage<Row<O>>> => {
    const response = await request(operation, params, { ...query, startingAfter }, { signal: withTimeout(signal) })
    // A list's reply is the array of its rows.
    return { items: (await parse(operation, response)) as Row<O>[], next: nextCursor(response) }
  }

  return { identityFor, fetch, call, list }
}

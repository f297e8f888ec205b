import type { z } from 'zod'
import { ApiFailure, asFailure, offline } from '#lib/browser/failure.ts'
import type { Identity } from '#lib/browser/identity.ts'
import { settleKey, takeKey } from '#lib/browser/idempotency.ts'
import { resolveLazy, type Lazy } from '#lib/browser/lazy.ts'

type Query = Record<string, string | number | undefined>
type Reading = { query?: Query; signal?: AbortSignal | undefined }
type Sending = { method?: 'POST' | 'PATCH' | 'PUT' | 'DELETE'; body?: unknown }
/** One page of a list; `next` is the cursor of the following one. */
export type ListPage<T> = { items: T[]; next: string | undefined }

/**
 * The portal's way to the API, for one environment and one role. Paths are those of the specification, below the
 * environment's base URL; what comes back has been parsed with the noun's own schema, given as it is or as a function that
 * loads it.
 */
export type Api = {
  identity: Identity
  get: <S extends z.ZodType>(schema: S | Lazy<S>, path: string, reading?: Reading) => Promise<z.output<S>>
  list: <S extends z.ZodType>(row: S | Lazy<S>, path: string, reading?: Reading) => Promise<ListPage<z.output<S>>>
  send: <S extends z.ZodType>(schema: S | Lazy<S>, path: string, sending?: Sending) => Promise<z.output<S>>
  /** A request with the bearer token and nothing else done to it: for streams and downloads. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>
}

const timeout = 30_000

/** Sends a request on somebody's behalf; answers what succeeded and throws an ApiFailure for everything else. */
export type Transport = (path: string, init: RequestInit) => Promise<Response>

const withTimeout = (signal?: AbortSignal) => {
  const limit = AbortSignal.timeout(timeout)
  return signal ? AbortSignal.any([signal, limit]) : limit
}

// A schema that can't be loaded is a lost connection too.
const load = async <S extends z.ZodType>(schema: S | Lazy<S>): Promise<S> => {
  try {
    return await resolveLazy(schema)
  } catch {
    throw offline()
  }
}

async function parse<S extends z.ZodType>(given: S | Lazy<S>, response: Response): Promise<z.output<S>> {
  const schema = await load(given)
  const parsed = schema.safeParse(await response.json().catch(() => undefined))
  if (parsed.success) return parsed.data
  const requestId = response.headers.get('request-id') ?? undefined
  throw new ApiFailure('unreadable', 'The answer could not be read. This page may be out of date: reload it.', {
    status: response.status,
    requestId,
  })
}

const searchOf = (query: Query = {}) => {
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

async function send<S extends z.ZodType>(
  identity: Identity,
  transport: Transport,
  schema: S | Lazy<S>,
  path: string,
  { method = 'POST', body }: Sending,
): Promise<z.output<S>> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const request = JSON.stringify([identity, method, path, text])
  const headers = {
    'Idempotency-Key': takeKey(request),
    ...(text === undefined ? {} : { 'Content-Type': 'application/json' }),
  }
  let outcomeKnown = true
  try {
    const response = await transport(path, {
      method,
      headers,
      signal: withTimeout(),
      ...(text === undefined ? {} : { body: text }),
    })
    return await parse(schema, response)
  } catch (error) {
    const failure = asFailure(error)
    outcomeKnown = !failure.mayRecover && failure.kind !== 'signed_out'
    throw failure
  } finally {
    settleKey(request, outcomeKnown)
  }
}

export const makeApi = (identity: Identity, transport: Transport): Api => ({
  identity,
  get: async (schema, path, { query, signal } = {}) =>
    parse(schema, await transport(path + searchOf(query), { signal: withTimeout(signal) })),
  list: async (row, path, { query, signal } = {}) => {
    const response = await transport(path + searchOf(query), { signal: withTimeout(signal) })
    const rows = async () => (await load(row)).array()
    return { items: await parse(rows, response), next: nextCursor(response) }
  },
  send: (schema, path, sending = {}) => send(identity, transport, schema, path, sending),
  fetch: (path, init = {}) => transport(path, init),
})

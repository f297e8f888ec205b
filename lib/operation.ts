import type { z } from 'zod'
import type { ErrorCode } from '#lib/errors.ts'
import type { IdKind } from '#lib/ids.ts'
import type { Scope } from '#lib/scopes.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/**
 * Something that comes in a file of its own when it is needed. Zod and the schemas are a quarter of what a page would have
 * to load first, and nothing is parsed before a response arrives or a form is sent.
 */
export type Lazy<T> = () => Promise<T>

/** All that an operation says of itself, but for its schemas. */
export type Described = {
  id: string
  tag: string
  method: Method
  /** Below the environment's base URL, with `{names}` that `pathParams` (lib/server/http) knows. */
  path: string
  summary: string
  description?: string
  /** What a key has to carry, and a person's token too unless `personScope` says otherwise. */
  scope: Scope
  /** What a signed-in person's role has to hold in its place: roles tell apart what a key's scopes don't. */
  personScope?: Scope
  /** Idempotency-Key is honoured. Every operation but GET is one transaction, or one statement, with or without it. */
  idempotent?: boolean
  /**
   * What whoever has done it is refused with from then on, as having done it takes away what it needs: a repeat with the same
   * Idempotency-Key is answered all the same. Only where the answer holds nothing that they may not see by then.
   */
  onceDone?: 'insufficient_scope' | 'api_key_invalid'
  /** How long its transaction may take and a page waits for it, in milliseconds, where that is longer than usual. */
  patienceMs?: number
  /** The media type of a body that streams, where it isn't a file's. */
  consumes?: 'text/csv'
  /** What a file that streams, or is led to, may be, where it isn't a document. */
  file?: 'attachment'
  /** The media type of a response that isn't JSON; its handler returns a Response. */
  produces?: 'text/event-stream' | 'text/csv' | 'application/zip' | 'application/pdf'
  /** The media type in which it answers whoever would rather have that than JSON. */
  orProduces?: 'application/pdf'
  status?: 200 | 201 | 302
  /** What is made has no address of its own, so 201 comes without Location. */
  addressless?: boolean
  /** A bare array of `response`, paged by `limit`, `startingAfter`, `order`; a feed only goes on, by `limit` and its own `after`. */
  list?: {
    kind: IdKind
    newestFirst: boolean
    feed?: boolean
    /** What its rows go by, where that isn't the time when they were made. */
    by?: 'name' | 'order of pages'
  }
  /**
   * Whether a replica may be read for it. A GET that is a list or a table says so by that; one that counts, sums or lists in one
   * piece says yes here, and a list of what is written without waiting for the disk says no.
   */
  replica?: boolean
  /** Of the JSON body, where more is taken than usual (lib/server/http/body.ts). */
  maximumBytes?: number
  /** The JSON body may be left out altogether. */
  optionalBody?: boolean
  /** Refusals beyond those that every operation shares. */
  errors?: readonly ErrorCode[]
  developmentOnly?: boolean
  /** Going away: since which day that is said, from which day it may be gone, and the address of the page that says what to do instead. */
  deprecated?: { since: string; sunset: string; instead: string }
  /** Somebody signed in must have proved themselves within the last minutes: what it does outlives a stolen session. */
  stepUp?: boolean
  /** Open to an operator who has no second factor yet; nothing else is. */
  withoutFactor?: boolean
  /** Of the scope `account`: open to a session that a client's own sign-in began too. The rest of it is the person's alone. */
  bySignOn?: boolean
  /** Where a customer's pages ask it, whichever environment they show: production may be locked to them. */
  askedIn?: 'development'
  /** How often a page that shows it asks anew, in milliseconds; seldom while the stream tells of changes. */
  live?: number
  /** Paths whose pages are stale afterwards; when absent, the first thing that the path names, or the list that it is. */
  changes?: readonly string[]
}

/**
 * One endpoint. What the wrapper enforces, what the OpenAPI document says and how the portal's pages call it are read from
 * this same value, so they can't drift apart. Its schemas are loaded when they are needed: the server does so once, and a
 * page's first picture needs none.
 */
export type Operation = Described & {
  query?: Lazy<z.ZodObject>
  /** The JSON body; `stream` for a body the handler reads itself. */
  body?: Lazy<z.ZodType> | 'stream'
  /** The JSON of the response, or of each row of a list. */
  response?: Lazy<z.ZodType>
}

/** Whether a replica may be read for it: never for what changes something. */
export const isForReplicas = ({ method, list, produces, replica }: Described): boolean =>
  method === 'GET' && (replica ?? (list !== undefined || produces === 'text/csv'))

export const defineOperation = <const T extends Operation>(operation: T): T => operation

/** The exports of a noun's schema.ts, each loaded on its own: `const { orderView } = schemasOf(() => import('…'))`. */
export const schemasOf = <M extends object>(load: Lazy<M>) =>
  new Proxy({} as { [K in keyof M]: Lazy<M[K]> }, {
    get: (_, name) => () => load().then((all) => all[name as keyof M]), // only M's own names compile
  })

type NamesIn<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never
export type ParamsOf<P extends string> = Record<NamesIn<P>, string>

type SchemaOf<L> = L extends Lazy<infer S extends z.ZodType> ? S : never
export type QueryOf<O extends Operation> = SchemaOf<O['query']>
export type BodyOf<O extends Operation> = SchemaOf<O['body']>
export type ResponseOf<O extends Operation> = SchemaOf<O['response']>

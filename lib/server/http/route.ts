import type { z } from 'zod'
import type { CustomerActor, OperatorActor, PersonActor, ResearcherActor } from '#lib/actor.ts'
import { authenticateAccessToken } from '#lib/clients/access-token.ts'
import { authenticateKey } from '#lib/clients/authenticate-key.ts'
import type { Allowance } from '#lib/clients/rate-buckets.ts'
import { getDb, inTransaction, type Tx } from '#lib/db.ts'
import { ApiError, notFound } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import { arrivalOf, type Arrival } from '#lib/server/http/environment.ts'
import { readJson } from '#lib/server/http/body.ts'
import { errorResponse, missingBearerBody } from '#lib/server/http/failure.ts'
import {
  claimKey,
  findStoredReply,
  fingerprintOf,
  readIdempotencyKey,
  storeReply,
  type Claim,
  type StoredReply,
} from '#lib/server/http/idempotency.ts'
import {
  pagingOf,
  pathParams,
  requireFeedQuery,
  type pagingQuery,
  type Method,
  type Operation,
  type ParamsOf,
  type PathParam,
} from '#lib/operation.ts'
import { note, type Call } from '#lib/server/http/note-request.ts'
import { originOf } from '#lib/server/http/origin.ts'
import { parseWith } from '#lib/server/http/parse.ts'
import { takeToken } from '#lib/server/http/rate-limit.ts'
import type { Page, PageRequest } from '#lib/paging.ts'

type ActorFor<O extends Operation> = O['scope'] extends 'account'
  ? PersonActor
  : O['scope'] extends 'research'
    ? ResearcherActor
    : O['scope'] extends 'operator'
      ? OperatorActor
      : CustomerActor
type BodyOf<O extends Operation> = O['body'] extends z.ZodType ? z.output<O['body']> : undefined
type QueryOf<O extends Operation> = O['query'] extends z.ZodObject ? z.output<O['query']> : undefined
type ReplyOf<O extends Operation> = O['list'] extends object
  ? Page<z.input<O['response']> extends (infer Row)[] ? Row : never>
  : z.input<O['response']>

export type Input<O extends Operation> = {
  actor: ActorFor<O>
  params: ParamsOf<O['path']>
  query: QueryOf<O>
  body: BodyOf<O>
  page: PageRequest
  arrival: Arrival
  request: Request
}

type Work<O extends Operation, P> = (input: Input<O> & { tx: Tx; prepared: P }) => Promise<ReplyOf<O> | Response>
/**
 * `before` is for what must not happen inside a transaction: calls to the provider. What it returns reaches the
 * transaction as `prepared`. It may run again for the same request, so it must be repeatable.
 */
type Phases<O extends Operation, P> = {
  before: (input: Input<O>) => Promise<P>
  then: Work<O, P>
  /** What a repeat with the same Idempotency-Key is answered, where that isn't the first answer to the letter. */
  onReplay?: (reply: ReplyOf<O>) => ReplyOf<O>
}

export type Handler = ((request: Request) => Promise<Response>) & { operation: Operation }

const commonHeaders = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }

/** The one wrapper: authenticates, parses, calls, answers. It takes a plain Request, so tests need no server. */
export function route<const O extends Operation, P = undefined>(
  operation: O,
  work: Work<O, P> | Phases<O, P>,
): Handler {
  const phases: Partial<Phases<O, P>> & { then: Work<O, P> } = typeof work === 'function' ? { then: work } : work
  const answer = async (request: Request): Promise<Response> => {
    const requestId = newId('request')
    const call: Call = { id: requestId, begun: performance.now() }
    const headers: Record<string, string> = { ...commonHeaders, 'Request-Id': requestId }
    try {
      const token = bearerOf(request)
      if (token === undefined) {
        return new Response(missingBearerBody, {
          status: 403,
          headers: { ...headers, 'Content-Type': 'application/json' },
        })
      }
      const arrival = (call.arrival = arrivalOf(request))
      const { actor, allowance } = await authenticate(token, arrival, request)
      if (actor.type === 'api_client' || actor.type === 'customer') {
        call.caller = { clientId: actor.clientId, environment: arrival.environment, callerId: actor.id }
      }
      // A refusal costs a token too, and its headers say what is left.
      if (allowance)
        Object.assign(
          headers,
          (await takeToken(call.caller?.clientId ?? actor.id, arrival.environment, allowance)).headers,
        )
      requireScope(actor, operation)
      if (operation.developmentOnly && arrival.environment !== 'development') throw notFound()
      const input = await readInput(request, operation, arrival, actor as ActorFor<O>)
      const response = await perform(operation, phases, input, headers)
      note(operation, request, call, response)
      return response
    } catch (error) {
      const response = errorResponse(error, requestId, headers)
      note(operation, request, call, response, error)
      return response
    }
  }
  return Object.assign(answer, { operation })
}

function bearerOf(request: Request): string | undefined {
  const header = request.headers.get('authorization') ?? ''
  return /^Bearer +(\S+) *$/i.exec(header)?.[1]
}

type Known = { actor: CustomerActor | ResearcherActor | OperatorActor; allowance?: Allowance }

const authenticate = (token: string, { environment }: Arrival, request: Request): Promise<Known> =>
  token.startsWith('cs_')
    ? authenticateKey(token, environment, () => originOf(request))
    : authenticateAccessToken(token, environment)

function requireScope({ scopes }: Known['actor'], { scope }: Operation) {
  if (scopes.includes(scope)) return
  throw new ApiError('insufficient_scope', `This needs the scope ${scope}.`, { members: { requiredScope: scope } })
}

async function readInput<O extends Operation>(
  request: Request,
  operation: O,
  arrival: Arrival,
  actor: ActorFor<O>,
): Promise<Input<O>> {
  const search = Object.fromEntries(new URL(request.url).searchParams)
  requireFeedQuery(operation, search)
  const { limit, startingAfter, order } = (
    operation.list ? parseWith(pagingOf(operation), search, 'query') : {}
  ) as Partial<z.output<typeof pagingQuery>> // a feed's has one of them
  const cursorKind = operation.list?.kind
  return {
    actor,
    params: readParams(operation.path, arrival.path) as ParamsOf<O['path']>,
    query: (operation.query ? parseWith(operation.query, search, 'query') : undefined) as QueryOf<O>,
    body: (typeof operation.body === 'object'
      ? parseWith(operation.body, await readJson(request), 'body')
      : undefined) as BodyOf<O>,
    page: {
      limit: limit ?? 100,
      order: order ?? (operation.list?.newestFirst ? 'desc' : 'asc'),
      ...(startingAfter === undefined || cursorKind === undefined ? {} : { startingAfter }),
    },
    arrival,
    request,
  }
}

/** The values of `{names}` in an operation's path; one that can't be an id of its kind is an unknown one. */
export function readParams(template: string, path: string): Record<string, string> {
  const given = path.split('/').slice(1)
  const params: Record<string, string> = {}
  for (const [i, part] of template.split('/').slice(1).entries()) {
    if (!part.startsWith('{')) continue
    const name = part.slice(1, -1) as PathParam
    let value: string
    try {
      value = decodeURIComponent(given[i] ?? '')
    } catch {
      throw notFound()
    }
    if (!pathParams[name].matches(value)) throw notFound()
    params[name] = value
  }
  return params
}

async function perform<O extends Operation, P>(
  operation: O,
  { before, then, onReplay }: Partial<Phases<O, P>> & { then: Work<O, P> },
  input: Input<O>,
  headers: Record<string, string>,
) {
  const claim = operation.idempotent ? claimOf(operation, input) : undefined
  // A request that was answered before must not reach the provider again.
  const early = before && claim && (await findStoredReply(getDb(), claim))
  if (early) return replay(early, headers)
  const prepared = (await before?.(input)) as P
  if (operation.method === 'GET')
    return toResponse(operation, await then({ ...input, tx: getDb(), prepared }), input, headers)
  // A body that streams can't be read again, so such work opens its own transaction once the bytes are stored.
  if (operation.body === 'stream')
    return toResponse(operation, await then({ ...input, tx: getDb(), prepared }), input, headers)
  return inTransaction(async (tx) => {
    const stored = claim && (await claimKey(tx, claim))
    if (stored) return replay(stored, headers)
    const reply = await then({ ...input, tx, prepared })
    const response = toResponse(operation, reply, input, headers)
    const repeated =
      onReplay && !(reply instanceof Response) ? toResponse(operation, onReplay(reply), input, headers) : response
    if (claim) await storeReply(tx, claim, await toStoredReply(repeated))
    return response
  })
}

function claimOf<O extends Operation>(operation: O, { request, actor, arrival, body }: Input<O>): Claim | undefined {
  const key = readIdempotencyKey(request)
  if (key === undefined) return undefined
  const owner =
    actor.type === 'api_client'
      ? actor.clientId
      : actor.type === 'customer'
        ? `${actor.clientId}:${actor.id}`
        : actor.id
  return {
    scope: `${arrival.environment}:${owner}`,
    key,
    fingerprint: new Uint8Array(fingerprintOf(operation.method, arrival.path, body)),
  }
}

const replay = ({ status, body, location }: StoredReply, headers: Record<string, string>) =>
  new Response(body, {
    status,
    headers: {
      ...headers,
      ...(location ? { Location: location } : {}),
      'Idempotent-Replayed': 'true',
      'Content-Type': 'application/json',
    },
  })

async function toStoredReply(response: Response): Promise<StoredReply> {
  const location = response.headers.get('location')
  return { status: response.status, body: await response.clone().text(), ...(location === null ? {} : { location }) }
}

function toResponse<O extends Operation>(
  operation: O,
  reply: ReplyOf<O> | Response,
  { arrival, request, page }: Input<O>,
  headers: Record<string, string>,
) {
  if (reply instanceof Response) {
    for (const [name, value] of Object.entries(headers)) if (!reply.headers.has(name)) reply.headers.set(name, value)
    return reply
  }
  const extra: Record<string, string> = { 'Content-Type': 'application/json' }
  let body: unknown = reply
  if (operation.list) {
    const { items, hasMore } = reply as Page<{ id: string }>
    body = items
    const last = items.at(-1)
    if (hasMore && last)
      extra['Link'] =
        `<${nextPage(request, arrival, page, last.id, operation.list.feed ? 'after' : 'startingAfter')}>; rel="next"`
  }
  if (operation.status === 201 && !operation.addressless)
    extra['Location'] = `${arrival.baseUrl}${arrival.path}/${(reply as { id: string }).id}`
  return new Response(JSON.stringify(body), { status: operation.status ?? 200, headers: { ...headers, ...extra } })
}

function nextPage(
  request: Request,
  { baseUrl, path }: Arrival,
  { limit }: PageRequest,
  lastId: string,
  cursor: string,
): string {
  const search = new URL(request.url).searchParams
  search.set('limit', String(limit))
  search.set(cursor, lastId)
  if (cursor === 'after') search.delete('since')
  return `${baseUrl}${path}?${search}`
}

const allMethods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const satisfies readonly Method[]
type Methods = Record<(typeof allMethods)[number], (request: Request) => Promise<Response>>

/** A route file's exports: its handlers, and for every other method a 405 in JSON (Next's own has no body). */
export function methods(handlers: Partial<Record<Method, (request: Request) => Promise<Response>>>): Methods {
  const allow = allMethods
    .filter((method) => handlers[method])
    .flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  const refuse = async (request: Request) => {
    const requestId = newId('request')
    const sentence = `${request.method} is not possible here. Possible: ${allow.join(', ')}.`
    const refusal = new ApiError('method_not_allowed', sentence, { headers: { Allow: allow.join(', ') } })
    return errorResponse(refusal, requestId, { ...commonHeaders, 'Request-Id': requestId })
  }
  return { GET: refuse, POST: refuse, PATCH: refuse, PUT: refuse, DELETE: refuse, ...handlers } as Methods
}

import type { z } from 'zod'
import type { CustomerActor, OperatorActor, PersonActor, ResearcherActor } from '#lib/actor.ts'
import { invalid } from '#lib/errors.ts'
import type { BodyOf, Operation, ParamsOf, QueryOf } from '#lib/operation.ts'
import type { PageRequest } from '#lib/paging.ts'
import type { OperatorScope } from '#lib/scopes.ts'
import { readJson, readOptionalJson, requireUncoded } from '#lib/server/http/body.ts'
import type { RequestTarget } from '#lib/server/http/environment.ts'
import { pagingOf, pagingQuery, requireFeedQuery } from '#lib/server/http/paging-query.ts'
import { parseWith } from '#lib/server/http/parse.ts'
import { readParams } from '#lib/server/http/path-params.ts'
import type { ResolvedOperation } from '#lib/server/http/schemas.ts'
import { liftRequest } from '#lib/versions.ts'

type ActorFor<O extends Operation> = O['scope'] extends 'account'
  ? PersonActor
  : O['scope'] extends 'research'
    ? ResearcherActor
    : O['scope'] extends OperatorScope
      ? OperatorActor
      : CustomerActor
type Parsed<S extends z.ZodType> = [S] extends [never] ? undefined : z.output<S>

export type Input<O extends Operation> = {
  actor: ActorFor<O>
  params: ParamsOf<O['path']>
  query: Parsed<QueryOf<O>>
  body: Parsed<BodyOf<O>> | (O['optionalBody'] extends true ? undefined : never)
  page: PageRequest
  requestTarget: RequestTarget
  request: Request
  requestId: string
  /** Of the interface, as the caller speaks it. */
  version: string
  /** Counts as so many requests more for the rate limit; throws 429 where the caller is over it already. */
  charge: (requests: number) => Promise<void>
}

type Call = Pick<Input<Operation>, 'request' | 'requestId' | 'requestTarget' | 'version' | 'charge'>

export async function readInput<O extends Operation>(
  call: Call,
  operation: ResolvedOperation,
  actor: ActorFor<O>,
): Promise<Input<O>> {
  const { request, requestTarget } = call
  const search = readSearch(request, operation)
  requireFeedQuery(operation, search)
  const { limit, startingAfter, order } = (
    operation.list ? parseWith(pagingOf(operation), search, 'query') : {}
  ) as Partial<z.output<typeof pagingQuery>> // a feed's has one of them
  const cursorKind = operation.list?.kind
  return {
    actor,
    params: readParams(operation.path, requestTarget.path) as ParamsOf<O['path']>,
    query: (operation.query ? parseWith(operation.query, search, 'query') : undefined) as Input<O>['query'],
    body: (await readBody(call, operation)) as Input<O>['body'],
    page: {
      limit: limit ?? 100,
      order: order ?? (operation.list?.newestFirst ? 'desc' : 'asc'),
      ...(startingAfter === undefined || cursorKind === undefined ? {} : { startingAfter }),
    },
    ...call,
  }
}

/** A query's members, the unknown ones too. Of two values one would be dropped, and nobody told of whose rows are missing. */
function readSearch({ url }: Request, { query, list }: ResolvedOperation): Record<string, string> {
  const { searchParams } = new URL(url)
  const known = { ...query?.shape, ...(list ? pagingQuery.shape : {}) }
  const twice = Object.keys(known).find((name) => new Set(searchParams.getAll(name)).size > 1)
  if (twice !== undefined) throw invalid(twice, 'must be given once')
  return Object.fromEntries(searchParams)
}

/** How large a body comes with a request; each begun piece more of that size counts as another one. */
const bytesOfRequest = 16 * 1024

export async function readBody(
  { request, version, charge }: Pick<Call, 'request' | 'version' | 'charge'>,
  { id, body, optionalBody, maximumBytes }: ResolvedOperation,
): Promise<unknown> {
  if (body === 'stream') await requireUncoded(request)
  if (typeof body !== 'object') return undefined
  // Reading a large body takes time in which nobody else is served.
  const weigh = (bytes: number) => charge(Math.ceil(bytes / bytesOfRequest) - 1)
  const given = await (optionalBody ? readOptionalJson(request, weigh) : readJson(request, maximumBytes, weigh))
  return optionalBody && given === undefined ? undefined : parseWith(body, liftRequest(version, id, given), 'body')
}

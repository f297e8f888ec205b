import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query'
import {
  makeCaller,
  pathOf,
  type Body,
  type ListPage,
  type Params,
  type Query,
  type Transport,
} from '#lib/browser/caller.ts'
import type { Identity } from '#lib/browser/identity.ts'
import { keyFor, refresh } from '#lib/browser/keys.ts'
import { liveInterval } from '#lib/browser/live.ts'
import type { BodyOf, Described, Operation } from '#lib/operation.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** What a mutation asks of who sends it, so that a button knows for whom it is (lib/browser/may.ts). */
    mutationMeta: Pick<Described, 'scope' | 'personScope' | 'askedIn'>
  }
}

type Asked<O extends Operation> = keyof Params<O> extends never
  ? [params?: Params<O>, query?: Query<O>]
  : [params: Params<O>, query?: Query<O>]
/** What a mutation is given when it runs: the ids of its path that it hasn't got yet, and the body's members. */
type Variables<O extends Operation, Given> = [BodyOf<O>] extends [never]
  ? keyof Omit<Params<O>, keyof Given> extends never
    ? void
    : Omit<Params<O>, keyof Given>
  : Omit<Params<O>, keyof Given> & Body<O>

const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** What an operation changes unless it says otherwise: the first thing that its path names, or the list it is sent to. */
const changedBy = ({ path, changes }: Operation) => changes ?? [/^[^{]*\{\w+\}/.exec(path)?.[0] ?? path]

const intervalOf = ({ live }: Operation) => (live === undefined ? {} : { refetchInterval: liveInterval(live) })

async function readAll<T>(read: (cursor: string | undefined) => Promise<ListPage<T>>): Promise<T[]> {
  const all: T[] = []
  let cursor: string | undefined
  do {
    const { items, next } = await read(cursor)
    all.push(...items)
    cursor = next
  } while (cursor !== undefined)
  return all
}

/** For what is read from its end, such as a conversation: turn the rows round to show them. */
export const newestFirst = { order: 'desc', limit: 50 } as const

/** The portal's way to the API, for one environment and one role: operations as React Query's options. */
export function makeApi(identity: Identity, transport: Transport) {
  const caller = makeCaller(identity, transport)
  const keyOf = <O extends Operation>(operation: O, params: Params<O>, ...more: unknown[]) =>
    keyFor(caller.identityFor(operation), pathOf(operation.path, params), ...more)

  return {
    ...caller,
    identity,
    /** For `useQuery`: the response, or a list's first page as an array. */
    ask: <O extends Operation>(operation: O, ...[given, query]: Asked<O>) => {
      const params = given ?? ({} as Params<O>) // left out only where the path has none
      return queryOptions({
        queryKey: keyOf(operation, params, query ?? {}),
        queryFn: ({ signal }) => caller.call(operation, { params, query, signal }),
        ...intervalOf(operation),
      })
    },
    /** For `useQuery`: a list to its end, however many pages that is. */
    askAll: <O extends Operation>(operation: O, ...[given, query]: Asked<O>) => {
      const params = given ?? ({} as Params<O>) // as above
      return queryOptions({
        queryKey: keyOf(operation, params, query ?? {}, 'all'),
        queryFn: ({ signal }) => readAll((cursor) => caller.list(operation, { params, query, signal }, cursor)),
        ...intervalOf(operation),
      })
    },
    /** For `useInfiniteQuery`: a list, page by page. Rows: `data.pages.flatMap(({ items }) => items)`. */
    askPages: <O extends Operation>(operation: O, ...[given, query]: Asked<O>) => {
      const params = given ?? ({} as Params<O>) // as above
      return infiniteQueryOptions({
        queryKey: keyOf(operation, params, query ?? {}, 'pages'),
        queryFn: ({ pageParam, signal }) => caller.list(operation, { params, query, signal }, pageParam),
        initialPageParam: undefined as string | undefined, // the first page has no cursor
        getNextPageParam: ({ next }) => next,
        ...intervalOf(operation),
      })
    },
    /** For `useMutation`. Afterwards, whatever came of it, everything that shows what the operation changes is asked anew. */
    send: <O extends Operation, const Given extends Partial<Params<O>> = Record<never, never>>(
      operation: O,
      given?: Given,
    ) => {
      const names = namesIn(operation.path)
      const paramsOf = (variables: Variables<O, Given>) =>
        Object.fromEntries(
          Object.entries({ ...variables, ...given }).filter(([name]) => names.includes(name)),
        ) as Params<O> // those given and those to come are all that the path has
      const bodyOf = (variables: Variables<O, Given>) =>
        Object.fromEntries(Object.entries({ ...variables }).filter(([name]) => !names.includes(name))) as Body<O> // the rest, by its type
      return mutationOptions({
        meta: operation,
        mutationFn: (variables: Variables<O, Given>) =>
          caller.call(operation, { params: paramsOf(variables), body: bodyOf(variables) }),
        onSettled: (_data, _error, variables, _result, { client }) =>
          refresh(client, changedBy(operation), paramsOf(variables)),
      })
    },
  }
}
export type Api = ReturnType<typeof makeApi>

import type { QueueKind } from '#lib/queue/kinds.ts'
import type { ItemOf } from '#lib/queue/schema.ts'
import { call } from '#tools/testing/call.ts'
import { bodyOf } from '#tools/testing/market.ts'
import { routeOf } from '#tools/testing/routes.ts'

type Options = { search?: string; base?: string }

/** What waits of a kind, as an operator reads it. */
export const waitingOf = async <K extends QueueKind>(
  kind: K,
  key: string,
  { search = '', base }: Options = {},
): Promise<ItemOf<K>[]> =>
  bodyOf(
    await call(routeOf('listQueue'), 'GET', `/operator/queue/items?kind=${kind}${search}`, {
      key,
      ...(base === undefined ? {} : { base }),
    }),
  )

import type { CustomerActor } from '#lib/actor.ts'
import { listClientActions } from '#lib/clients/list-client-actions.ts'
import type { ClientActionView, ListClientActionsQuery } from '#lib/clients/schema.ts'
import { toLine } from '#lib/csv.ts'
import type { Tx } from '#lib/db.ts'

const columns: Record<string, (view: ClientActionView) => string | undefined> = {
  createdAt: ({ createdAt }) => createdAt,
  actorType: ({ actor }) => actor.type,
  actorId: ({ actor }) => actor.id,
  actor: ({ actor }) => actor.name,
  type: ({ type }) => type,
  summary: ({ summary }) => summary,
  environment: ({ environment }) => environment,
  network: ({ network }) => network,
  id: ({ id }) => id,
}

/** The whole of the log that fits, newest first, as RFC 4180 text; page by page, so that no log is too long. */
export async function* exportClientActions(
  tx: Tx,
  actor: CustomerActor,
  query: ListClientActionsQuery,
): AsyncGenerator<string> {
  // The mark tells spreadsheets that this is UTF-8.
  yield `\ufeff${toLine(Object.keys(columns))}`
  let startingAfter: string | undefined
  for (;;) {
    const { items, hasMore } = await listClientActions(tx, actor, query, {
      limit: 500,
      order: 'desc',
      ...(startingAfter === undefined ? {} : { startingAfter }),
    })
    for (const view of items) yield toLine(Object.values(columns).map((cell) => cell(view)))
    startingAfter = items.at(-1)?.id
    if (!hasMore || startingAfter === undefined) return
  }
}

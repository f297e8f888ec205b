import type { CustomerActor } from '#lib/actor.ts'
import { listClientActions } from '#lib/clients/list-client-actions.ts'
import type { ClientActionView, ListClientActionsQuery } from '#lib/clients/schema.ts'
import { toCsv, type Columns } from '#lib/csv-pages.ts'
import type { Tx } from '#lib/db.ts'

const columns: Columns<ClientActionView> = {
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

/** The whole of the log that fits, newest first. */
export const exportClientActions = (tx: Tx, actor: CustomerActor, query: ListClientActionsQuery) =>
  toCsv(columns, (page) => listClientActions(tx, actor, query, page))

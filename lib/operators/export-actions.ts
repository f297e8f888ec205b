import type { OperatorActor } from '#lib/actor.ts'
import { toCsv, type Columns } from '#lib/csv-pages.ts'
import type { Tx } from '#lib/db.ts'
import { listActions } from '#lib/operators/list-actions.ts'
import type { ActionView, ListActionsQuery } from '#lib/operators/actions-schema.ts'

const textOf = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value))

const columns: Columns<ActionView> = {
  createdAt: ({ createdAt }) => createdAt,
  actorType: ({ actor }) => actor.type,
  actorId: ({ actor }) => actor.id,
  actor: ({ actor }) => actor.name,
  role: ({ actor }) => actor.role,
  action: ({ action }) => action,
  summary: ({ summary }) => summary,
  targetType: ({ target }) => target.type,
  targetId: ({ target }) => target.id,
  target: ({ target }) => target.name,
  environment: ({ environment }) => environment,
  reason: ({ reason }) => reason,
  network: ({ network }) => network,
  agent: ({ agent }) => agent,
  askedBy: ({ approval }) => approval?.askedBy.name,
  before: ({ before }) => textOf(before),
  after: ({ after }) => textOf(after),
  id: ({ id }) => id,
  position: ({ position }) => position,
  hash: ({ hash }) => hash,
}

/** The whole of the log that fits, newest first. */
export const exportActions = (tx: Tx, actor: OperatorActor, query: ListActionsQuery) =>
  toCsv(columns, (page) => listActions(tx, actor, query, page))

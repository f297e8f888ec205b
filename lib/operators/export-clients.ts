import type { OperatorActor } from '#lib/actor.ts'
import type { ClientView, FindClientsQuery } from '#lib/clients/schema.ts'
import { toCsv, type Columns } from '#lib/csv-pages.ts'
import type { Tx } from '#lib/db.ts'
import { listClients } from '#lib/operators/list-clients.ts'

const columns: Columns<ClientView> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  kind: ({ kind }) => kind,
  status: ({ status }) => status,
  productionState: ({ productionState }) => productionState,
  byHand: ({ byHand }) => (byHand ? 'yes' : undefined),
  billing: ({ billing }) => billing,
  currency: ({ currency }) => currency,
  ordersPerDay: ({ dayLimits }) => dayLimits?.ordersPerDay,
  amountPerDay: ({ dayLimits }) => dayLimits?.amountPerDay,
  amountPerDayCurrency: ({ dayLimits }) => dayLimits?.currency,
  createdAt: ({ createdAt }) => createdAt,
}

/** Every client that fits, a page in memory at a time. */
export const exportClients = (tx: Tx, actor: OperatorActor, query: FindClientsQuery) =>
  toCsv(columns, (page) => listClients(tx, actor, query, page))

import type { OperatorActor } from '#lib/actor.ts'
import { toCsv, type Columns } from '#lib/csv-pages.ts'
import type { Tx } from '#lib/db.ts'
import { listRows } from '#lib/finance/list-rows.ts'
import type { FinanceQuery, FinanceRow } from '#lib/finance/schema.ts'
import type { FinanceList } from '#lib/finance/state.ts'
import { toSigned } from '#lib/finance/to-signed.ts'

const netColumn =
  (name: 'returnedMinor' | 'keptMinor' | 'shareMinor' | 'feeMinor' | 'disputedMinor') =>
  ({ net, currency }: FinanceRow) =>
    net && toSigned(net[name], currency).amount

const columns: Columns<FinanceRow> = {
  at: ({ at }) => at,
  status: ({ status }) => status,
  kind: ({ kind }) => kind,
  amount: ({ amount }) => amount,
  amountMinor: ({ amountMinor }) => amountMinor,
  currency: ({ currency }) => currency,
  returned: netColumn('returnedMinor'),
  kept: netColumn('keptMinor'),
  share: netColumn('shareMinor'),
  fee: netColumn('feeMinor'),
  disputed: netColumn('disputedMinor'),
  orderNumber: ({ order }) => order?.number,
  order: ({ order }) => order?.title,
  orderId: ({ order }) => order?.id,
  researcher: ({ researcher }) => researcher?.name,
  researcherId: ({ researcher }) => researcher?.id,
  reason: ({ reason }) => reason,
  trouble: ({ trouble }) => trouble,
  dueBy: ({ dueBy }) => dueBy,
  retryAt: ({ retryAt }) => retryAt,
  arrivesAt: ({ arrivesAt }) => arrivesAt,
  id: ({ id }) => id,
  providerId: ({ providerId }) => providerId,
}

/** Every row of a list that fits, newest first. */
export const exportRows = (tx: Tx, actor: OperatorActor, list: FinanceList, query: FinanceQuery) =>
  toCsv(columns, (page) => listRows(tx, actor, list, query, page))

import type { ListedRow } from '#lib/finance/listed-row.ts'
import type { FinanceDeed, FinanceRow } from '#lib/finance/schema.ts'
import type { FinanceList } from '#lib/finance/state.ts'
import { toSigned } from '#lib/finance/to-signed.ts'
import { withoutAbsent } from '#lib/view.ts'

const deedsOf: Partial<Record<FinanceList, readonly FinanceDeed[]>> = {
  refunds: ['retry_refund'],
  transfers: ['retry_transfer'],
  disputes: ['answer'],
  debts: ['set_off', 'write_off'],
  differences: ['explain'],
}

const toNet = ({ returnedMinor, keptMinor, shareMinor, feeMinor, disputedMinor }: ListedRow) =>
  returnedMinor === null || keptMinor === null || shareMinor === null || feeMinor === null || disputedMinor === null
    ? {}
    : { net: { returnedMinor, keptMinor, shareMinor, feeMinor, disputedMinor } }

const orderOf = ({ orderId: id, number, title }: ListedRow) =>
  id !== null && number !== null && title !== null ? { order: { id, number, title } } : {}

const researcherOf = ({ researcherId: id, researcherName: name }: ListedRow) =>
  id !== null && name !== null ? { researcher: { id, name } } : {}

export const toRowView = (list: FinanceList, row: ListedRow): FinanceRow => ({
  id: row.id,
  at: row.at.toISOString(),
  status: row.status,
  ...toSigned(row.amountMinor, row.currency),
  ...(list === 'payments' ? toNet(row) : {}),
  ...withoutAbsent({
    kind: row.kind,
    reason: row.reason,
    trouble: row.trouble,
    dueBy: row.dueBy?.toISOString(),
    retryAt: row.retryAt?.toISOString(),
    arrivesAt: row.arrivesAt?.toISOString(),
    providerId: row.providerId,
  }),
  ...orderOf(row),
  ...researcherOf(row),
  deeds: row.waits ? [...(deedsOf[list] ?? [])] : [],
})

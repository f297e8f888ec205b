import { bool, float8, int4, nullable, present, text, timestamptz, type RowOf } from '#lib/sql.ts'

/** A row of any list, as the database says it. */
export const listedRow = {
  id: text,
  at: timestamptz,
  status: text,
  kind: nullable(text),
  amountMinor: float8,
  currency: present(text),
  reason: nullable(text),
  trouble: nullable(text),
  dueBy: nullable(timestamptz),
  retryAt: nullable(timestamptz),
  arrivesAt: nullable(timestamptz),
  providerId: nullable(text),
  paymentId: nullable(text),
  waits: bool,
  orderId: nullable(text),
  number: nullable(text),
  title: nullable(text),
  researcherId: nullable(text),
  researcherName: nullable(text),
  returnedMinor: nullable(int4),
  keptMinor: nullable(int4),
  shareMinor: nullable(int4),
  feeMinor: nullable(int4),
  disputedMinor: nullable(int4),
}
export type ListedRow = RowOf<typeof listedRow>

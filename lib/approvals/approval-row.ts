import type { OperatorActor } from '#lib/actor.ts'
import { pairedDeeds, type PairedDeed } from '#lib/operators/second-operator.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import type { Approval } from '#lib/generated/prisma/client.ts'
import { defineLock } from '#lib/sql.ts'

export type ApprovalRow = Approval & { what: PairedDeed }

export const lockRow = defineLock('approvals')

const isDeed = (what: string): what is PairedDeed => what in pairedDeeds
/** A row whose deed this program knows; another one's is none of its business. */
export const toKnown = (row: Approval): ApprovalRow | undefined =>
  isDeed(row.what) ? { ...row, what: row.what } : undefined

/** The row under its lock; 404 for unknown ones and for those of the other environment. */
export async function lockApproval(tx: Tx, { environment }: OperatorActor, id: string): Promise<ApprovalRow> {
  await lockRow(tx, id)
  const row = await tx.approval.findFirst({ where: { id, OR: [{ environment }, { environment: null }] } })
  const known = row && toKnown(row)
  if (!known) throw notFound()
  return known
}

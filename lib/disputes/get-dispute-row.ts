import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import type { Dispute, Payment } from '#lib/generated/prisma/client.ts'

export type DisputeRow = Dispute & { payment: Payment }

/** A dispute of the operator's environment; 404 for unknown and foreign alike. */
export async function getDisputeRow(tx: Tx, { environment }: OperatorActor, id: string): Promise<DisputeRow> {
  const row = await tx.dispute.findFirst({ where: { id, payment: { environment } }, include: { payment: true } })
  if (!row) throw notFound()
  return row
}

/** An appeal against what a bank has decided is answered at the provider's dashboard (decision 046), and evidence sent from here is no answer to it. */
export const isAppealed = (status: string) => status.startsWith('appeal_')

/** The bank waits for an answer, and there is time for one; without a date there is none. */
export const isAnswerable = ({ status, dueBy }: Dispute) =>
  ['needs_response', 'warning_needs_response'].includes(status) && dueBy !== null && dueBy.getTime() > Date.now()

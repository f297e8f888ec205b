import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineCommand } from '#lib/sql.ts'
import { findPlaceOf, isAt } from '#lib/visits/places.ts'
import type { MarkInput, MarkState, MarkView } from '#lib/visits/schema.ts'
import { getOwnVisit } from '#lib/visits/shelf.ts'
import { toMarkView } from '#lib/visits/view.ts'

// Devices send what was marked without a network, in any order and more than once.
const writeMark = defineCommand(
  (visitId: string, orderId: string, state: MarkState, note: string | null, markedAt: Date) => Prisma.sql`
    INSERT INTO visit_marks AS k (visit_id, order_id, state, note, marked_at)
    VALUES (${visitId}, ${orderId}, ${state}::"VisitMarkState", ${note}, ${markedAt})
    ON CONFLICT (visit_id, order_id) DO UPDATE
      SET state = excluded.state, note = excluded.note, marked_at = excluded.marked_at
      WHERE k.marked_at IS NULL OR k.marked_at < excluded.marked_at`,
)

/** Both have to be the researcher's, and of one archive. */
export async function requireOfVisit(tx: Tx, actor: ResearcherActor, visitId: string, orderId: string): Promise<void> {
  const visit = await getOwnVisit(tx, actor, visitId)
  const place = await findPlaceOf(tx, actor.id, actor.environment, orderId)
  if (!place || !isAt(visit, place)) throw notFound()
}

/** What a researcher notes of an order in the reading room; the last one by their device's clock counts. */
export async function markOnVisit(
  tx: Tx,
  actor: ResearcherActor,
  { visitId, orderId }: { visitId: string; orderId: string },
  input: MarkInput,
): Promise<MarkView> {
  await requireOfVisit(tx, actor, visitId, orderId)
  // A clock that goes fast would keep every later mark out.
  const markedAt = new Date(Math.min(Date.parse(input.markedAt), Date.now()))
  await writeMark(tx, visitId, orderId, input.state, input.note ?? null, markedAt)
  return toMarkView(await tx.visitMark.findUniqueOrThrow({ where: { visitId_orderId: { visitId, orderId } } }))
}

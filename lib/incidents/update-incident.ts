import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import type { IncidentView, UpdateIncidentInput } from '#lib/incidents/schema.ts'
import { requireTransition, stateOf } from '#lib/incidents/state.ts'
import { toIncidentView, withUpdates } from '#lib/incidents/view.ts'
import { audit } from '#lib/operators/audit.ts'
import { defineCommand } from '#lib/sql.ts'

const lockIncident = defineCommand((id: string) => Prisma.sql`SELECT 1 FROM incidents WHERE id = ${id} FOR UPDATE`)

/** Says how far it is. Nothing that was said is changed or taken back: people have read it. */
export async function updateIncident(
  tx: Tx,
  actor: OperatorActor,
  incidentId: string,
  { state: said, text }: UpdateIncidentInput,
): Promise<IncidentView> {
  await lockIncident(tx, incidentId)
  const before = await tx.incident.findUnique({ where: { id: incidentId } })
  if (!before) throw notFound()
  // As it is now: another operator may have said how far it is since this one's page was fetched.
  const state = said ?? stateOf(before)
  requireTransition(stateOf(before), state)
  const at = new Date()
  const row = await tx.incident.update({
    where: { id: incidentId },
    data: {
      state,
      ...(state === 'resolved' ? { resolvedAt: at } : {}),
      updates: { create: { id: newId('incidentUpdate'), state, text, at } },
    },
    include: withUpdates,
  })
  await audit(tx, actor, {
    action: 'incident.update',
    targetType: 'incident',
    targetId: incidentId,
    before: { state: before.state },
    after: { title: row.title, state, text },
  })
  return toIncidentView(row)
}

import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import type { IncidentView, OpenIncidentInput } from '#lib/incidents/schema.ts'
import { toIncidentView, withUpdates } from '#lib/incidents/view.ts'
import { audit } from '#lib/operators/audit.ts'

/** Says to everybody that something is the matter. */
export async function openIncident(
  tx: Tx,
  actor: OperatorActor,
  { component, title, state, text, startedAt }: OpenIncidentInput,
): Promise<IncidentView> {
  const at = new Date()
  const began = startedAt === undefined ? at : new Date(startedAt)
  if (began > at) throw invalid('startedAt', 'must not lie in the future')
  const row = await tx.incident.create({
    data: {
      id: newId('incident'),
      ...{ component, title, state, startedAt: began },
      updates: { create: { id: newId('incidentUpdate'), state, text, at } },
    },
    include: withUpdates,
  })
  const view = toIncidentView(row)
  await audit(tx, actor, { action: 'incident.open', targetType: 'incident', targetId: row.id, after: view })
  return view
}

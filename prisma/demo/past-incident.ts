import type { Tx } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import type { IncidentState } from '#lib/incidents/state.ts'

const minute = 60_000

/** One that is over, so that the status page shows what it shows of them. */
export async function tellOfIncident(tx: Tx, now: Date): Promise<void> {
  const startedAt = new Date(now.getTime() - 12 * 24 * 60 * minute)
  const after = (minutes: number) => new Date(startedAt.getTime() + minutes * minute)
  const said: [number, IncidentState, string][] = [
    [
      8,
      'investigating',
      'Webhooks take up to twenty minutes to arrive. None are lost, and polling shows everything at once.',
    ],
    [31, 'identified', 'A worker was out of memory. Another has taken over and works off what waits.'],
    [52, 'resolved', 'All that waited has arrived.'],
  ]
  await tx.incident.create({
    data: {
      ...{ id: newId('incident'), component: 'webhooks', title: 'Webhooks arrive late', state: 'resolved', startedAt },
      resolvedAt: after(52),
      updates: {
        create: said.map(([minutes, state, text]) => ({
          id: newId('incidentUpdate'),
          state,
          text,
          at: after(minutes),
        })),
      },
    },
  })
}

import type { Prisma } from '#lib/generated/prisma/client.ts'
import type { IncidentView } from '#lib/incidents/schema.ts'
import { components, stateOf } from '#lib/incidents/state.ts'
import { withoutAbsent } from '#lib/view.ts'

export const withUpdates = { updates: { orderBy: { id: 'desc' } } } as const satisfies Prisma.IncidentInclude
type Row = Prisma.IncidentGetPayload<{ include: typeof withUpdates }>

/** As everybody reads it: it names nobody. */
export const toIncidentView = (row: Row): IncidentView => ({
  id: row.id,
  component: components.find((known) => known === row.component) ?? 'portal',
  title: row.title,
  state: stateOf(row),
  startedAt: row.startedAt.toISOString(),
  ...withoutAbsent({ resolvedAt: row.resolvedAt?.toISOString() }),
  updates: row.updates.map((update) => ({
    id: update.id,
    state: stateOf(update),
    text: update.text,
    at: update.at.toISOString(),
  })),
})

import type { PersonActor } from '#lib/actor.ts'
import type { deviceColumns } from '#lib/push/device-row.ts'
import type { PushDeviceView } from '#lib/push/schema.ts'
import type { RowOf } from '#lib/sql.ts'
import { viewOf } from '#lib/view.ts'

export const toPushDeviceView = (
  { id, agent, createdAt, lastSeenAt, lastNotifiedAt }: RowOf<typeof deviceColumns>,
  { sessionId }: PersonActor,
): PushDeviceView =>
  viewOf<PushDeviceView>({
    id,
    agent,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    lastNotifiedAt: lastNotifiedAt?.toISOString(),
    current: id === sessionId,
  })

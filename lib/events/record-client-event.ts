import type { Actor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { EventType } from '#lib/events/event-types.ts'
import type { EventPayload } from '#lib/events/schema.ts'
import { newId } from '#lib/ids.ts'
import { traces } from '#lib/traces.ts'

/** An event of the client as a whole, such as a ping: it has no order and no sequence. Returns its id. */
export async function recordClientEvent(
  tx: Tx,
  actor: Actor & { clientId: string },
  event: { type: EventType; payload: EventPayload },
): Promise<string> {
  const id = newId('event')
  await tx.event.create({
    data: {
      id,
      environment: actor.environment,
      clientId: actor.clientId,
      type: event.type,
      payload: event.payload,
      actorType: actor.type,
      actorId: actor.id,
      actorName: actor.name,
      trace: traces().here() ?? null,
    },
  })
  return id
}

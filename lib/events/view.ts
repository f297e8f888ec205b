import { systemActor, type Actor } from '#lib/actor.ts'
import type { EventView } from '#lib/events/schema.ts'
import type { Event } from '#lib/generated/prisma/client.ts'

/** Whoever did it, as a reader of events knows them: our own people are named to each other only, as everywhere. */
export function toActorView(
  reader: Pick<Actor, 'type' | 'environment'>,
  { actorType: type, actorId: id, actorName: name }: Pick<Event, 'actorType' | 'actorId' | 'actorName'>,
): EventView['actor'] {
  if (type !== 'operator' || reader.type === 'operator') return { type, id, name }
  const callslip = systemActor(reader.environment)
  return { type, id: callslip.id, name: callslip.name }
}

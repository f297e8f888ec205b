import type { Event } from '#lib/generated/prisma/client.ts'
import { bool, enumOf, int4, int8, jsonb, nullable, text, timestamptz, type ShapeOf } from '#lib/sql.ts'

/** An event's row, all of it. */
export const eventShape: ShapeOf<Event> = {
  id: text,
  position: int8,
  horizon: int8,
  environment: enumOf('Environment'),
  clientId: text,
  orderId: nullable(text),
  sequence: nullable(int4),
  type: text,
  payload: jsonb,
  public: bool,
  actorType: enumOf('ActorType'),
  actorId: text,
  actorName: text,
  trace: nullable(text),
  createdAt: timestamptz,
}

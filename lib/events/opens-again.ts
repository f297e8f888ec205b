import { eventPayload } from '#lib/events/schema.ts'
import type { Event } from '#lib/generated/prisma/client.ts'

/** Whether an event opened an order to everyone again after a researcher had been chosen: given back, or the chosen offer declined. */
export const opensAgain = ({ type, payload }: Pick<Event, 'type' | 'payload'>): boolean =>
  type === 'order.given_back' || (type === 'offer.declined' && eventPayload.parse(payload)['orderStatus'] === 'open')

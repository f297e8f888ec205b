import type { EventPayload } from '#lib/events/schema.ts'
import type { Payment } from '#lib/generated/prisma/client.ts'

/** What an event says of a payment. The API's paths name a payment as the provider does, so every event does too. */
export const paymentPayload = (
  { id, paymentIntentId }: Pick<Payment, 'id' | 'paymentIntentId'>,
  changed: EventPayload,
): EventPayload => ({
  id,
  // One that ended before the provider heard of it has none.
  ...(paymentIntentId === null ? {} : { paymentIntentId }),
  ...changed,
})

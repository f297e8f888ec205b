import { z } from 'zod'
import { payloadMembers } from '#lib/events/payload-members.ts'
import type { EventType } from '#lib/events/event-types.ts'

const described = (shape: z.ZodRawShape) =>
  Object.fromEntries(
    Object.entries(shape).map(([name, member]) => [
      member instanceof z.ZodOptional ? `(${name})` : name,
      (member as z.ZodType).meta()?.description ?? '', // Zod's own type of a member says less than it is
    ]),
  )

/**
 * What an event's payload holds beside `id` and `orderId`, in words, for the documentation. A member in brackets is there
 * where it applies.
 */
export const changedMembers = Object.fromEntries(
  Object.entries(payloadMembers).map(([type, shape]) => [type, described(shape)]),
) as Record<EventType, Record<string, string>>

import { z } from 'zod'
import { changeableMembers } from '#lib/changes/members.ts'
import type { OrderChangeView } from '#lib/changes/schema.ts'
import type { OrderChange } from '#lib/generated/prisma/client.ts'
import { storedAttachments } from '#lib/orders/stored-attachments.ts'
import { storedPersons } from '#lib/orders/stored-persons.ts'
import { withoutAbsent } from '#lib/view.ts'

const text = z.string().optional()
// Not the schema of a request, for the same reason as with storedPersons.
const stored = {
  location: text,
  countryISOA3: text,
  fixedPrice: z.number().optional(),
  personsOfInterest: z
    .unknown()
    .optional()
    .transform((stored) => (stored === undefined ? undefined : storedPersons(stored))),
  instructions: text,
  attachments: z
    .unknown()
    .optional()
    .transform((stored) => storedAttachments(stored) ?? undefined),
  externalOrderRef: text,
  customerName: text,
} satisfies Record<keyof OrderChangeView['before'], z.ZodType>
const storedBefore = z.object(stored)

export function toOrderChangeView(row: OrderChange): OrderChangeView {
  const { personsOfInterest, attachments, ...before } = storedBefore.parse(row.before)
  return {
    id: row.id,
    members: changeableMembers.filter((member) => row.members.includes(member)),
    before: { ...before, ...withoutAbsent({ personsOfInterest, attachments }) },
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  }
}

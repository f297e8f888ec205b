import { z } from 'zod'
import { changeableMembers } from '#lib/changes/members.ts'
import type { OrderChangeView } from '#lib/changes/schema.ts'
import type { OrderChange } from '#lib/generated/prisma/client.ts'
import { storedPersons } from '#lib/orders/stored-persons.ts'

const text = z.string().optional()
// Not the schema of a request, for the same reason as with storedPersons.
const storedBefore = z.object({
  location: text,
  countryISOA3: text,
  fixedPrice: z.number().optional(),
  personsOfInterest: z
    .unknown()
    .optional()
    .transform((stored) => (stored === undefined ? undefined : storedPersons(stored))),
  instructions: text,
  externalOrderRef: text,
  customerName: text,
})

export function toOrderChangeView(row: OrderChange): OrderChangeView {
  const { personsOfInterest, ...before } = storedBefore.parse(row.before)
  return {
    id: row.id,
    members: changeableMembers.filter((member) => row.members.includes(member)),
    before: { ...before, ...(personsOfInterest ? { personsOfInterest } : {}) },
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  }
}

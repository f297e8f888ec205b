import { z } from 'zod'
import { attachmentView } from '#lib/files/schema.ts'
import { pricingModes } from '#lib/orders/schema.ts'

// Without limits: what is too long or too much for an order is to be said, not to be gone after a reload.
const typed = z.string().catch('')
const personValues = z.object({ firstname: typed, lastname: typed, birthDate: typed, deathDate: typed, note: typed })
/** What the fields of a new order hold, as typed; what is attached, by the name under which the API takes the ids. */
export const orderValues = z.object({
  repositoryName: typed,
  archiveRepositoryId: typed,
  location: typed,
  countryISOA3: typed,
  documentType: typed,
  instructions: typed,
  personsOfInterest: z.array(personValues).catch([]),
  attachmentIds: z.array(attachmentView).catch([]),
  pricingMode: z.enum(pricingModes).catch('OPEN_FOR_BIDS'),
  fixedPrice: typed,
  currency: typed,
  externalOrderRef: typed,
  customerName: typed,
})
export type OrderValues = z.output<typeof orderValues>
export type PersonValues = z.output<typeof personValues>

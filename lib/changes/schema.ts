import { z } from 'zod'
import { orderDetails, orderFields } from '#lib/orders/schema.ts'
import { instant } from '#lib/text.ts'

/** What researchers read of an order and may be changed while nobody has been chosen: standing offers were not made for it. */
const askedMembers = ['location', 'countryISOA3', 'fixedPrice', 'personsOfInterest', 'instructions'] as const
/** For the customer's own files; it makes no difference to anybody else. */
const ownMembers = ['externalOrderRef', 'customerName'] as const
/** What makes it the order that it is. Another is another order. */
export const settledMembers = [
  'repositoryName',
  'archiveRepositoryId',
  'documentType',
  'pricingMode',
  'currency',
] as const

export const changeableMembers = [...askedMembers, ...ownMembers] as const
export type ChangeableMember = (typeof changeableMembers)[number]
export const isAsked = (member: string) => askedMembers.some((one) => one === member)

const removable = <T extends z.ZodType>(field: T) => field.nullable().meta({ description: '`null` removes it' })
const { countryISOA3, externalOrderRef, customerName, personsOfInterest, instructions } = orderFields.shape

export const changeOrderInput = orderFields
  .partial()
  .extend({
    countryISOA3: removable(countryISOA3),
    externalOrderRef: removable(externalOrderRef),
    customerName: removable(customerName),
    personsOfInterest: removable(personsOfInterest),
    instructions: removable(instructions),
  })
  .meta({
    id: 'ChangeOrder',
    example: { instructions: 'Born in March 1892, after the banns.', externalOrderRef: null },
  })
export type ChangeOrderInput = z.output<typeof changeOrderInput>

const memberNames = z.enum(changeableMembers)

export const orderChangeView = z
  .object({
    id: z.string(),
    members: z.array(memberNames).meta({ description: 'What was changed' }),
    before: orderDetails
      .pick({
        location: true,
        countryISOA3: true,
        fixedPrice: true,
        personsOfInterest: true,
        instructions: true,
        externalOrderRef: true,
        customerName: true,
      })
      .partial()
      .meta({ description: 'What `members` said before; those that were not there are left out' }),
    version: z.int().meta({ description: "The order's, with this change" }),
    createdAt: instant,
  })
  .meta({
    id: 'OrderChange',
    example: {
      id: 'chg_01k9z3v7e8f6q9w2x4y5z6a7b8',
      members: ['instructions'],
      before: { instructions: 'Born about 1892' },
      version: 2,
      createdAt: '2026-03-02T11:05:00.000Z',
    },
  })
export type OrderChangeView = z.output<typeof orderChangeView>

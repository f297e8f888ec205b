import { z } from 'zod'
import { changeableMembers, isChangeableMember, type ChangeableMember } from '#lib/changes/members.ts'
import { attachmentIds, orderDetails, orderFields } from '#lib/orders/schema.ts'
import { refusal } from '#lib/refusals.ts'
import { instant } from '#lib/text.ts'

/** With what is done to an order that somebody has read. */
export const orderVersion = z.object({
  orderVersion: z
    .int(refusal('wholeNumber'))
    .optional()
    .meta({ description: "The order's `version` as it was read: with another, nothing happens" }),
})
export type OrderVersion = z.output<typeof orderVersion>

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
    attachmentIds: attachmentIds
      .nullable()
      .optional()
      .meta({ description: 'All that is to be attached: what is there and not named is removed. `null` removes all' }),
    ...orderVersion.shape,
  })
  .meta({
    id: 'ChangeOrder',
    example: { instructions: 'Born in March 1892, after the banns.', externalOrderRef: null },
  })
export type ChangeOrderInput = z.output<typeof changeOrderInput>

type OrderMember = keyof typeof orderFields.shape
/** What makes it the order that it is: another is another order. A member that nobody made changeable is one of these. */
export const settledMembers = orderFields
  .keyof()
  .options.filter((member): member is Exclude<OrderMember, ChangeableMember> => !isChangeableMember(member))

const memberNames = z.enum(changeableMembers)

/** What is new to a researcher since they made an offer. */
export const newsView = z
  .object({ at: instant, members: z.array(memberNames) })
  .meta({ description: 'While your offer awaits your confirmation: what is new since it was made' })

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
        attachments: true,
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

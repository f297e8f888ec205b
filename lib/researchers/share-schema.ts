import { z } from 'zod'
import { returnView } from '#lib/payments/returns-schema.ts'
import { instant } from '#lib/text.ts'

/** A researcher's part of the money of an order that is theirs. */
export const shareView = z.object({
  amount: z.int().meta({ description: 'What you are to have in the end, in minor units' }),
  noFindAmount: z
    .int()
    .optional()
    .meta({ description: 'The same if you find nothing, where your offer asks less for that' }),
  findAmount: z
    .int()
    .optional()
    .meta({ description: 'The same if you find something after all, where you said that there is nothing' }),
  sent: z.int().meta({ description: 'What you have by now' }),
  due: z.int().meta({ description: 'What you are to have by now' }),
  currency: z.string(),
  offset: z.int().meta({ description: 'Of `sent`: set off against other orders; negative where those paid it back' }),
  settled: z.object({ amount: z.int(), currency: z.string() }).optional().meta({ description: 'As moved' }),
  writtenOff: z.int().meta({ description: 'How much of `sent` is more than your part, and yours to keep' }),
  returns: z.array(returnView).optional().meta({ description: 'What the customer got back, where anything went back' }),
  held: z.boolean().meta({ description: 'Held on the card, and not charged yet' }),
  disputed: z.boolean().meta({ description: "The customer's bank questions the charge" }),
  holdExpiresAt: instant.optional().meta({ description: 'Until when work must have started' }),
})

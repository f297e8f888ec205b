import { z } from 'zod'
import { instant } from '#lib/text.ts'

/** What went back to the customer at once, as the researcher reads of it. */
export const returnView = z
  .object({
    amountMinor: z.int().meta({ description: 'What the customer got back, in minor units' }),
    amount: z.number().meta({ description: 'The same in major units' }),
    by: z.enum(['refund', 'dispute']).meta({ description: '`dispute`: the customer’s bank took it back' }),
    reason: z.string().optional().meta({ description: 'Why, where it was written down for you to read' }),
    at: instant,
  })
  .meta({ id: 'Return' })
export type ReturnView = z.output<typeof returnView>

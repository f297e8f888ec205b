import { z } from 'zod'
import { archiveView } from '#lib/archives/schema.ts'

export const suggestionsView = z
  .object({
    why: z
      .enum(['no_offers', 'not_found'])
      .optional()
      .meta({ description: 'Absent where there is nothing to suggest' }),
    raisePrice: z.boolean().meta({ description: 'The order names a fixed price, and nobody has made an offer for it' }),
    archives: z
      .array(archiveView.pick({ id: true, name: true, city: true, countryISOA3: true }))
      .meta({ description: 'Others of the directory that could be asked, the nearest first' }),
  })
  .meta({
    id: 'Suggestions',
    example: {
      why: 'not_found',
      raisePrice: false,
      archives: [
        {
          id: 'arc_01k9z3v7e8f6q9w2x4y5z6a7b8',
          name: 'Service historique de la Défense',
          city: 'Vincennes',
          countryISOA3: 'FRA',
        },
      ],
    },
  })
export type SuggestionsView = z.output<typeof suggestionsView>

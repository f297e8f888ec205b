import { z } from 'zod'
import { publicCredential } from '#lib/credentials/schema.ts'
import { namedArchive } from '#lib/researchers/schema.ts'
import { rating } from '#lib/reviews/schema.ts'

const percent = z.int().min(0).max(100)

/** What a customer who has an offer of theirs may know of a researcher. */
export const researcherPageView = z
  .object({
    id: z.string(),
    name: z.string(),
    languages: z.array(z.string()).meta({ description: 'ISO 639-1 codes' }),
    countries: z.array(z.string()).meta({ description: 'ISO 3166-1 alpha-3 codes' }),
    archives: z.array(namedArchive).meta({ description: 'Those of the directory that they go to' }),
    record: z
      .object({
        delivered: z.int(),
        foundPercent: percent.meta({ description: 'With a find, whole or in part' }),
        onTimePercent: percent.meta({ description: 'By the day in the offer' }),
        medianDays: z
          .int()
          .optional()
          .meta({ description: 'From the start of the work to the delivery, in the middle' }),
      })
      .optional()
      .meta({ description: 'Counted by Callslip; of fewer than five deliveries nothing is said' }),
    credentials: z
      .array(publicCredential)
      .optional()
      .meta({ description: 'What they state about their qualification; absent where they state nothing' }),
    rating: rating.optional().meta({ description: 'What customers say; absent where nobody has' }),
  })
  .meta({
    id: 'ResearcherPage',
    example: {
      id: 'res_01k9z3v7e8f6q9w2x4y5z6a7b8',
      name: 'Camille Laurent',
      languages: ['fr', 'en'],
      countries: ['FRA'],
      archives: [],
      record: { delivered: 24, foundPercent: 79, onTimePercent: 96, medianDays: 6 },
      rating: { average: 4.7, count: 12 },
    },
  })
export type ResearcherPageView = z.output<typeof researcherPageView>

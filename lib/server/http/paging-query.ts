import { z } from 'zod'
import { invalid } from '#lib/errors.ts'
import type { Described } from '#lib/operation.ts'

/**
 * What unknown members of a query mean is nothing, except here: a reader who paged a feed like other lists would get its
 * first page for ever.
 */
export function requireFeedQuery({ list }: Described, search: Record<string, string>): void {
  const wrong = list?.feed ? ['startingAfter', 'order'].find((name) => name in search) : undefined
  if (wrong !== undefined) throw invalid(wrong, 'is not for this feed, which comes oldest first and goes on with after')
}

/** Which way round a list comes where nothing else is asked for; of one with a `sort`, while there is none. */
export const comesBy = ({ by, newestFirst }: NonNullable<Described['list']>) =>
  by === undefined ? `${newestFirst ? 'newest' : 'oldest'} first` : `by ${by}`

/** What the wrapper reads of a list's query. */
export const pagingOf = ({ list }: Described) => (list?.feed ? pagingQuery.pick({ limit: true }) : pagingQuery)

export const pagingQuery = z.object({
  limit: z
    .string()
    .regex(/^\d{1,4}$/, 'must be a whole number from 1 to 100')
    .transform(Number)
    .refine((limit) => limit >= 1 && limit <= 100, 'must be a whole number from 1 to 100')
    .optional()
    .meta({ override: { type: 'integer', minimum: 1, maximum: 100, default: 100 }, description: 'Rows in a page' }),
  startingAfter: z.string().max(2000).optional().meta({ description: 'The last id of the page before' }),
  order: z.enum(['asc', 'desc'], 'must be asc or desc').optional().meta({ description: 'Which way round' }),
})

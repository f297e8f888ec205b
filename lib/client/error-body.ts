import { z } from 'zod'

/** What the API says of a failure. */
export const errorBody = z.object({
  error: z.string(),
  code: z.string().optional(),
  requestId: z.string().optional(),
  details: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
})

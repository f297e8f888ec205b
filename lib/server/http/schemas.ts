import { z } from 'zod'
import type { Described, Operation } from '#lib/operation.ts'

type Schemas = {
  query?: z.ZodObject
  body?: z.ZodType | 'stream'
  response: z.ZodType
}
export type ResolvedOperation = Described & Schemas

/** An operation with its schemas at hand; a list's response is the array of its rows. */
export async function resolveSchemas(operation: Operation): Promise<ResolvedOperation> {
  const { query, body, response, ...described } = operation
  const row = (await response?.()) ?? z.string()
  return {
    ...described,
    ...(query ? { query: await query() } : {}),
    ...(body ? { body: body === 'stream' ? body : await body() } : {}),
    response: operation.list ? row.array() : row,
  }
}

import type { z } from 'zod'

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, member]) => [name, sorted(member)]),
        )
      : value

/** Throws where an answer doesn't fit its schema or holds a member that the schema doesn't list. */
export function mustFit(schema: z.ZodType, answer: unknown, what: string): void {
  const { success, data, error } = schema.safeParse(answer)
  if (!success)
    throw new Error(`${what} answers what its schema doesn't allow: ${error.message} in ${JSON.stringify(answer)}`)
  if (JSON.stringify(sorted(data)) !== JSON.stringify(sorted(answer)))
    throw new Error(`${what} answers members that its schema doesn't list: ${JSON.stringify(answer)}`)
}

import { expect, it } from 'vitest'
import { z } from 'zod'
import { operations } from '#lib/server/http/operations.ts'
import { exampleOf } from '#lib/server/openapi/operation.ts'

// Good for some member, or bad for every one. A refinement sees the others' values before each has been found good.
const samples: unknown[] = [undefined, null, '', 'XXX', 'EUR', '2031-02-30', -1, 45.5, [null, {}], {}]

/** The members of an object's schema, or of an alternative's. */
function membersOf(schema: z.ZodType): Record<string, unknown> {
  if (schema instanceof z.ZodObject) return schema.shape
  if (schema instanceof z.ZodUnion) {
    return Object.assign({}, ...schema.options.map((one) => (one instanceof z.ZodType ? membersOf(one) : {})))
  }
  return {}
}

/** What an enumeration takes, through whatever makes it optional. */
function choicesOf(schema: unknown): unknown[] {
  if (schema instanceof z.ZodEnum) return schema.options
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? choicesOf(schema.unwrap()) : []
}

const asRecord = (value: unknown) => (typeof value === 'object' ? { ...value } : {}) as Record<string, unknown> // or none

/** Every pair of members with every pair of values, the others as in the example. */
function* spoilt(schema: z.ZodType): Generator<unknown> {
  const example = asRecord(exampleOf(schema))
  const members = Object.entries(membersOf(schema))
  const values = members.map(([name, one]) => [name, [...samples, example[name], ...choicesOf(one)]] as const)
  for (const [i, [name, ones]] of values.entries()) {
    for (const one of ones) {
      yield { ...example, [name]: one }
      for (const [other, others] of values.slice(i + 1)) {
        for (const another of others) yield { ...example, [name]: one, [other]: another }
      }
    }
  }
  yield* samples
}

const schemas = operations.flatMap(({ id, body, query }) =>
  [body, query].flatMap((schema) => (schema instanceof z.ZodType ? [[id, schema] as const] : [])),
)

it('finds no schema of a request that throws, whatever any two of its members hold', () => {
  const throwing: string[] = []
  let parsed = 0
  for (const [id, schema] of schemas) {
    for (const value of spoilt(schema)) {
      try {
        schema.safeParse(value)
        parsed += 1
      } catch (error) {
        throwing.push(`${id} ${JSON.stringify(value)}: ${String(error)}`)
        break
      }
    }
  }
  expect(throwing).toEqual([])
  // The walk goes through every body and query, and through the members of those that refine them.
  expect(schemas.length).toBeGreaterThan(40)
  expect(parsed).toBeGreaterThan(20_000)
})

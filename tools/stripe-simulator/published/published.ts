import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Published, Schema } from '#tools/stripe-simulator/published/schema.ts'

// Written by write.ts alone, so its type is known.
export const published = JSON.parse(readFileSync(join(import.meta.dirname, 'stripe.json'), 'utf8')) as Published

/** The schema itself, where it is only a name. */
export function resolve(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema
  const found = published.definitions[schema.$ref]
  if (found === undefined) throw new Error(`stripe.json doesn't define ${schema.$ref}.`)
  return found
}

import { published, resolve } from '#tools/stripe-simulator/published/published.ts'
import type { Schema } from '#tools/stripe-simulator/published/schema.ts'

// Stripe names every member of an object, most of them null: those the simulator has no use for are added here, from
// what is published, so that its own code tells only of what it gives a meaning.

export function completeAnswer(line: string, answer: unknown): unknown {
  return complete(answer, published.operations[line]?.answer ?? {})
}

export function completeEvent(type: string, object: unknown): unknown {
  return complete(object, published.events[type] ?? {})
}

function complete(value: unknown, schema: Schema): unknown {
  if (typeof value !== 'object' || value === null) return value
  const { properties, required = [], items } = alternativeFor(value, resolve(schema))
  if (Array.isArray(value)) return value.map((item) => complete(item, items ?? {}))
  const absent = required.filter((name) => isNullable(properties?.[name]) && !(name in value))
  // The store keeps in every object which mode it is of; Stripe tells it of some kinds only.
  const isTold = (name: string) => name !== 'livemode' || properties === undefined || name in properties
  const members = Object.entries(value)
    .filter(([name]) => isTold(name))
    .map(([name, member]) => [name, complete(member, properties?.[name] ?? {})])
  return { ...Object.fromEntries(absent.map((name) => [name, null])), ...Object.fromEntries(members) }
}

const isNullable = (schema: Schema = {}): boolean => resolve(schema).anyOf?.some(({ type }) => type === 'null') ?? false

/** Of an id or its object, the object; of several objects, the one that the value says it is. */
function alternativeFor(value: object, schema: Schema): Schema {
  if (schema.anyOf === undefined) return schema
  const kind = 'object' in value ? value.object : undefined
  const hashes = schema.anyOf.map(resolve).filter((one) => one.properties !== undefined || one.items !== undefined)
  const named = hashes.find((one) => one.properties?.['object']?.enum?.some((name) => name === kind))
  return named ?? (hashes.length === 1 ? hashes[0] : undefined) ?? {}
}

import { published, resolve } from '#tools/stripe-simulator/published/published.ts'
import type { Schema } from '#tools/stripe-simulator/published/schema.ts'

/** Where an answer isn't what Stripe publishes: a member that is missing, unknown, or of another type. */
export const checkAnswer = (line: string, answer: unknown): string[] => {
  const operation = published.operations[line]
  return operation === undefined
    ? [`${line} is not published`]
    : differences(answer, operation.answer, '').map((one) => `${line}: ${one}`)
}

/** The whole event as it is sent, and what it carries. */
export function checkEvent(type: string, text: string): string[] {
  const carried = published.events[type]
  if (carried === undefined) return [`event ${type} is not published`]
  const event: unknown = JSON.parse(text)
  const object = isRecord(event) && isRecord(event['data']) ? event['data']['object'] : undefined
  const found = [...differences(event, { $ref: 'EventBase' }, ''), ...differences(object, carried, '.data.object')]
  return found.map((one) => `event ${type}: ${one}`)
}

function differences(value: unknown, schema: Schema, path: string): string[] {
  const asked = resolve(schema)
  if (asked.anyOf !== undefined) return differencesOfAny(value, asked.anyOf, path)
  if (asked.enum !== undefined) {
    const known: unknown[] = asked.enum
    return known.includes(value) ? [] : [`${path} is ${JSON.stringify(value)}, not one of ${asked.enum.join(', ')}`]
  }
  if (asked.type === undefined) return []
  if (asked.type !== kindOf(value)) return [`${path} is ${kindOf(value)}, not ${asked.type}`]
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => differences(item, asked.items ?? {}, `${path}[${index}]`))
  }
  return isRecord(value) ? differencesInHash(value, asked, path) : []
}

/** Those of the alternative that comes nearest. */
function differencesOfAny(value: unknown, alternatives: Schema[], path: string): string[] {
  const all = alternatives.map((one) => ({ one, found: differences(value, one, path) }))
  if (all.some(({ found }) => found.length === 0)) return []
  const sameKind = all.filter(({ one }) => resolve(one).type === kindOf(value))
  const [nearest] = (sameKind.length > 0 ? sameKind : all).sort((a, b) => a.found.length - b.found.length)
  return nearest?.found ?? []
}

function differencesInHash(value: Record<string, unknown>, schema: Schema, path: string): string[] {
  const { properties, required = [], additionalProperties } = schema
  const missing = required.filter((name) => value[name] === undefined).map((name) => `${path}.${name} is missing`)
  const wrong = Object.entries(value).flatMap(([name, member]) => {
    const asked = properties?.[name] ?? additionalProperties
    if (member === undefined) return []
    if (asked !== undefined) return differences(member, asked, `${path}.${name}`)
    return properties === undefined ? [] : [`${path}.${name} is unknown`]
  })
  return [...missing, ...wrong]
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

import { expect, it } from 'vitest'
import { z } from 'zod'
import { mostKept, redact } from '#lib/requests/redact.ts'
import { shown, shownAs } from '#lib/shown.ts'
import { errorBody } from '#lib/server/http/error-body.ts'
import { operations } from '#lib/server/http/operations.ts'
import { isForKeys } from '#lib/server/openapi/responses.ts'

const canary = 'canary'
/** Of everything that stands in an example or by its schema may stand in a body: a value whose texts are all canaries, named after their places. */
function fill(schema: z.core.$ZodType, place: string): unknown {
  const looked = shownAs.get(schema)
  if (looked) return fill(looked, place)
  const { def } = (schema as z.core.$ZodTypes)._zod // every schema is one of these
  switch (def.type) {
    case 'object':
      return {
        ...Object.fromEntries(
          Object.entries(def.shape).map(([name, member]) => [name, fill(member, `${place}.${name}`)]),
        ),
        [`${canary} unknown`]: `${canary} of ${place}`,
      }
    case 'array':
      return [fill(def.element, `${place}[]`)]
    case 'union':
      return fill(def.options[0] ?? z.string(), place)
    case 'pipe':
      return fill(def.in, place)
    case 'optional':
    case 'nullable':
    case 'default':
      return fill(def.innerType, place)
    case 'literal':
      return def.values[0]
    case 'number':
      return 7
    default:
      return `${canary} ${place}`
  }
}

const forKeys = operations.filter(isForKeys)
const bodies = [
  ...forKeys.flatMap(({ id, body, response }) => [
    ...(body === undefined || body === 'stream' ? [] : [[`${id} sent`, body] as const]),
    [`${id} answered`, response] as const,
  ]),
  ['refusals', errorBody] as const,
]

it('keeps of all that keys send and get no text but those that are released here', () => {
  expect(bodies.length).toBeGreaterThan(100)
  const released = bodies.flatMap(([what, schema]) =>
    [...redact(schema, fill(schema, '')).matchAll(/canary ([^"]*)"/g)].map(([, place]) => `${what}${place}`),
  )
  const places = released.map((one) =>
    one
      .split('.')
      .slice(-2)
      .join('.')
      .replace(/^\w+ (sent|answered)/, ''),
  )
  // Whoever adds one: it names no person, and opens nothing.
  expect([...new Set(places)].toSorted()).toEqual([
    '.archiveRepositoryId',
    '.countryISOA3',
    '.currency',
    '.eventType',
    '.eventTypes[]',
    '.repositoryName',
    '.status',
    '[].currency',
    '[].eventType',
    '[].eventTypes[]',
    'before.countryISOA3',
    'details[].field',
    'details[].message',
    'earlierCharges[].currency',
    'error.code',
    'error.error',
    'order.archiveRepositoryId',
    'order.countryISOA3',
    'order.currency',
    'order.number',
    'order.repositoryName',
    'orders[].archiveRepositoryId',
    'orders[].countryISOA3',
    'orders[].currency',
    'orders[].repositoryName',
    'payment.currency',
    'refusals.currency',
    'refusals.declineCode',
    'refusals.error',
    'refusals.requiredScope',
    'refusals.state',
    'refusals.status',
    'sums[].currency',
  ])
  expect(released.filter((one) => one.includes('unknown'))).toEqual([])
})

it('keeps of a secret in the place of anything else nothing', () => {
  const schema = z.object({
    word: z.enum(['a', 'b']),
    number: z.number(),
    day: z.iso.date(),
    at: z.iso.datetime(),
    flag: z.boolean(),
    id: z.string(),
    list: z.array(z.literal(1)),
    inside: z.object({ word: z.enum(['a']) }),
  })
  const secret = 'pi_3PqL2x_secret_8hT'
  const all = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, secret]))
  expect(JSON.parse(redact(schema, all))).toEqual(Object.fromEntries(Object.keys(all).map((name) => [name, '…'])))
  expect(redact(schema, secret)).toBe('"…"')
  expect(
    JSON.parse(redact(schema, { word: { [secret]: 1 }, number: [secret], flag: 7, id: true, [secret]: 1, other: {} })),
  ).toEqual({
    word: '… object',
    number: '… array',
    flag: '… number',
    id: '… boolean',
    '…': '2 unknown',
  })
  const good = {
    word: 'a',
    number: 4.5,
    day: '2026-03-02',
    at: '2026-03-02T09:30:00.000Z',
    flag: false,
    id: 'pi_3PqL2x',
  }
  expect(JSON.parse(redact(schema, { ...good, list: [1, null], inside: { word: 'a' } }))).toEqual({
    ...good,
    list: [1, null],
    inside: { word: 'a' },
  })
})

it('tells kinds of object apart by their fixed members, and keeps nothing of one that may be two', () => {
  const text = z.string().register(shown, { text: true })
  const schema = z.union([
    z.object({ type: z.literal('open'), content: text }),
    z.object({ type: z.literal('closed'), content: z.string() }),
    z.int(),
  ])
  expect(redact(schema, { type: 'open', content: 'said' })).toBe('{"type":"open","content":"said"}')
  expect(redact(schema, { type: 'closed', content: 'said' })).toBe('{"type":"closed","content":"…"}')
  expect(redact(schema, { type: 'other', content: 'said' })).toBe('"… object"')
  expect([redact(schema, 7), redact(schema, 'said')]).toEqual(['7', '"…"'])
})

it('keeps a long body short, whatever makes it long, and says what is left out', () => {
  const row = z.object({ word: z.enum(['a']), text: z.string(), more: z.array(z.int()).optional() })
  const rows = Array.from({ length: 5_000 }, () => ({ word: 'a', text: 'x'.repeat(100) }))
  const kept = JSON.parse(redact(row.array(), rows)) as unknown[] // of an array
  expect(kept.at(-1)).toBe(`… ${5_000 - kept.length + 1} more`)
  const long = [
    redact(row.array(), rows),
    redact(row, { word: 'a', more: rows.map((_, i) => i) }),
    redact(
      row.array(),
      rows.map(() => 'x'),
    ),
    redact(
      z.object(Object.fromEntries(rows.map((_, i) => [`m${i}`, z.int()]))),
      Object.fromEntries(rows.map((_, i) => [`m${i}`, i])),
    ),
    redact(z.string().register(shown, { text: true }), 'é'.repeat(100_000)),
  ]
  for (const one of long) expect(one.length).toBeLessThan(1.5 * mostKept)
  expect(long[3]).toMatch(/"…":"\d+ more"\}$/)
})

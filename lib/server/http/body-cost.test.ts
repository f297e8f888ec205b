import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { errorResponse } from '#lib/server/http/failure.ts'
import { readJson } from '#lib/server/http/body.ts'
import { operations } from '#lib/server/http/operations.ts'
import { parseWith } from '#lib/server/http/parse.ts'

/** Nobody else's request waits longer than this for one body, whatever is in it. */
const limitMs = 50
// The largest that is read at all is 256 KiB.
const size = 250 * 1024

const repeated = (text: string, bytes: number) => text.repeat(Math.floor(bytes / Buffer.byteLength(text)))
const texts = ['a', 'a@a.', ' ', '\t', '9', '1,', '-', '😀', 'ä\u0308', '\u0000']

/** Bodies of the largest size, made of what the schema's members take: texts and lists. */
function* heavyFor(schema: z.ZodObject): Generator<[string, string]> {
  const names = Object.keys(schema.shape)
  for (const text of texts) {
    const share = size / names.length / (JSON.stringify(text).length - 2)
    const value = repeated(text, share * Buffer.byteLength(text))
    yield [JSON.stringify(text), JSON.stringify(Object.fromEntries(names.map((name) => [name, `${value}x`])))]
  }
  const lists = Object.fromEntries(
    names.map((name) => [name, Array.from({ length: 20_000 / names.length }, () => 'example')]),
  )
  yield ['long lists', JSON.stringify(lists)]
}

/** And such as are a burden by their shape, whatever they are sent to. */
function* heavyAnywhere(): Generator<[string, string]> {
  yield ['deep lists', `{"a":${'['.repeat(size / 2 - 20)}${']'.repeat(size / 2 - 20)}}`]
  yield ['a list of lists', `{"a":[${repeated('[],', size - 50)}[]]}`]
  yield ['a list of numbers', `{"a":[${repeated('1,', size - 50)}1]}`]
  yield ['long numbers', `{"a":[${repeated('9007199254740993,', size - 50)}1]}`]
  yield ['a long number behind others', `{"a":[${repeated('1,', size - 90)}9007199254740993]}`]
  yield ['a long number behind lists', `{"a":[${repeated('[],', 149_900)}9007199254740993]}`]
  yield ['one number', `{"a":${repeated('9', size - 50)}}`]
  yield ['brackets in a text', `{"a":"${repeated('[{', size - 50)}"}`]
  yield ['many members', JSON.stringify(Object.fromEntries(Array.from({ length: 18_000 }, (_, n) => [`k${n}`, n])))]
}

/** Milliseconds of processor that one body costs: read, judged and refused. */
async function costOf(schema: z.ZodObject, json: string): Promise<number> {
  const request = new Request('http://localhost/', {
    method: 'POST',
    body: json,
    headers: { 'Content-Type': 'application/json' },
  })
  const begun = process.threadCpuUsage()
  try {
    parseWith(schema, await readJson(request), 'body')
  } catch (error) {
    await errorResponse(error, 'req_1', {}).text()
  }
  const { user, system } = process.threadCpuUsage(begun)
  return (user + system) / 1000
}

const ofOperations = operations.flatMap(({ id, body }) => (body instanceof z.ZodObject ? [{ id, schema: body }] : []))

/** What strangers may send is no operation: whatever a noun's schemas call an input. */
const modules = await Promise.all(
  globSync('lib/*/schema.ts').map(
    async (file) => (await import(pathToFileURL(join(process.cwd(), file)).href)) as Record<string, unknown>,
  ),
)
const ofNouns = modules.flatMap((exports) =>
  Object.entries(exports).flatMap(([id, schema]) =>
    id.endsWith('Input') && schema instanceof z.ZodObject && Object.keys(schema.shape).length > 0
      ? [{ id, schema }]
      : [],
  ),
)
const bodies = [
  ...ofNouns,
  ...ofOperations.filter(({ schema }) => !ofNouns.some(({ schema: known }) => known === schema)),
]

async function findSlow(name: string, schema: z.ZodObject, heavy: Iterable<[string, string]>): Promise<string[]> {
  const slow: string[] = []
  for (const [what, json] of heavy) {
    // The first time pays for compiling, which a service does once: the best of three counts.
    let best = Infinity
    for (let i = 0; i < 3 && best > limitMs / 2; i += 1) best = Math.min(best, await costOf(schema, json))
    if (best > limitMs) slow.push(`${name}, ${what}: ${best.toFixed(0)} ms`)
  }
  return slow
}

it('keeps nobody waiting for the worst body of any operation', { timeout: 120_000 }, async () => {
  const slow = await findSlow('any', z.object({ a: z.string() }), heavyAnywhere())
  for (const { id, schema } of bodies) slow.push(...(await findSlow(id, schema, heavyFor(schema))))
  expect(slow).toEqual([])
  expect(ofOperations.length).toBeGreaterThan(30)
  expect(ofNouns.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['registerInput', 'joinInput', 'contactInput', 'signInInput', 'registerWithOrderInput']),
  )
})

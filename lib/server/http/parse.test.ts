import { expect, it } from 'vitest'
import { z } from 'zod'
import { ApiError } from '#lib/errors.ts'
import { readJson } from '#lib/server/http/body.ts'
import { parseWith } from '#lib/server/http/parse.ts'

const schema = z.object({
  name: z.string(),
  pair: z.object({}),
  list: z.array(z.int()).max(2),
  flag: z.boolean(),
  kind: z.enum(['a', 'b', 'c']),
  only: z.literal('x'),
  size: z.int().min(0).max(10),
  more: z.number().gt(0),
  own: z.enum(['up'], 'must be up, as we say'),
  code: z.string().min(3).regex(/^z/),
  absent: z.string(),
})

it("says what is wrong in plain sentences, a schema's own before ours", () => {
  const refuse = () =>
    parseWith(
      schema,
      {
        name: null,
        pair: [],
        list: ['one', 2.5],
        flag: 'yes',
        kind: 'd',
        only: 'y',
        size: 11,
        more: 0,
        own: 'down',
        code: 'ab',
      },
      'body',
    )
  expect(refuse).toThrow(ApiError)
  try {
    refuse()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    expect(error.message).toBe('name: must be text')
    expect(error.details?.map(({ field, message }) => `${field} ${message}`)).toEqual([
      'name must be text',
      'pair must be an object',
      'list[0] must be a number',
      'list[1] must be a whole number',
      'flag must be true or false',
      'kind must be one of a, b, c',
      'only must be x',
      'size must be at most 10',
      'more must be greater than 0',
      'own must be up, as we say',
      'code must have at least 3 characters',
      'code has the wrong form',
      'absent is required',
    ])
  }
  expect(() => parseWith(schema, 7, 'body')).toThrow('body: must be an object')
  expect(() => parseWith(z.array(z.string()).max(1), ['a', 'b'], 'body')).toThrow('body: must have at most 1 entry')
})

it('refuses a number that would be rounded where a schema takes it, and hands on every digit of it elsewhere', async () => {
  const sent = '{"price":0.12345678901234567,"seen":{"id":1234567890123456789},"zeros":45.30000000000000000}'
  const headers = { 'content-type': 'application/json' }
  const value = await readJson(new Request('http://localhost/', { method: 'POST', body: sent, headers }))
  expect(() => parseWith(z.object({ price: z.number() }), value, 'body')).toThrow(
    'price: has more digits than can be kept; send at most 15',
  )
  expect(parseWith(z.object({ zeros: z.number() }), value, 'body')).toEqual({ zeros: 45.3 })
  // As a tool of an assistant hands its arguments on to the handler.
  expect(JSON.stringify(value)).toBe(sent.replace('45.30000000000000000', '45.3'))
})

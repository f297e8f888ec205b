import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { statements, type Column } from '#lib/sql.ts'
import { describeStatement, type ResultColumn } from '#tools/testing/describe-statement.ts'
import { cases, modules } from '#tools/testing/statements.ts'

/** How a result differs from the shape that says what it is; empty where they agree. */
function differences(shape: Record<string, Column<unknown>>, result: ResultColumn[]): string[] {
  const sent = new Map(result.map((column) => [column.name, column]))
  return [
    ...result.filter(({ name }) => !(name in shape)).map(({ name }) => `${name}: is sent, and not in the shape`),
    ...Object.entries(shape).flatMap(([name, { types, nullable = false, present = false }]) => {
      const column = sent.get(name)
      if (!column) return `${name}: is in the shape, and not sent`
      if (!types.includes(column.type)) return `${name}: is ${column.type}, not ${types.join(' or ')}`
      if (!nullable && !present && column.origin?.notNull === false) return `${name}: may be null`
      return []
    }),
  ]
}

const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] })
await client.connect()
afterAll(() => client.end())

describe('every SQL statement', () => {
  it('is found', () => {
    expect(modules.length).toBeGreaterThan(30)
    expect(statements.size).toBeGreaterThan(70)
  })

  it.each(cases.map((known) => [known.name, known] as const))(
    'agrees with the database: %s',
    async (_, { text, shape }) => {
      if (text === undefined)
        throw new Error('has texts that null arguments do not make: add a sample of it to tools/testing/statements.ts')
      const result = await describeStatement(client, text)
      if (shape) expect(differences(shape, result)).toEqual([])
    },
  )
})

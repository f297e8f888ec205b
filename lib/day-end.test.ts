import { expect, it } from 'vitest'
import { endOfDay, firstDay } from '#lib/day-end.ts'
import * as inSql from '#lib/day-end-sql.ts'
import { getDb } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { date, defineQuery, timestamptz } from '#lib/sql.ts'

const day = new Date('2026-03-10')
const end = new Date('2026-03-11T12:00:00Z')

it('ends a day where it ends last, and not before', () => {
  expect(endOfDay(day)).toEqual(end)
  const first = (now: string) => firstDay(new Date(now)).toISOString()
  expect(first('2026-03-11T00:30:00Z')).toBe('2026-03-10T00:00:00.000Z')
  expect(first('2026-03-11T11:59:59.999Z')).toBe('2026-03-10T00:00:00.000Z')
  expect(first('2026-03-11T12:00:00Z')).toBe('2026-03-11T00:00:00.000Z')
})

it('says the same in the database', async () => {
  const midnight = new Date('2026-03-11')
  const ask = defineQuery(
    { ends: timestamptz, ended: date, before: date, first: date },
    (at: Date, then: Date) => Prisma.sql`
      SELECT ${inSql.endOfDay(Prisma.sql`${day}::date`)} AS ends, ${inSql.dayThatEnded(at)} AS ended, ${inSql.dayThatEnded(then)} AS before,
        ${inSql.firstDay} AS first`,
  )
  const earlier = firstDay()
  const [said] = await ask(getDb(), end, midnight)
  expect(said).toMatchObject({ ends: end, ended: day, before: day })
  expect([earlier, firstDay()]).toContainEqual(said?.first)
})

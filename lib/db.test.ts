import { expect, it } from 'vitest'
import { inTransaction, type Tx } from '#lib/db.ts'

const work = (tx: Tx) => tx.$queryRaw`SELECT 1 AS one FROM pg_sleep(0.3)`

it('gives a transaction the time that it is said to need', async () => {
  await expect(inTransaction(work, { timeoutMs: 100 })).rejects.toMatchObject({ code: 'P2028' })
  expect(await inTransaction(work, { timeoutMs: 10_000 })).toEqual([{ one: 1 }])
})

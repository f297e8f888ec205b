import { expect, it } from 'vitest'
import { inTransaction, type Tx } from '#lib/db.ts'

const workFor = (seconds: number) => (tx: Tx) => tx.$queryRaw`SELECT 1 AS one FROM pg_sleep(${seconds})`

it('gives a transaction the time that it is said to need', async () => {
  // Far longer than the clock of a process may ring late on a busy machine.
  await expect(inTransaction(workFor(3), { timeoutMs: 100 })).rejects.toMatchObject({ code: 'P2028' })
  expect(await inTransaction(workFor(0.3), { timeoutMs: 10_000 })).toEqual([{ one: 1 }])
})

import { expect, it } from 'vitest'
import { getDb, inTransaction } from '#lib/db.ts'
import { enqueue } from '#lib/jobs.ts'
import { syncPaymentJob } from '#lib/payments/jobs.ts'
import { probeProvider } from '#lib/payments/probe-provider.ts'
import { openMarket } from '#tools/testing/market.ts'

it('wakes what failed for want of the provider, but for the tries that are to last', async () => {
  await openMarket()
  const tries = [1, 15, 16, 24]
  for (const made of tries) {
    const key = `made ${made}`
    await inTransaction((tx) => enqueue(tx, syncPaymentJob, { paymentId: key }, { key, delayMs: 3_600_000 }))
    await getDb()
      .$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = ${made}, last_error = 'out of reach' WHERE key = ${key}`
  }
  await probeProvider()
  const due = await getDb().$queryRaw<{ attempts: number }[]>`
    SELECT attempts FROM graphile_worker._private_jobs WHERE key LIKE 'made %' AND run_at <= now() ORDER BY attempts`
  expect(due.map(({ attempts }) => attempts)).toEqual([1, 15])
})

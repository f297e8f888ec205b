import { expect, it } from 'vitest'
import { getDb, newConnection } from '#lib/db.ts'
import { checkWorker } from '#lib/health/check-worker.ts'

it('finds the minutely round late where it was long ago, and where it is said to be to come', async () => {
  // As a worker has one.
  const worker = newConnection('callslip takeover')
  await worker.connect()
  const verdicts = []
  for (const minutes of [-5, -2, 0, 1, 5]) {
    await getDb().$executeRaw`
      INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
      VALUES ('every_minute', now(), now() + make_interval(mins => ${minutes}::int))
      ON CONFLICT (identifier) DO UPDATE SET last_execution = excluded.last_execution`
    verdicts.push((await checkWorker()).verdict)
  }
  await worker.end()
  expect(verdicts).toEqual(['attention', 'ok', 'ok', 'ok', 'attention'])
})

import { expect, it } from 'vitest'
import { getDb } from '#lib/db.ts'
import { makeUser } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { bodyOf, openMarket, paid } from '#tools/testing/market.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'

it('mails the new date with its reason, and not the reason once more as a message', async () => {
  const market = await openMarket()
  const key = await makeToken('researcher', { researcher: market.researcher })
  const user = await makeUser(getDb(), { emailVerifiedAt: new Date() })
  await getDb().membership.create({ data: { userId: user.id, clientId: market.client.id } })
  const { orderId } = await paid(market)
  const move = (estimatedCompletionDate: string, reason: string) =>
    call(routeOf('reviseDate'), 'POST', `/research/orders/${orderId}/revise-date`, {
      key,
      body: { estimatedCompletionDate, reason },
    })
  expect((await move('2020-01-01', 'Too late.')).status).toBe(400)
  bodyOf(await move('2031-04-02', 'The reading room is closed.'))
  await runDueJobs()
  await getDb().$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL`
  await runDueJobs()
  const mails = await getDb().mail.findMany({ where: { orderId, recipient: user.email } })
  const notified = mails.filter(({ notice }) => notice === 'date_moved')
  expect(notified).toHaveLength(1)
  expect(notified[0]?.text).toContain('> The reading room is closed.')
  expect(notified[0]?.subject).toContain('2031')
  expect(mails.map(({ notice }) => notice)).not.toContain('researcher_message')
})

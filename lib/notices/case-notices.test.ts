import { expect, it } from 'vitest'
import { getDb } from '#lib/db.ts'
import type { CaseView } from '#lib/cases/schema.ts'
import { firstIdAt } from '#lib/ids.ts'
import { makeUser } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { bodyOf } from '#tools/testing/market.ts'
import { makeOrderInProgress, setStatus } from '#tools/testing/order-in-progress.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { failedJobs, runDueJobs } from '#tools/testing/run-jobs.ts'

const emailVerifiedAt = new Date()

async function openCase() {
  const { key, orderId, customer, researcher } = await makeOrderInProgress()
  await setStatus(orderId, 'delivered')
  const member = await makeUser(getDb(), { emailVerifiedAt })
  await getDb().membership.create({ data: { userId: member.id, clientId: customer.clientId } })
  await getDb().user.updateMany({ where: { researcher: { id: researcher.actor.id } }, data: { emailVerifiedAt } })
  const body = { kind: 'missing_pages', content: 'The entry goes on overleaf.' }
  const { id } = bodyOf<CaseView>(
    await call(routeOf('openCase'), 'POST', `/orders/${orderId}/cases`, { key, body }),
    201,
  )
  return { orderId, id }
}

const told = async (orderId: string, notice: string) =>
  (await getDb().mail.findMany({ where: { orderId, notice }, orderBy: { id: 'asc' } })).map(({ text }) => text)

it('tells of what is written of a case at most once in a quarter of an hour, and then of all of it', async () => {
  const { orderId, id } = await openCase()
  const operator = await makeToken('operator', { operatorRole: 'support' })
  const write = async (content: string) => {
    const path = `/operator/orders/${orderId}/cases/${id}/answers`
    bodyOf(await call(routeOf('answerAnyCase'), 'POST', path, { key: operator, body: { content } }), 201)
    await runDueJobs()
  }
  await write('The first of it.')
  // It was written by a process whose clock is a minute ahead.
  const ahead = (kind: 'event' | 'caseAnswer') => firstIdAt(kind, new Date(Date.now() + 60_000))
  await getDb().caseAnswer.updateMany({ where: { caseId: id }, data: { id: ahead('caseAnswer') } })
  await getDb().mail.updateMany({
    where: { orderId, notice: { in: ['case_answered', 'case_written'] } },
    data: { aboutId: ahead('event') },
  })
  await getDb()
    .$executeRaw`UPDATE events SET id = ${ahead('event')}, payload = payload || ${JSON.stringify({ answerId: ahead('caseAnswer') })}::jsonb WHERE order_id = ${orderId} AND type = 'case.answered'`
  for (const word of ['second', 'third']) await write(`The ${word} of it.`)
  for (const notice of ['case_answered', 'case_written']) expect(await told(orderId, notice)).toHaveLength(1)

  await getDb()
    .$executeRaw`UPDATE mails SET created_at = created_at - interval '15 minutes' WHERE order_id = ${orderId}`
  await getDb()
    .$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE payload->>'orderId' = ${orderId}`
  await runDueJobs()
  expect(await failedJobs()).toEqual([])
  for (const notice of ['case_answered', 'case_written']) {
    const texts = await told(orderId, notice)
    expect(texts).toHaveLength(2)
    expect(texts[0]).toContain('The first of it.')
    expect(texts[1]).toMatch(/The second of it\.[^]*The third of it\./)
    expect(texts[1]).not.toContain('The first of it.')
  }
})

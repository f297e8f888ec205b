import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { getDb } from '#lib/db.ts'
import type { ResearcherStatus } from '#lib/researchers/schema.ts'
import { makeResearcher, makeUser } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { bodyOf } from '#tools/testing/market.ts'
import { routeOf } from '#tools/testing/routes.ts'

let key: string
beforeAll(async () => {
  key = await makeToken('operator')
})

afterEach(() => void vi.useRealTimers())

const reason = 'Two clients complained.'

/** A researcher who was told long ago what they are; what operators do to them, and what waits in their mail. */
async function known(status: ResearcherStatus) {
  const { id: userId, email } = await makeUser(getDb())
  const { id } = await makeResearcher(getDb(), { userId, status })
  const decide = async (body: { status: ResearcherStatus; reason?: string }) => {
    bodyOf(await call(routeOf('updateResearcher'), 'PATCH', `/operator/researchers/${id}`, { key, body }))
    const mails = await getDb().mail.findMany({ where: { recipient: email }, orderBy: { id: 'asc' } })
    return mails.map(({ subject }) => subject)
  }
  return { id, decide }
}
const mails = {
  approved: 'You are approved as a researcher',
  refused: 'Your application as a researcher',
  suspended: 'Your researcher account is suspended',
}

it.each(['refused', 'suspended'] as const)(
  'says nothing where the approval of one who was %s is undone',
  async (status) => {
    const { id, decide } = await known(status)
    expect(await decide({ status: 'approved' })).toEqual([mails.approved])
    expect(await decide({ status, reason })).toEqual([])
    expect(await getDb().researcher.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status,
      decisionReason: reason,
    })
    // Nor is anything of before taken for undone: this is a decision anew.
    expect(await decide({ status: 'approved' })).toEqual([mails.approved])
  },
)

it('leads somebody who is approved to where the payout account is opened', async () => {
  const { id, decide } = await known('pending')
  await decide({ status: 'approved' })
  const { user } = await getDb().researcher.findUniqueOrThrow({ where: { id }, select: { user: true } })
  const mail = await getDb().mail.findFirstOrThrow({ where: { recipient: user?.email ?? '' } })
  expect(mail.text).toMatch(/Set up payouts:?\s+\S+\/research\/profile#payout/)
})

it('mails what it comes to where the first decision was never told', async () => {
  const { decide } = await known('pending')
  expect(await decide({ status: 'refused', reason })).toEqual([mails.refused])
  expect(await decide({ status: 'approved' })).toEqual([mails.approved])
  expect(await decide({ status: 'refused', reason })).toEqual([mails.refused])
})

it('mails anew what is put back after the time for undoing', async () => {
  const { decide } = await known('suspended')
  await decide({ status: 'approved' })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
  expect(await decide({ status: 'suspended', reason })).toEqual([mails.approved, mails.suspended])
})

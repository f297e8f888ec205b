import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { caseOrigins } from '#lib/cases/state.ts'
import { getDb } from '#lib/db.ts'
import { getOrderLedger } from '#lib/dossiers/get-order-ledger.ts'
import { lookBeyond } from '#lib/events/look-beyond.ts'
import { getOverview } from '#lib/finance/get-overview.ts'
import { getStorage } from '#lib/files/get-storage.ts'
import { momentOf } from '#lib/ids.ts'
import { orderStatuses } from '#lib/orders/state.ts'
import { openAccountOf } from '#prisma/demo/cast.ts'
import { daysOfDemo, playDemo } from '#prisma/demo/play-demo.ts'
import { atMoment } from '#prisma/demo/play-stories.ts'
import { makeClient, makeResearcher, makeUser } from '#prisma/factories.ts'
import { checkAccounts, checkLedger } from '#tools/testing/check-ledger.ts'
import { checkNet } from '#tools/testing/check-net.ts'
import { checkMoney } from '#tools/testing/check-money.ts'
import { checkWords } from '#tools/testing/check-words.ts'
import '#tools/testing/market.ts'

// In development, where the provider's books can be looked into; orders are open there from the first moment.
it('plays orders in every state whose money, words and history agree, and that were on their way for weeks', async () => {
  const now = new Date()
  const client = await atMoment(new Date(now.getTime() - daysOfDemo * 86_400_000), async () => {
    const client = await makeClient(getDb(), { productionState: 'enabled' })
    const customer = await makeUser(getDb())
    await getDb().membership.create({ data: { userId: customer.id, clientId: client.id } })
    const operator = await makeUser(getDb(), { operatorRole: 'admin', factorExempt: true })
    const { id: camilleId } = await makeResearcher(getDb(), { accounts: {} })
    await openAccountOf(camilleId, 'development')
    await playDemo({ client, customer, operator, camilleId }, 'development', now)
    return client
  })

  const orders = await getDb().order.findMany({
    where: { clientId: client.id },
    include: { documents: true },
  })
  expect(new Set(orders.map(({ status }) => status))).toEqual(
    new Set(orderStatuses.filter((status) => status !== 'submitted')),
  )
  for (const { id, createdAt, updatedAt, documents, status } of orders) {
    const events = await getDb().event.findMany({ where: { orderId: id }, orderBy: { sequence: 'asc' } })
    const moments = events.map((event) => event.createdAt.getTime())
    expect(moments).toEqual(moments.toSorted((a, b) => a - b))
    expect(moments[0]).toBe(createdAt.getTime())
    expect(Math.abs(momentOf(id).getTime() - createdAt.getTime())).toBeLessThan(1000)
    expect(updatedAt.getTime()).toBeLessThan(now.getTime())
    if (status === 'delivered') expect(documents).not.toEqual([])
    for (const { storageKey, sizeBytes } of documents)
      expect((await buffer(await getStorage().getStream(storageKey))).byteLength).toBe(Number(sizeBytes))
  }

  const operator = { type: 'operator', id: 'usr_test', name: 'Test', environment: 'development', scopes: [] } as const
  for (const { id } of orders)
    for (const { movements } of (await getOrderLedger(getDb(), operator, id)).payments) {
      const moments = movements.map(({ at }) => at)
      expect(moments).toEqual(moments.toSorted())
    }

  // Finance, cases and the queue have something to show.
  const { lists } = await getOverview(getDb(), operator)
  expect(lists.filter(({ waiting }) => waiting.length > 0).map(({ list }) => list)).toEqual(
    expect.arrayContaining(['refunds', 'disputes', 'debts', 'differences']),
  )
  const months = await getDb().financeMonth.findMany()
  expect(months).toHaveLength(1)
  const cases = await getDb().case.findMany({ where: { state: { not: 'closed' } } })
  expect(new Set(cases.map(({ origin }) => origin))).toEqual(new Set(caseOrigins))

  const ids = orders.map(({ id }) => id)
  await checkMoney(ids)
  await checkWords(ids, { settled: true })
  await checkLedger()
  await checkAccounts(ids)
  await checkNet(ids)
  // Billing documents are numbered in the order of time, and nobody is mailed about what is long over.
  const issued = (await getDb().billingDocument.findMany({ orderBy: { sequence: 'asc' } })).map((one) => one.issuedAt)
  expect(issued).toEqual(issued.toSorted((a, b) => a.getTime() - b.getTime()))
  expect((await lookBeyond(getDb(), 1)).beyond).toBe(0)
})

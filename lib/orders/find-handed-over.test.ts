import { expect, it } from 'vitest'
import { GET as download } from '#app/api/orders/[orderId]/documents/[documentId]/download/route.ts'
import { GET as list } from '#app/api/orders/[orderId]/documents/route.ts'
import { GET as zip } from '#app/api/orders/[orderId]/documents.zip/route.ts'
import { systemActor } from '#lib/actor.ts'
import { completeOrder } from '#lib/agreements/complete-order.ts'
import { deliverOrder } from '#lib/agreements/deliver-order.ts'
import { requestChanges } from '#lib/agreements/request-changes.ts'
import { closeCase } from '#lib/cases/close-case.ts'
import { openCase } from '#lib/cases/open-case.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { addDocument } from '#lib/documents/add-document.ts'
import { listUploaded } from '#lib/documents/list-uploaded.ts'
import { removeDocument } from '#lib/documents/remove-document.ts'
import { documentRule } from '#lib/documents/schema.ts'
import { storeFile } from '#lib/files/store-file.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import { collectClient } from '#lib/rights/collect-client.ts'
import { makeUser } from '#prisma/factories.ts'
import { apiRequest, makeOrderInProgress } from '#tools/testing/order-in-progress.ts'
import { readZip } from '#tools/testing/read-zip.ts'

async function makeDelivered() {
  const { orderId, key, researcher, customer } = await makeOrderInProgress()
  const upload = async (name: string) => {
    const file = await storeFile(Buffer.from(`The page ${name}`), documentRule)
    return (await inTransaction((tx) => addDocument(tx, researcher.actor, orderId, { ...file, name }))).id
  }
  const deliver = () => inTransaction((tx) => deliverOrder(tx, researcher.actor, orderId, { outcome: 'found' }))
  const sendBack = () => inTransaction((tx) => requestChanges(tx, customer, orderId, 'Page 2 is missing.'))
  const remove = (id: string) => inTransaction((tx) => removeDocument(tx, researcher.actor, orderId, id))
  const report = (id: string) =>
    inTransaction((tx) =>
      openCase(tx, customer, orderId, { kind: 'unreadable', content: 'Too dark.', documentIds: [id] }),
    )
  /** What their own list tells the researcher to be there for good. */
  const staying = async () => {
    const { items } = await listUploaded(getDb(), researcher.actor, orderId, { limit: 100, order: 'asc' })
    return items.filter(({ given }) => given).map(({ name }) => name)
  }
  const statusOf = async (id: string) =>
    (await download(apiRequest(`/orders/${orderId}/documents/${id}/download`, key))).status
  const seen = async () => {
    const listed = (await (await list(apiRequest(`/orders/${orderId}/documents`, key))).json()) as { name: string }[]
    const zipped = await zip(apiRequest(`/orders/${orderId}/documents.zip`, key))
    const names = [...readZip(Buffer.from(await zipped.arrayBuffer())).keys()]
    expect(names).toEqual(listed.map(({ name }) => name))
    return names
  }
  const copied = async () => {
    const user = await makeUser(getDb())
    const membership = await getDb().membership.create({
      data: { userId: user.id, clientId: customer.clientId },
      include: { client: true },
    })
    const names: string[] = []
    for await (const { name } of collectClient(user, membership)) if (name.includes('/documents/')) names.push(name)
    return names
  }
  const accept = () => inTransaction((tx) => completeOrder(tx, customer, orderId))
  const decide = () =>
    inTransaction(async (tx) => {
      const order = await lockOrder(tx, customer, orderId)
      const row = await tx.case.findFirstOrThrow({ where: { orderId, state: 'open' } })
      await closeCase(tx, systemActor('development'), order, row, {
        outcome: 'nothing_to_do',
        reason: 'It is all there.',
      })
    })
  const first = await upload('one.txt')
  await deliver()
  return { orderId, first, upload, deliver, sendBack, remove, report, staying, statusOf, seen, copied, accept, decide }
}

it('holds back what is uploaded after changes were asked for, until the next delivery', async () => {
  const { first, upload, deliver, sendBack, remove, report, staying, statusOf, seen, copied } = await makeDelivered()
  await sendBack()
  const [second, wrong] = [await upload('two.txt'), await upload('wrong.txt')]
  // Asked for once more: what waits goes on waiting.
  await sendBack()
  expect([await seen(), await staying()]).toEqual([['one.txt'], ['one.txt']])
  expect([await statusOf(first), await statusOf(second)]).toEqual([302, 404])
  expect(await copied()).toEqual([expect.stringContaining('one.txt')])
  await expect(report(second)).rejects.toMatchObject({ code: 'invalid_request' })
  await expect(remove(first)).rejects.toMatchObject({ code: 'order_state_conflict' })
  await remove(wrong)
  await deliver()
  expect([await seen(), await staying()]).toEqual([
    ['one.txt', 'two.txt'],
    ['one.txt', 'two.txt'],
  ])
  expect(await statusOf(second)).toBe(302)
  await expect(remove(second)).rejects.toMatchObject({ code: 'order_state_conflict' })
  await report(second)
})

it('gives at once what is uploaded beside a delivery, for good, whatever the clocks say', async () => {
  const { orderId, upload, sendBack, remove, staying, seen } = await makeDelivered()
  const beside = await upload('better.txt')
  // As a sandbox does that lets days pass.
  await getDb().order.update({ where: { id: orderId }, data: { deliveredAt: new Date('2026-01-01T00:00:00Z') } })
  expect(await seen()).toEqual(['one.txt', 'better.txt'])
  await sendBack()
  expect(await seen()).toEqual(['one.txt', 'better.txt'])
  expect(await staying()).toEqual(['one.txt', 'better.txt'])
  await expect(remove(beside)).rejects.toMatchObject({ code: 'order_state_conflict' })
})

it('gives nobody what was never handed over, where the customer accepts what there is', async () => {
  const { upload, sendBack, seen, copied, accept } = await makeDelivered()
  await sendBack()
  const draft = await upload('draft.txt')
  const { storageKey } = await getDb().orderDocument.findUniqueOrThrow({ where: { id: draft } })
  await accept()
  expect([await seen(), await copied()]).toEqual([['one.txt'], [expect.stringContaining('one.txt')]])
  const going = await getDb().$queryRaw`
    SELECT 1 FROM graphile_worker._private_jobs WHERE payload->>'storageKey' = ${storageKey}`
  expect([going, await getDb().orderDocument.count({ where: { id: draft } })]).toEqual([[expect.anything()], 0])
})

it('leaves with its customer what was shown at once before anything was held back', async () => {
  const { orderId, upload, sendBack, seen, accept } = await makeDelivered()
  await sendBack()
  await upload('two.txt')
  await getDb().event.updateMany({
    where: { orderId, type: 'document.added' },
    data: { createdAt: new Date('2026-11-28T12:00:00Z') },
  })
  expect(await seen()).toEqual(['one.txt', 'two.txt'])
  await accept()
  expect(await seen()).toEqual(['one.txt', 'two.txt'])
})

it('goes on holding it back where operators let the delivery stand, until it is taken away or handed over', async () => {
  const { upload, deliver, sendBack, remove, staying, seen, decide } = await makeDelivered()
  await sendBack()
  const [draft] = [await upload('draft.txt'), await upload('two.txt')]
  await decide()
  expect([await seen(), await staying()]).toEqual([['one.txt'], ['one.txt']])
  await remove(draft)
  // Nobody waits for a delivery any more.
  await upload('beside.txt')
  expect(await seen()).toEqual(['one.txt', 'beside.txt'])
  await sendBack()
  await upload('three.txt')
  expect(await seen()).toEqual(['one.txt', 'beside.txt'])
  await deliver()
  expect(await seen()).toEqual(['one.txt', 'two.txt', 'beside.txt', 'three.txt'])
})

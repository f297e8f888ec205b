import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { GET as list } from '#app/api/orders/[orderId]/documents/route.ts'
import { makeApi } from '#lib/browser/api.ts'
import { documentsQuery } from '#lib/browser/documents.ts'
import { refresh } from '#lib/browser/keys.ts'
import { getDb } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { apiRequest, makeOrderInProgress, setStatus } from '#tools/testing/order-in-progress.ts'

/** A delivered order with as many scans, and the portal's way to the real handler. */
async function open(scans: number) {
  const { orderId, key, researcher } = await makeOrderInProgress()
  const data = Array.from({ length: scans }, (_, position) => ({
    id: newId('document'),
    orderId,
    name: `${position + 1}.jpg`,
    contentType: 'image/jpeg',
    sizeBytes: 1,
    sha256: '0'.repeat(64),
    storageKey: newId('document'),
    uploadedById: researcher.actor.id,
    position,
  }))
  await getDb().orderDocument.createMany({ data })
  const deliver = async () => {
    const { deliveredAt } = await setStatus(orderId, 'delivered')
    return { id: orderId, order: { deliveredAt: deliveredAt?.toISOString() } }
  }
  const asked: string[] = []
  const api = makeApi({ environment: 'development', role: 'customer' }, (_, path, init) => {
    asked.push(path)
    return list(apiRequest(path, key, init))
  })
  return { api, asked, deliver, names: data.map(({ name }) => name) }
}

it('reads all that was delivered, however many pages the list has', async () => {
  const { api, asked, deliver, names } = await open(130)
  const documents = await new QueryClient().fetchQuery(documentsQuery(api, await deliver()))
  expect(documents.map(({ name }) => name)).toEqual(names)
  expect(asked).toHaveLength(2)
})

it('asks at once where there is another delivery, and anew where a change of the order is heard of', async () => {
  const { api, asked, deliver } = await open(1)
  const client = new QueryClient()
  const first = documentsQuery(api, await deliver())
  await client.fetchQuery(first)
  await client.fetchQuery(first)
  expect(asked).toHaveLength(1)
  const order = await deliver()
  const second = documentsQuery(api, order)
  await client.fetchQuery(second)
  expect(asked).toHaveLength(2)
  await refresh(client, ['/orders/{orderId}'], { orderId: order.id })
  expect([first, second].map(({ queryKey }) => client.getQueryState(queryKey)?.isInvalidated)).toEqual([true, true])
})

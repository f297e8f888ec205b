import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { GET as list } from '#app/api/orders/[orderId]/documents/route.ts'
import { makeApi } from '#lib/browser/api.ts'
import { documentsQuery } from '#lib/browser/documents.ts'
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
  await setStatus(orderId, 'delivered')
  const asked: string[] = []
  const api = makeApi({ environment: 'development', role: 'customer' }, (_, path, init) => {
    asked.push(path)
    return list(apiRequest(path, key, init))
  })
  return { api, asked, orderId, names: data.map(({ name }) => name) }
}

it('reads all that was delivered, however many pages the list has', async () => {
  const { api, asked, orderId, names } = await open(130)
  const documents = await new QueryClient().fetchQuery(documentsQuery(api, orderId))
  expect(documents.map(({ name }) => name)).toEqual(names)
  expect(asked).toHaveLength(2)
})

import { makeCaller } from '#lib/browser/caller.ts'
import { readFailure } from '#lib/browser/failure.ts'
import { findVisitorToken } from '#lib/browser/visitor-token.ts'
import { getDelivery, searchDeliveries } from '#lib/webhooks/operations.ts'
import type { DeliveryDetailView } from '#lib/webhooks/delivery-schema.ts'

/** The newest webhook of the signed-in customer in development, or a sentence why there is none. */
export async function findNewestDelivery(): Promise<DeliveryDetailView | string> {
  const token = await findVisitorToken()
  if (!token) return 'Sign in as a customer first.'
  const { call } = makeCaller({ environment: 'development', role: 'customer' }, async (_identity, path, init) => {
    const headers = { Authorization: `Bearer ${token.accessToken}` }
    const response = await fetch(token.baseUrl + path, { ...init, headers, credentials: 'omit' })
    if (!response.ok) throw await readFailure(response)
    return response
  })
  try {
    const [newest] = await call(searchDeliveries, { params: {}, query: { limit: 1 } })
    if (!newest)
      return 'Nothing has been sent to your development endpoints yet. Register one under Developers, and send it a ping.'
    return await call(getDelivery, { params: { deliveryId: newest.id } })
  } catch {
    return 'Your deliveries could not be read. Try again.'
  }
}

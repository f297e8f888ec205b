import { findVisitorToken } from '#lib/browser/visitor-token.ts'
import type { DeliveryDetailView, DeliveryView } from '#lib/webhooks/schema.ts'

/** The newest webhook of the signed-in customer in development, or a sentence why there is none. */
export async function findNewestDelivery(): Promise<DeliveryDetailView | string> {
  const token = await findVisitorToken()
  if (!token) return 'Sign in as a customer first.'
  // The shapes are the service's own.
  const get = async <T>(path: string): Promise<T | undefined> => {
    const response = await fetch(token.baseUrl + path, {
      headers: { Authorization: `Bearer ${token.accessToken}` },
      credentials: 'omit',
    }).catch(() => undefined)
    return response?.ok ? ((await response.json()) as T) : undefined
  }
  const list = await get<DeliveryView[]>('/webhook-deliveries?limit=1')
  if (!list) return 'Your deliveries could not be read. Try again.'
  const [newest] = list
  if (!newest)
    return 'Nothing has been sent to your development endpoints yet. Register one under Developers, and send it a ping.'
  return (
    (await get<DeliveryDetailView>(`/webhook-deliveries/${newest.id}`)) ??
    'Your newest delivery could not be read. Try again.'
  )
}

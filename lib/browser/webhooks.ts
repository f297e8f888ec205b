import type { Query as Kept } from '@tanstack/react-query'
import type { Api } from '#lib/browser/api.ts'
import { getDelivery, searchDeliveries } from '#lib/webhooks/operations.ts'
import type { DeliveryDetailView, DeliveryView } from '#lib/webhooks/delivery-schema.ts'

// A ping that waits, or that is under way, changes within seconds; one that has to wait for its next attempt doesn't.
const isUnderWay = ({ status, nextAttemptAt }: DeliveryView) =>
  status === 'pending' && (nextAttemptAt === undefined || Date.parse(nextAttemptAt) < Date.now() + 6_000)
const whileUnderWay = (delivery: DeliveryView | undefined) => (delivery && isUnderWay(delivery) ? 1_000 : false)

/** What became of one event at an endpoint: of a ping, mostly. */
export const arrivalQuery = (api: Api, endpointId: string, eventId: string) => ({
  ...api.ask(searchDeliveries, {}, { endpointId, eventId, limit: 1 }),
  select: ([delivery]: DeliveryView[]) => delivery,
  refetchInterval: ({ state }: Kept<DeliveryView[]>) =>
    state.data?.length === 0 ? 1_000 : whileUnderWay(state.data?.[0]),
})

export const deliveryQuery = (api: Api, deliveryId: string) => ({
  ...api.ask(getDelivery, { deliveryId }),
  refetchInterval: ({ state }: Kept<DeliveryDetailView>) => whileUnderWay(state.data),
})

import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Api } from '#lib/browser/api.ts'
import { orderKey } from '#lib/browser/keys.ts'
import { refreshOrder } from '#lib/browser/orders.ts'
import type { ConfirmPaymentInput, performStepInput } from '#lib/sandbox/schema.ts'

const schema = () => import('#lib/sandbox/schema.ts')
const orderView = () => import('#lib/orders/schema.ts').then((all) => all.orderView)
const initiatedView = () => import('#lib/payments/schema.ts').then((all) => all.initiatedView)

export const stepsQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: [...orderKey(api, orderId), 'sandbox-steps'],
    queryFn: ({ signal }) =>
      api.get(() => schema().then((all) => all.stepsView), `/sandbox/orders/${orderId}/steps`, { signal }),
  })

export const performStep = (api: Api, orderId: string) =>
  mutationOptions({
    mutationFn: (input: z.input<typeof performStepInput>) =>
      api.send(orderView, `/sandbox/orders/${orderId}/steps`, { body: input }),
    onSettled: (_data, _error, _input, _result, { client }) => refreshOrder(client, api, orderId),
  })

/** What a customer's browser does with a card: begins the payment, or goes on with it, and confirms it. */
export const payWithTestCard = (api: Api, orderId: string) =>
  mutationOptions({
    mutationFn: async ({ offerId, card }: { offerId: string } & Pick<ConfirmPaymentInput, 'card'>) => {
      const { paymentIntentId } = await api.send(initiatedView, `/orders/${orderId}/payments/initiate`, {
        body: { offerId },
      })
      return api.send(
        () => schema().then((all) => all.confirmedPaymentView),
        `/sandbox/orders/${orderId}/confirm-payment`,
        { body: { paymentIntentId, card } },
      )
    },
    onSettled: (_data, _error, _input, _result, { client }) => refreshOrder(client, api, orderId),
  })

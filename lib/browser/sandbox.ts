import { mutationOptions } from '@tanstack/react-query'
import type { Api } from '#lib/browser/api.ts'
import { refresh } from '#lib/browser/keys.ts'
import { initiatePayment } from '#lib/payments/operations.ts'
import { confirmSandboxPayment } from '#lib/sandbox/operations.ts'
import type { ConfirmPaymentInput } from '#lib/sandbox/schema.ts'

/** What a customer's browser does with a card: begins the payment, or goes on with it, and confirms it. */
export const payWithTestCard = (api: Api, orderId: string) =>
  mutationOptions({
    mutationFn: async ({ offerId, card }: { offerId: string } & Pick<ConfirmPaymentInput, 'card'>) => {
      const params = { orderId }
      const { paymentIntentId } = await api.call(initiatePayment, { params, body: { offerId } })
      return api.call(confirmSandboxPayment, { params, body: { paymentIntentId, card } })
    },
    onSettled: (_data, _error, _input, _result, { client }) => refresh(client, ['/orders/{orderId}'], { orderId }),
  })

import { clientUrl } from '#lib/clients/client-url.ts'
import type { ToolCaller, ToolSource } from '#lib/server/mcp/tool.ts'

const linkTo = (orderId: string, { clientId, target }: ToolCaller) =>
  clientUrl(`/orders/${orderId}/pay`, clientId, target.environment)

/** A selected offer with the page where a person pays for it. */
export const withPaymentLink: NonNullable<ToolSource['add']> = (reply, { orderId }, caller) =>
  reply['paymentRequired'] === true ? { ...reply, payAt: linkTo(String(orderId), caller) } : reply

/** Paying stays with people: a tool only says where. */
export const paymentLink: Omit<ToolSource, 'handle'> = {
  name: 'get_payment_link',
  title: 'The page where a person pays for an order',
  description:
    'Give the link to the person who pays; they sign in, see the amount and confirm it with a card. No tool pays. `payAt` is there while the order awaits its payment.',
  add: ({ id, status }, _, caller) => ({
    id,
    status,
    ...(status === 'awaiting_payment' ? { payAt: linkTo(String(id), caller) } : {}),
  }),
}

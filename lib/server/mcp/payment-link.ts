import { clientUrl } from '#lib/clients/client-url.ts'
import type { ToolCaller, ToolSource } from '#lib/server/mcp/tool.ts'

const linkTo = (orderId: string, { clientId, target }: ToolCaller) =>
  clientUrl(`/orders/${orderId}/pay`, clientId, target.environment)

/** For clients who are billed the choice is the purchase; others are given the page where a person pays. */
export const purchase: Omit<ToolSource, 'handle'> = {
  description:
    'This commits the client: the person decides. Where nothing is to be paid by card (`paymentRequired` is false), it confirms the order at once, and what it costs is billed. With `expectedAmount` and `expectedNoFindAmount` the offer is selected at these amounts or not at all.',
  add: (reply, { orderId }, caller) =>
    reply['paymentRequired'] === true ? { ...reply, payAt: linkTo(String(orderId), caller) } : reply,
}

/** Paying by card stays with people: a tool only says where. */
export const paymentLink: Omit<ToolSource, 'handle'> = {
  name: 'get_payment_link',
  title: 'The page where a person pays for an order',
  description:
    'Give the link to the person who pays; they sign in, see the amount and confirm it with a card. No tool does. `payAt` is there while the order awaits its payment.',
  add: ({ id, status }, _, caller) => ({
    id,
    status,
    ...(status === 'awaiting_payment' ? { payAt: linkTo(String(id), caller) } : {}),
  }),
}

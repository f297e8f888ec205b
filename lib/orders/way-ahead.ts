import type { OrderView } from '#lib/orders/schema.ts'

type WayStep = {
  title: string
  text: string
  /** When it happened, ISO 8601; absent while it is still to come. */
  at?: string
}

/**
 * What happens to an order that has no offer yet, and when: what has happened bears its date, and what is to come says who sets
 * it. Empty once there is something to choose from.
 * @param byInvoice whether the client pays afterwards, by invoice
 */
export function describeWay({ status, order }: OrderView, byInvoice: boolean): WayStep[] {
  const waits = status === 'submitted' || (status === 'open' && (order.activeOffers ?? 0) === 0)
  if (!waits) return []
  const named =
    order.pricingMode === 'FIXED'
      ? 'the day by which you have it, for the price that you named'
      : 'a price and the day by which you have it'
  return [
    { title: 'Placed', text: 'You can withdraw it until a researcher starts work.', at: order.createdAt },
    {
      title: 'We read it',
      text: 'Then it is open to researchers who go there.',
      ...(order.openedAt === undefined ? {} : { at: order.openedAt }),
    },
    {
      title: 'Researchers make offers',
      text: `Each names ${named}. They appear here, and we write to you unless you have switched that off.`,
    },
    {
      title: 'You choose one',
      text: byInvoice
        ? 'It is on your invoice once the work is done.'
        : 'The price is held on your card, and taken only when the researcher starts work.',
    },
    { title: 'It is delivered', text: 'By the day in the offer: copies, or a report of what was searched.' },
  ]
}

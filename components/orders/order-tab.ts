import type { OrderStatus } from '#lib/orders/state.ts'

export const orderTabs = ['offers', 'payment', 'messages', 'documents', 'history', 'notes'] as const
export type OrderTab = (typeof orderTabs)[number]

/** What somebody most likely comes for. */
export const firstTab: Record<OrderStatus, OrderTab> = {
  submitted: 'offers',
  open: 'offers',
  awaiting_payment: 'payment',
  confirmed: 'payment',
  in_progress: 'messages',
  delivered: 'documents',
  completed: 'documents',
  withdrawn: 'history',
  cancelled: 'history',
}

/** What can be mailed about an order; lib/notices/notices.ts says of each who gets it, when, and in which words. */
export const noticeNames = [
  'offers_in',
  'payment_due',
  'pay_again',
  'pay_anew',
  'researcher_message',
  'delivered',
  'acceptance_ends',
  'hold_expiring',
  'cancelled',
  'held',
  'charged',
  'refunded',
  'refund_failed',
  'disputed',
  'start_work',
  'start_soon',
  'customer_message',
  'changes_requested',
  'called_off',
  'share_sent',
] as const
export type NoticeName = (typeof noticeNames)[number]

import type { differenceKinds, MonthCurrency, UnresolvedKind } from '#lib/finance/months-schema.ts'
import { catalogue } from '#lib/words/en/finance.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Line = { name: keyof MonthCurrency['balance']; label: string; sum?: true }
/** The statement of the balance, line by line. */
export const balanceNames = (): readonly Line[] => [
  { name: 'openingMinor', label: t('balance.opening'), sum: true },
  { name: 'capturesMinor', label: t('balance.captures') },
  { name: 'refundsMinor', label: t('balance.refunds') },
  { name: 'disputesMinor', label: t('balance.disputes') },
  { name: 'transfersMinor', label: t('balance.transfers') },
  { name: 'reversalsMinor', label: t('balance.reversals') },
  { name: 'payoutsMinor', label: t('balance.payouts') },
  { name: 'providerFeesMinor', label: t('balance.providerFees') },
  { name: 'otherMinor', label: t('balance.other') },
  { name: 'closingMinor', label: t('balance.closing'), sum: true },
]

export const accountNames = (): Readonly<Record<string, string>> => ({
  provider: t('accounts.provider'),
  provider_fees: t('accounts.provider_fees'),
  bank: t('accounts.bank'),
  exchange: t('accounts.exchange'),
  holds: t('accounts.holds'),
  hold_claims: t('accounts.hold_claims'),
  order_funds: t('accounts.order_funds'),
  researchers: t('accounts.researchers'),
  platform_fees: t('accounts.platform_fees'),
  disputes: t('accounts.disputes'),
  offsets: t('accounts.offsets'),
  unassigned: t('accounts.unassigned'),
  written_off: t('accounts.written_off'),
})

export const differenceNames = (): Record<(typeof differenceKinds)[number], string> => ({
  posted_later: t('differs.posted_later'),
  posted_earlier: t('differs.posted_earlier'),
  booked_earlier: t('differs.booked_earlier'),
  booked_later: t('differs.booked_later'),
  not_posted: t('differs.not_posted'),
  remainder: t('differs.remainder'),
})

export const unresolvedNames = (): Record<UnresolvedKind, string> => ({
  month_running: t('unresolved.month_running'),
  month_before_open: t('unresolved.month_before_open'),
  not_compared: t('unresolved.not_compared'),
  balance_differs: t('unresolved.balance_differs'),
  not_balanced: t('unresolved.not_balanced'),
  difference: t('unresolved.difference'),
  payment_mismatch: t('unresolved.payment_mismatch'),
  refund_under_way: t('unresolved.refund_under_way'),
  transfer_under_way: t('unresolved.transfer_under_way'),
  refund_failed: t('unresolved.refund_failed'),
  refund_retried: t('unresolved.refund_retried'),
  transfer_stuck: t('unresolved.transfer_stuck'),
  debt_open: t('unresolved.debt_open'),
  dispute_open: t('unresolved.dispute_open'),
})

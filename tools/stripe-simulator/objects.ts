// The members of Stripe's objects that the simulator gives a meaning; constant members are added where one is built.
// `_simulator` never leaves the server (see wire.ts).

import type { FormRecord } from '#tools/stripe-simulator/form-parsing.ts'

interface StoredObject {
  id: string
  object: string
  livemode: boolean
  created: number
}

type Metadata = Record<string, string>

interface PaymentError {
  type: 'card_error' | 'invalid_request_error'
  code: string
  message: string
  decline_code?: string
  charge?: string
  payment_method?: unknown
}

type IntentStatus =
  | 'processing'
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled'

export interface Intent extends StoredObject {
  object: 'payment_intent'
  amount: number
  amount_capturable: number
  amount_received: number
  automatic_payment_methods: { enabled: boolean; allow_redirects: 'always' | 'never' } | null
  canceled_at: number | null
  cancellation_reason: string | null
  capture_method: 'automatic' | 'automatic_async' | 'manual'
  client_secret: string
  currency: string
  customer: string | null
  setup_future_usage: 'on_session' | 'off_session' | null
  description: string | null
  last_payment_error: PaymentError | null
  latest_charge: string | null
  metadata: Metadata
  next_action: unknown
  payment_method: string | null
  payment_method_types: string[]
  status: IntentStatus
  transfer_group: string | null
  _simulator: {
    captureBefore: number | null
    /** How long its hold lasts, where a test wants another time than the provider's own. */
    holdSeconds?: number
    authentication: { token: string; returnUrl: string | null } | null
  }
}

export interface Charge extends StoredObject {
  object: 'charge'
  amount: number
  amount_captured: number
  amount_refunded: number
  balance_transaction: string | null
  captured: boolean
  currency: string
  disputed: boolean
  failure_code: string | null
  failure_message: string | null
  metadata: Metadata
  paid: boolean
  payment_intent: string
  payment_method: string
  payment_method_details:
    | { type: 'card'; card: { capture_before?: number; [member: string]: unknown } }
    | { type: 'link'; link: { country: string | null } }
  refunded: boolean
  status: 'succeeded' | 'failed'
  transfer_group: string | null
}

export interface PaymentMethod extends StoredObject {
  object: 'payment_method'
  type: 'card' | 'link'
  /** Link shows nothing of the card behind it. */
  card?: { brand: string; exp_month: number; exp_year: number; funding: string; last4: string }
  link?: { email: string | null }
  customer: string | null
  allow_redisplay: string
  billing_details: unknown
  _simulator: { card: string }
}

export interface Transfer extends StoredObject {
  object: 'transfer'
  amount: number
  amount_reversed: number
  balance_transaction: string
  currency: string
  destination: string
  metadata: Metadata
  reversed: boolean
  source_transaction: string | null
  transfer_group: string | null
}

export interface Reversal extends StoredObject {
  object: 'transfer_reversal'
  amount: number
  balance_transaction: string
  currency: string
  transfer: string
  metadata: Metadata
}

export interface Refund extends StoredObject {
  object: 'refund'
  amount: number
  balance_transaction: string | null
  charge: string
  currency: string
  metadata: Metadata
  payment_intent: string
  reason: string | null
  status: 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled'
  failure_reason?: string
  failure_balance_transaction?: string
}

export interface Account extends StoredObject {
  object: 'account'
  charges_enabled: boolean
  payouts_enabled: boolean
  details_submitted: boolean
  /** Those that were asked for. */
  capabilities: { [name: string]: 'active' | 'pending' | 'inactive' }
  controller?: { stripe_dashboard?: { type?: string } }
  requirements: { currently_due: string[]; disabled_reason: string | null; [member: string]: unknown }
  metadata: Metadata
  _simulator?: { needs: string[] }
}

/** From a connected account's balance to its bank. */
export interface Payout extends StoredObject {
  object: 'payout'
  amount: number
  arrival_date: number
  currency: string
  failure_code: string | null
  failure_message: string | null
  status: 'pending' | 'in_transit' | 'paid' | 'failed'
  /** Undefined: the platform's own. */
  _simulator: { account: string | undefined }
}

export interface AccountLink extends StoredObject {
  object: 'account_link'
  url: string
  expires_at: number
  _simulator: { account: string; returnUrl: string; refreshUrl: string }
}

export interface Token extends StoredObject {
  object: 'token'
  client_ip: null
  type: 'account'
  used: boolean
  _simulator: { account: FormRecord }
}

export interface BalanceTransaction extends StoredObject {
  object: 'balance_transaction'
  amount: number
  available_on: number
  balance_type: 'payments' | 'risk_reserved'
  currency: string
  fee: number
  fee_details: { amount: number; currency: string; type: string; [member: string]: unknown }[]
  net: number
  reporting_category: string
  source: string | null
  status: 'available' | 'pending'
  type:
    | 'charge'
    | 'refund'
    | 'refund_failure'
    | 'transfer'
    | 'transfer_refund'
    | 'adjustment'
    | 'payout'
    | 'topup'
    | 'reserve_hold'
}

export interface Customer extends StoredObject {
  object: 'customer'
  metadata: Metadata
  name: string | null
  email: string | null
}

export interface Dispute extends StoredObject {
  object: 'dispute'
  amount: number
  balance_transactions: BalanceTransaction[]
  /** `enhanced_evidence`, which nobody gives here, beside texts by name. */
  evidence: Record<string, string | object>
  metadata: Metadata
  charge: string
  currency: string
  evidence_details: {
    enhanced_eligibility: object
    due_by: number | null
    has_evidence: boolean
    past_due: boolean
    submission_count: number
    submission_method: string
  }
  is_charge_refundable: boolean
  payment_intent: string
  reason: string
  status: string
}

export interface ObjectTypes {
  payment_intent: Intent
  charge: Charge
  payment_method: PaymentMethod
  transfer: Transfer
  transfer_reversal: Reversal
  refund: Refund
  account: Account
  account_link: AccountLink
  token: Token
  dispute: Dispute
  balance_transaction: BalanceTransaction
  payout: Payout
  customer: Customer
}

export type AnyObject = ObjectTypes[keyof ObjectTypes]

import { availableOf } from '#tools/stripe-simulator/balance.ts'
import { moveBalance } from '#tools/stripe-simulator/balance-transactions.ts'
import type { Call } from '#tools/stripe-simulator/call.ts'
import { load, loadParam } from '#tools/stripe-simulator/call.ts'
import { readAmount, readCurrency } from '#tools/stripe-simulator/currencies.ts'
import { missingParam, refused } from '#tools/stripe-simulator/errors.ts'
import { recordEvent } from '#tools/stripe-simulator/events.ts'
import { balance } from '#tools/stripe-simulator/ledger.ts'
import { readLimit } from '#tools/stripe-simulator/lists.ts'
import { isGiven } from '#tools/stripe-simulator/refunds.ts'
import type { Account, Charge, Reversal, Transfer } from '#tools/stripe-simulator/objects.ts'
import { newId } from '#tools/stripe-simulator/state.ts'

const createParams = [
  'amount',
  'currency',
  'destination',
  'source_transaction',
  'transfer_group',
  'metadata',
  'description',
  'source_type',
]

export function createTransfer(call: Call): unknown {
  const { params, store, livemode } = call
  params.only(...createParams)
  const currency = readCurrency(params)
  const destinationId = params.requiredText('destination')
  const source = params.text('source_transaction')
  const charge = source === undefined ? undefined : loadParam(call, 'charge', source, 'source_transaction', 'charge')
  if (charge === undefined && params.text('amount') === undefined) throw missingParam('amount')
  const amount = params.text('amount') === undefined && charge ? charge.amount_captured : readAmount(params, currency)
  const destination = loadParam(call, 'account', destinationId, 'destination', 'destination')
  requireReceiver(destination)
  if (charge === undefined) requirePlatformFunds(call, amount, currency)
  else requireSourceFunds(call, charge, amount, currency)
  const transfer = describeTransfer(call, { amount, currency, destination: destination.id, charge })
  const movement = { livemode, type: 'transfer', category: 'transfer', source: transfer.id, currency } as const
  const against = `connected:${destination.id}` as const
  transfer.balance_transaction = moveBalance(store, { ...movement, amount: -amount, against }).id
  store.put(transfer)
  recordEvent(store, 'transfer.created', transfer)
  return transfer
}

type Facts = { amount: number; currency: string; destination: string; charge: Charge | undefined }

function describeTransfer({ params, store, livemode }: Call, { charge, ...facts }: Facts) {
  const id = newId('tr')
  return {
    id,
    object: 'transfer' as const,
    livemode,
    created: store.now(),
    ...facts,
    amount_reversed: 0,
    balance_transaction: '',
    description: params.text('description') ?? null,
    destination_payment: newId('py'),
    metadata: params.metadata(),
    reversals: { object: 'list', data: [], has_more: false, total_count: 0, url: `/v1/transfers/${id}/reversals` },
    reversed: false,
    source_transaction: charge?.id ?? null,
    source_type: 'card',
    transfer_group:
      params.text('transfer_group') ?? charge?.transfer_group ?? (charge ? `group_${charge.payment_intent}` : null),
  }
}

function requireReceiver(account: Account): void {
  if (account.capabilities.transfers === 'active') return
  const message =
    'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments'
  throw refused(message, 'insufficient_capabilities_for_transfer')
}

function requirePlatformFunds(call: Call, amount: number, currency: string): void {
  if (availableOf(call.store, call.livemode, currency) >= amount) return
  throw refused('You have insufficient available funds in your Stripe account.', 'balance_insufficient')
}

/** What the charge brought to the balance, less refunds and less what earlier transfers still hold, bounds the next one. */
function requireSourceFunds(call: Call, charge: Charge, amount: number, currency: string): void {
  const { store } = call
  const brought =
    charge.balance_transaction === null
      ? undefined
      : store.get('balance_transaction', charge.balance_transaction, charge.livemode)
  if (brought === undefined) {
    throw refused(
      `The charge ${charge.id} has not been captured: it can't be the source of a transfer.`,
      undefined,
      'source_transaction',
    )
  }
  if (brought.currency !== currency) {
    const message = `The currency of source_transaction's balance transaction (${brought.currency}) must be the same as the transfer currency (${currency})`
    throw refused(message, undefined, 'currency')
  }
  const moved = store.childrenOf('transfer', charge.id).reduce((sum, one) => sum + one.amount - one.amount_reversed, 0)
  const given = store
    .childrenOf('refund', charge.id)
    .filter(isGiven)
    .reduce((sum, one) => sum + one.amount, 0)
  // Refunds bound it by their part of the charge, whatever the rate was on their day.
  const left = Math.floor((brought.amount * (charge.amount_captured - given)) / charge.amount_captured)
  if (amount <= left - moved) {
    // What the charge brought was set aside for it only while that was pending.
    if (brought.available_on <= store.now()) requirePlatformFunds(call, amount, currency)
    return
  }
  const message =
    'The total amount of transfers using this transaction as a source must not exceed the source amount of ' +
    `${brought.amount} ${currency}. (There is already a transferred amount of ${moved} and a refunded amount of ${brought.amount - left}.)`
  throw refused(message, 'balance_insufficient', 'amount')
}

export function retrieveTransfer(call: Call): unknown {
  call.params.only()
  const transfer = load(call, 'transfer', call.ids[0] ?? '', 'transfer', 'transfer')
  const data = call.store.childrenOf('transfer_reversal', transfer.id)
  const url = `/v1/transfers/${transfer.id}/reversals`
  return { ...transfer, reversals: { object: 'list', data, has_more: false, total_count: data.length, url } }
}

export function createReversal(call: Call): unknown {
  const { params, store, livemode } = call
  params.only('amount', 'metadata', 'description', 'refund_application_fee')
  const transfer = load(call, 'transfer', call.ids[0] ?? '', 'transfer', 'transfer')
  const left = transfer.amount - transfer.amount_reversed
  if (left === 0) {
    throw refused(`Transfer ${transfer.id} has already been fully reversed.`, undefined, 'id')
  }
  const amount = params.text('amount') === undefined ? left : readAmount(params, transfer.currency)
  if (amount > left) {
    throw refused(
      `Reversal amount (${amount}) is greater than unreversed amount on transfer (${left}).`,
      undefined,
      'amount',
    )
  }
  // What was paid out to the account's bank is gone.
  if (balance(store, livemode, `connected:${transfer.destination}`, transfer.currency) < amount) {
    const message = 'Insufficient funds in the connected account to complete the reversal of this transfer.'
    throw refused(message, 'balance_insufficient')
  }
  const reversal: Reversal = {
    id: newId('trr'),
    object: 'transfer_reversal',
    livemode,
    created: store.now(),
    amount,
    balance_transaction: '',
    ...{ destination_payment_refund: null, source_refund: null },
    currency: transfer.currency,
    metadata: params.metadata(),
    transfer: transfer.id,
  }
  const changed: Transfer = {
    ...transfer,
    amount_reversed: transfer.amount_reversed + amount,
    reversed: amount === left,
  }
  const movement = { livemode, type: 'transfer_refund', category: 'transfer_reversal', source: reversal.id } as const
  const against = `connected:${transfer.destination}` as const
  const { currency } = transfer
  reversal.balance_transaction = moveBalance(store, { ...movement, currency, amount, against }).id
  store.put(reversal)
  store.put(changed)
  recordEvent(store, 'transfer.reversed', changed)
  return reversal
}

export function listReversals(call: Call): unknown {
  call.params.only('limit')
  const transfer = load(call, 'transfer', call.ids[0] ?? '', 'transfer', 'transfer')
  const all = call.store.childrenOf('transfer_reversal', transfer.id)
  const limit = readLimit(call)
  return {
    object: 'list',
    url: `/v1/transfers/${transfer.id}/reversals`,
    has_more: all.length > limit,
    data: all.slice(0, limit),
  }
}

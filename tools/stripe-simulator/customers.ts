import type { Call } from '#tools/stripe-simulator/call.ts'
import { load, loadParam } from '#tools/stripe-simulator/call.ts'
import { refused } from '#tools/stripe-simulator/errors.ts'
import { recordEvent } from '#tools/stripe-simulator/events.ts'
import { readLimit } from '#tools/stripe-simulator/lists.ts'
import type { Customer, Intent, PaymentMethod } from '#tools/stripe-simulator/objects.ts'
import { newId } from '#tools/stripe-simulator/state.ts'
import type { Store } from '#tools/stripe-simulator/state.ts'

export function createCustomer(call: Call): unknown {
  const { params, store, livemode } = call
  params.only('name', 'email', 'description', 'metadata')
  const customer = {
    id: newId('cus', 14),
    object: 'customer' as const,
    livemode,
    created: store.now(),
    ...{ address: null, balance: 0, default_source: null, delinquent: false, phone: null, shipping: null },
    description: params.text('description') ?? null,
    email: params.text('email') ?? null,
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    metadata: params.metadata(),
    name: params.text('name') ?? null,
  }
  store.put(customer)
  recordEvent(store, 'customer.created', customer)
  return customer
}

const loadCustomer = (call: Call): Customer => load(call, 'customer', call.ids[0] ?? '', 'customer')

export function retrieveCustomer(call: Call): unknown {
  call.params.only()
  return loadCustomer(call)
}

/** Its cards hang on nothing any more. Asked for again it is unknown, as it is here to everything but a read. */
export function deleteCustomer(call: Call): unknown {
  call.params.only()
  const { id, livemode } = loadCustomer(call)
  const { store } = call
  for (const method of store.childrenOf('payment_method', id)) store.put({ ...method, customer: null })
  store.run('DELETE FROM objects WHERE id = ? AND livemode = ?', id, Number(livemode))
  return { id, object: 'customer', deleted: true }
}

/** GET /v1/customers/{id}/payment_methods, newest first. */
export function listMethods(call: Call): unknown {
  call.params.only('type', 'limit', 'starting_after', 'allow_redisplay')
  const { id } = loadCustomer(call)
  const type = call.params.text('type')
  const limit = readLimit(call)
  const methods = call.store.childrenOf('payment_method', id).filter((one) => type === undefined || one.type === type)
  return {
    object: 'list',
    url: `/v1/customers/${id}/payment_methods`,
    has_more: methods.length > limit,
    data: methods.slice(0, limit),
  }
}

const loadMethod = (call: Call): PaymentMethod =>
  load(call, 'payment_method', call.ids[0] ?? '', 'PaymentMethod', 'payment_method')

export function attachMethod(call: Call): unknown {
  call.params.only('customer')
  const method = loadMethod(call)
  const { id } = loadParam(call, 'customer', call.params.requiredText('customer'), 'customer')
  if (method.customer !== null && method.customer !== id)
    throw refused('The payment method you provided has already been attached to a customer.')
  return attach(call.store, method, id)
}

function attach(store: Store, method: PaymentMethod, customer: string): PaymentMethod {
  const attached = { ...method, customer }
  store.put(attached)
  recordEvent(store, 'payment_method.attached', attached)
  return attached
}

export function detachMethod(call: Call): unknown {
  call.params.only()
  const method = loadMethod(call)
  if (method.customer === null)
    throw refused('The payment method you provided is not attached to a customer so detachment is impossible.')
  const detached = { ...method, customer: null }
  call.store.put(detached)
  recordEvent(call.store, 'payment_method.detached', detached)
  return detached
}

/** A card that hangs on a customer pays only what is that customer's. */
export function requireUsable(intent: Intent, method: PaymentMethod): void {
  if (method.customer === null || method.customer === intent.customer) return
  throw refused(
    'The provided PaymentMethod belongs to a Customer. Please include the Customer in the `customer` parameter on the PaymentIntent.',
    'payment_method_unexpected_state',
    'payment_method',
  )
}

/** Saved once it has paid, or holds the money, where that was asked for. */
export function saveForLater(store: Store, intent: Intent, method: PaymentMethod): void {
  if (intent.setup_future_usage !== null && intent.customer !== null && method.customer === null)
    attach(store, method, intent.customer)
}

import type { Call } from '#tools/stripe-simulator/call.ts'
import { loadParam } from '#tools/stripe-simulator/call.ts'
import { missingParam, refused } from '#tools/stripe-simulator/errors.ts'
import type { Token } from '#tools/stripe-simulator/objects.ts'
import { Params } from '#tools/stripe-simulator/params.ts'
import { newId } from '#tools/stripe-simulator/state.ts'

/** POST /v1/tokens, of what the holder of an account tells of themselves. */
export function createToken({ params, store, livemode }: Call): unknown {
  params.only('account')
  const account = params.group('account')
  if (account === undefined) throw missingParam('account')
  if (livemode)
    throw refused("In live mode, you can only create account tokens with your application's publishable key.")
  const token: Token = {
    id: newId('ct'),
    object: 'token',
    livemode,
    created: store.now(),
    client_ip: null,
    type: 'account',
    used: false,
    _simulator: { account: account.values },
  }
  store.put(token)
  return token
}

/** What a new account is asked for with, its token's share included. A token is good for one. */
export function withToken(call: Call): Params {
  const { params, store } = call
  const id = params.text('account_token')
  if (id === undefined) return params
  const token = loadParam(call, 'token', id, 'account_token')
  if (token.used) throw refused(`You cannot use a Stripe token more than once: ${id}.`, 'token_already_used')
  const { tos_shown_and_accepted: accepted, ...told } = token._simulator.account
  if (accepted !== 'true')
    throw refused('The token of a new account has to have `tos_shown_and_accepted`.', undefined, 'account_token')
  store.put({ ...token, used: true })
  const agreement = params.group('tos_acceptance')?.values
  return new Params({ ...params.values, ...told, tos_acceptance: { ...agreement, date: String(store.now()) } })
}

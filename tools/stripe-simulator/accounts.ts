import type { Call } from '#tools/stripe-simulator/call.ts'
import { load, loadParam } from '#tools/stripe-simulator/call.ts'
import {
  readAskedAccount,
  requirementsOf,
  requireOpenApi,
  requirePermittedAccount,
} from '#tools/stripe-simulator/account-rules.ts'
import type { AskedAccount } from '#tools/stripe-simulator/account-rules.ts'
import { badParam, missingParam, refused } from '#tools/stripe-simulator/errors.ts'
import { recordEvent } from '#tools/stripe-simulator/events.ts'
import type { Account, AccountLink } from '#tools/stripe-simulator/objects.ts'
import type { Params } from '#tools/stripe-simulator/params.ts'
import { readPlatform } from '#tools/stripe-simulator/platform.ts'
import { newId } from '#tools/stripe-simulator/state.ts'
import { withToken } from '#tools/stripe-simulator/tokens.ts'
import type { Store } from '#tools/stripe-simulator/state.ts'

const createParams = [
  'type',
  'account_token',
  'controller',
  'country',
  'email',
  'capabilities',
  'business_type',
  'business_profile',
  'metadata',
  'default_currency',
  'individual',
  'company',
  'settings',
  'tos_acceptance',
  'external_account',
]

export const accountStates = ['active', 'pending', 'verifying', 'restricted'] as const
export type AccountState = (typeof accountStates)[number]

const outstanding = ['external_account', 'individual.verification.document', 'tos_acceptance.date']

type Standing = Pick<
  Account,
  'charges_enabled' | 'payouts_enabled' | 'details_submitted' | 'capabilities' | 'requirements'
>
type Due = { needs?: string[] | undefined; deadline?: number | undefined }

/** What Stripe reports about an account that is ready, not yet onboarded, looked at after that, or stopped. */
function standing(state: AccountState, capabilities: string[], { needs = outstanding, deadline }: Due): Standing {
  const ready = state === 'active'
  const capability = ready ? 'active' : state === 'restricted' ? 'inactive' : 'pending'
  const disabled = {
    active: null,
    pending: 'requirements.past_due',
    verifying: 'requirements.pending_verification',
    restricted: 'requirements.past_due',
  }[state]
  // An account that is ready can have something due by a date.
  const due = state === 'verifying' || (ready && deadline === undefined) ? [] : needs
  return {
    charges_enabled: ready && capabilities.includes('card_payments'),
    payouts_enabled: ready,
    details_submitted: state !== 'pending',
    capabilities: Object.fromEntries(capabilities.map((name) => [name, capability])),
    requirements: {
      alternatives: [],
      current_deadline: deadline ?? null,
      currently_due: due,
      disabled_reason: disabled,
      errors: [],
      eventually_due: due,
      past_due: state === 'restricted' ? due : [],
      pending_verification: state === 'verifying' ? needs : [],
    },
  }
}

/**
 * New accounts are ready at once, for a demo needs no onboarding, unless the control route says otherwise or their metadata asks
 * for it. Those that the platform fills in itself are ready once it has brought along what is required.
 */
export function createAccount(call: Call): unknown {
  const { params, store } = call
  requireOpenApi(store)
  params.only(...createParams)
  const controller = params.group('controller')
  if (controller && params.text('type') !== undefined)
    throw badParam('type', 'You may only specify one of these parameters: type, controller.')
  const given = withToken(call)
  const asked = readAskedAccount(given, readPlatform(store).country)
  requirePermittedAccount(store, asked)
  const needs = requirementsOf(asked, given)
  const { country, agreement, capabilities } = asked
  const account = {
    id: newId('acct', 16),
    object: 'account' as const,
    livemode: call.livemode,
    created: store.now(),
    business_profile: {},
    business_type: given.text('business_type') ?? null,
    controller: describeController(controller),
    country,
    default_currency: params.text('default_currency') ?? (country === 'US' ? 'usd' : 'eur'),
    email: params.text('email') ?? null,
    external_accounts: { object: 'list', data: [], has_more: false, url: '' },
    future_requirements: {},
    metadata: params.metadata(),
    settings: { branding: {}, card_payments: {}, dashboard: {}, payments: {} },
    tos_acceptance: { service_agreement: agreement },
    type: params.text('type') ?? (controller ? 'none' : 'standard'),
    ...standing(stateOfNew(store, asked, needs, params.metadata()), capabilities, { needs }),
    _simulator: { needs },
  }
  store.put(account)
  recordEvent(store, 'account.updated', account)
  return account
}

const describeController = (controller: Params | undefined) => ({
  type: 'application',
  is_controller: true,
  ...controller?.values,
  stripe_dashboard: { type: controller?.group('stripe_dashboard')?.text('type') ?? 'express' },
})

function stateOfNew(store: Store, asked: AskedAccount, needs: string[], metadata: Record<string, string>) {
  if (asked.filledInByPlatform) return needs.length === 0 ? 'active' : 'restricted'
  if (metadata['onboarding'] === 'required') return 'pending'
  const value = store.setting('new_accounts')
  return accountStates.find((state) => state === value) ?? 'active'
}

export function retrieveAccount(call: Call): unknown {
  call.params.only()
  return load(call, 'account', call.ids[0] ?? '', 'account', 'account')
}

/** POST /v1/accounts/{id}: metadata, e-mail. */
export function updateAccount(call: Call): unknown {
  const { params, store } = call
  params.only('metadata', 'email', 'capabilities', 'business_profile', 'settings')
  const account = load(call, 'account', call.ids[0] ?? '', 'account', 'account')
  const email = params.text('email')
  const changed = {
    ...account,
    metadata: params.metadata(account.metadata),
    ...(email === undefined ? {} : { email }),
  }
  store.put(changed)
  recordEvent(store, 'account.updated', changed)
  return changed
}

/** Undefined when there is no such account in either mode. `due` and `deadline`: what has to be given, and by when. */
export function setAccountState(store: Store, id: string, state: AccountState, { due, deadline }: AccountDue = {}) {
  const account = store.get('account', id, store.modeOf(id) ?? false)
  if (account === undefined) return undefined
  const needs = due ?? account._simulator?.needs
  const changed: Account = { ...account, ...standing(state, Object.keys(account.capabilities), { needs, deadline }) }
  store.put(changed)
  recordEvent(store, 'account.updated', changed)
  return changed
}

type AccountDue = { due?: string[] | undefined; deadline?: number | undefined }

const linkSeconds = 300

export function createAccountLink(call: Call): unknown {
  const { params, store } = call
  params.only('account', 'refresh_url', 'return_url', 'type', 'collect', 'collection_options')
  const account = loadParam(call, 'account', params.requiredText('account'), 'account')
  if (params.choice('type', ['account_onboarding', 'account_update']) === undefined) throw missingParam('type')
  const returnUrl = params.url('return_url')
  const refreshUrl = params.url('refresh_url')
  if (returnUrl === undefined) throw missingParam('return_url')
  if (refreshUrl === undefined) throw missingParam('refresh_url')
  const id = newId('acctlink', 32)
  const link: AccountLink = {
    id,
    object: 'account_link',
    livemode: call.livemode,
    created: store.now(),
    expires_at: store.now() + linkSeconds,
    url: `${call.pagesUrl}/onboarding/${id}`,
    _simulator: { account: account.id, returnUrl, refreshUrl },
  }
  store.put(link)
  return { object: link.object, created: link.created, expires_at: link.expires_at, url: link.url }
}

/** A login link exists only for accounts that have been through onboarding. */
export function createLoginLink(call: Call): unknown {
  call.params.only()
  const account = load(call, 'account', call.ids[0] ?? '', 'account', 'account')
  if (!account.details_submitted)
    throw refused('Cannot create a login link for an account that has not completed onboarding.')
  if (account.controller?.stripe_dashboard?.type === 'none')
    throw refused('Cannot create a login link for an account without an Express Dashboard.')
  return { object: 'login_link', created: call.store.now(), url: `${call.pagesUrl}/` }
}

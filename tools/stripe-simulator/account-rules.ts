import { badParam, refused } from '#tools/stripe-simulator/errors.ts'
import type { Params } from '#tools/stripe-simulator/params.ts'
import { readPlatform } from '#tools/stripe-simulator/platform.ts'
import type { Store } from '#tools/stripe-simulator/state.ts'

/** What a new account was asked to be, as far as Stripe's rules for accounts go by it. */
export interface AskedAccount {
  country: string
  agreement: 'full' | 'recipient'
  company: boolean
  capabilities: string[]
  /** Whether the platform brings everything along itself, as with a custom account. */
  filledInByPlatform: boolean
  /** Whether what its holder tells comes in a token. */
  byToken: boolean
}

const knownCapabilities = ['transfers', 'card_payments']
// Iceland is of the area, and isn't on Stripe's list.
const europeanArea = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LI LT LU MT NL NO PL PT RO SK SI ES SE'
const selfServe = new Set(`US GB CA CH ${europeanArea}`.split(' '))

export function readAskedAccount(params: Params, platformCountry: string): AskedAccount {
  const country = params.text('country') ?? platformCountry
  if (!/^[A-Z]{2}$/.test(country))
    throw badParam('country', `Country '${country}' is unknown. Use an ISO 3166-1 alpha-2 code.`)
  const asked = params.group('capabilities')
  const agreement = params.group('tos_acceptance')?.choice('service_agreement', ['full', 'recipient']) ?? 'full'
  return {
    country,
    agreement,
    company: params.choice('business_type', ['individual', 'company', 'non_profit', 'government_entity']) === 'company',
    // Who asks for none gets what the platform's dashboard is set to.
    capabilities: asked
      ? knownCapabilities.filter((name) => asked.group(name)?.text('requested') === 'true')
      : agreement === 'recipient'
        ? ['transfers']
        : knownCapabilities,
    filledInByPlatform: params.group('controller')?.text('requirement_collection') === 'application',
    byToken: params.text('account_token') !== undefined,
  }
}

/** A policy of the platform's, which Stripe judges before what was asked for. */
export function requireOpenApi(store: Store): void {
  if (readPlatform(store).accounts_v1) return
  throw refused(
    'Stripe no longer recommends Accounts v1 for new Connect integrations. Create connected accounts with POST /v2/core/accounts instead: https://docs.stripe.com/api/v2/core/accounts. Read more about Accounts v2: https://docs.stripe.com/connect/accounts-v2/account-creation. If your integration requires v1 account creation for a supported compatibility scenario, enable Accounts v1 support in the Dashboard: https://dashboard.stripe.com/settings/features/feat_accounts_v1_support.',
  )
}

/** Refuses what Stripe refuses, in its words. */
export function requirePermittedAccount(store: Store, asked: AskedAccount): void {
  const { country, agreement, capabilities } = asked
  const platform = readPlatform(store)
  if (!platform.profile_complete) {
    throw refused(
      'Please review the responsibilities of managing losses for connected accounts at https://dashboard.stripe.com/settings/connect/platform-profile.',
    )
  }
  if (platform.country === 'FR' && asked.filledInByPlatform && !asked.byToken) {
    throw refused(
      'Connect platforms based in FR must create accounts via account tokens when `controller[requirement_collection]=application`, which includes Custom accounts.',
    )
  }
  const within = country === platform.country || [country, platform.country].every((one) => selfServe.has(one))
  if (agreement === 'full' && !within)
    throw refused(
      `Connected accounts in ${country} cannot be created by platforms in ${platform.country}. Please contact us via https://support.stripe.com/contact if you need further assistance.`,
    )
  if (agreement === 'recipient' && (country === platform.country || !platform.cross_border)) {
    const message = `The recipient ToS agreement is not supported for platforms in ${platform.country} creating accounts in ${country}. See https://stripe.com/docs/connect/cross-border-payouts for more details.`
    throw refused(message, undefined, 'tos_acceptance[service_agreement]')
  }
  if (agreement === 'recipient' && capabilities.includes('card_payments')) {
    const message = 'Accounts under the recipient ToS agreement can not request the `card_payments` capability.'
    throw refused(message, undefined, 'capabilities')
  }
  const transfersOnly = platform.transfers_only?.includes(country) ?? country !== 'US'
  if (!capabilities.includes('card_payments') && !transfersOnly) {
    throw refused(
      'Your platform needs approval for accounts to have requested the `transfers` capability without the `card_payments` capability. If you would like to request transfers without card_payments, please contact us via https://support.stripe.com/contact.',
    )
  }
}

/** What Stripe's pages would ask for, less what the platform has brought along. */
export function requirementsOf({ country, agreement, company, capabilities }: AskedAccount, given: Params): string[] {
  const who = company ? 'representative' : 'individual'
  const all = [
    'external_account',
    ...(company ? ['company.name', 'company.tax_id', 'owners'] : []),
    `${who}.dob`,
    ...(agreement === 'recipient'
      ? [`${who}.address`]
      : [country === 'US' ? `${who}.ssn_last_4` : `${who}.verification.document`]),
    ...(capabilities.includes('card_payments') ? ['business_profile.mcc'] : []),
    'tos_acceptance.date',
  ]
  return all.filter((need) => !isGiven(given, need.split('.')))
}

function isGiven(params: Params, [name = '', ...rest]: string[]): boolean {
  if (rest.length === 0) return name in params.values
  const group = params.group(name)
  return group !== undefined && isGiven(group, rest)
}

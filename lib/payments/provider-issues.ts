import Stripe from 'stripe'
import { findProviderSettings, isSimulator, type Env, type Environment, type ProviderSettings } from '#lib/env.ts'
import { isMisconfigured, isRefusal, makeClient } from '#lib/payments/provider.ts'
import { withoutAbsent } from '#lib/view.ts'

/** `grave`: payments don't work until it is set right. `sentence` names the variable and what to do. */
type ProviderIssue = { grave: boolean; sentence: string }
export type ProviderReport = { issues: ProviderIssue[]; account?: string; simulated: boolean }

type Need = { name: string; method: 'GET' | 'POST'; path: string; params?: Record<string, string> }

/**
 * What a restricted key must be allowed, in the words of Stripe's dashboard. Permission is judged before parameters are, so a
 * request that could never be carried out tells whether it would be permitted.
 */
export const needs: readonly Need[] = [
  { name: 'Account: read', method: 'GET', path: '/v1/account' },
  { name: 'Balance: read', method: 'GET', path: '/v1/balance' },
  { name: 'Balance transactions: read', method: 'GET', path: '/v1/balance_transactions' },
  { name: 'Payouts: read', method: 'GET', path: '/v1/payouts' },
  { name: 'PaymentIntents: write', method: 'POST', path: '/v1/payment_intents' },
  { name: 'Charges and Refunds: write', method: 'POST', path: '/v1/refunds' },
  { name: 'Customers: write', method: 'POST', path: '/v1/customers', params: { payment_method: 'pm_none' } },
  { name: 'PaymentMethods: write', method: 'POST', path: '/v1/payment_methods/pm_none/detach' },
  { name: 'Disputes: write', method: 'POST', path: '/v1/disputes/dp_none' },
  { name: 'Transfers: write', method: 'POST', path: '/v1/transfers' },
  { name: 'Connected accounts: read', method: 'GET', path: '/v1/accounts/acct_none' },
  { name: 'Connected accounts: write', method: 'POST', path: '/v1/accounts', params: { country: 'nowhere' } },
  { name: 'Account Links: write', method: 'POST', path: '/v1/account_links' },
  { name: 'Login Links: write', method: 'POST', path: '/v1/accounts/acct_none/login_links' },
]

const once = { maxNetworkRetries: 0, timeout: 5_000 }

/**
 * Asks the provider whether an environment's settings are right: its key, the key's mode and permissions, and the account behind
 * it. Nothing is made or changed there. Throws where the provider is out of reach.
 */
export async function findProviderIssues(env: Env, environment: Environment): Promise<ProviderReport> {
  const settings = findProviderSettings(env, environment)
  if (settings === undefined) return { simulated: false, issues: [notSetUp(environment, env)] }
  const simulated = isSimulator(settings.apiBase)
  const name = environment === 'production' ? 'PRODUCTION' : 'DEVELOPMENT'
  const stripe = makeClient(settings)
  try {
    const [account, balance, closed] = await Promise.all([
      findAccount(stripe, settings),
      stripe.balance.retrieve({}, once),
      findClosedAccounts(stripe),
    ])
    const issues = [
      ...(balance.livemode === (environment === 'production') ? [] : [wrongMode(name, balance.livemode)]),
      ...(account === undefined || account.charges_enabled ? [] : [notReady(account.id)]),
      ...(isPaidOutBySchedule(account) ? [paidOutBySchedule(account.id)] : []),
      ...closed,
      ...(settings.connectWebhookSecrets.length > 0 ? [] : [noConnectSecret(name)]),
      ...(await findMissingPermissions(stripe, settings, name)),
    ]
    return { issues, simulated, ...withoutAbsent({ account: account?.id }) }
  } catch (error) {
    if (!isMisconfigured(error)) throw error
    return { issues: [refusedKey(name, error)], simulated }
  }
}

const isRestricted = ({ secretKey }: ProviderSettings) => secretKey.startsWith('rk_')

/** Our own account there; undefined where a restricted key may not see it, which is told among its permissions. */
async function findAccount(stripe: Stripe, settings: ProviderSettings): Promise<Stripe.Account | undefined> {
  try {
    return await stripe.accounts.retrieveCurrent({}, once)
  } catch (error) {
    if (isRestricted(settings) && error instanceof Stripe.errors.StripePermissionError) return undefined
    throw error
  }
}

/**
 * Whether researchers' accounts can be opened at all. Of an account in no country, only a refusal that sends us to the dashboard is
 * about our own account.
 */
async function findClosedAccounts(stripe: Stripe): Promise<ProviderIssue[]> {
  try {
    await stripe.rawRequest('POST', '/v1/accounts', { country: 'nowhere' }, once)
  } catch (error) {
    if (isRefusal(error)) return /dashboard/i.test(error.message) ? [closedAccounts(error.message)] : []
    // That a key lacks it is told among its permissions.
    if (!(error instanceof Stripe.errors.StripePermissionError)) throw error
  }
  return []
}

async function findMissingPermissions(stripe: Stripe, settings: ProviderSettings, name: string) {
  if (!isRestricted(settings)) return []
  const tried = await Promise.all(
    needs.map(async ({ name: permission, method, path, params }) => {
      try {
        await stripe.rawRequest(method, path, method === 'POST' ? params : undefined, once)
      } catch (error) {
        // It was permitted, and then found to make no sense.
        if (isRefusal(error)) return undefined
        if (error instanceof Stripe.errors.StripePermissionError) return permission
        throw error
      }
      return undefined
    }),
  )
  const missing = tried.filter((permission) => permission !== undefined)
  if (missing.length === 0) return []
  return [grave(`STRIPE_SECRET_KEY_${name}: this restricted key lacks the permissions ${missing.join(', ')}.`)]
}

const grave = (sentence: string): ProviderIssue => ({ grave: true, sentence })

const notSetUp = (
  environment: Environment,
  { ALLOW_REHEARSAL: isRehearsal }: Pick<Env, 'ALLOW_REHEARSAL'>,
): ProviderIssue => ({
  grave: false,
  sentence:
    environment === 'production'
      ? `Payments are not set up in production: set STRIPE_SECRET_KEY_PRODUCTION, STRIPE_PUBLISHABLE_KEY_PRODUCTION and STRIPE_WEBHOOK_SECRET_PRODUCTION, ${isRehearsal ? "in a rehearsal to a simulator's, and STRIPE_API_BASE_PRODUCTION to its address" : 'or ALLOW_REHEARSAL=1 where production is only rehearsed'}.`
      : 'Payments are not set up in development: set STRIPE_SECRET_KEY_DEVELOPMENT, STRIPE_PUBLISHABLE_KEY_DEVELOPMENT and STRIPE_WEBHOOK_SECRET_DEVELOPMENT.',
})
const wrongMode = (name: string, livemode: boolean) =>
  grave(`STRIPE_SECRET_KEY_${name}: the provider takes this for a ${livemode ? 'live' : 'test'} key.`)
const notReady = (account: string) =>
  grave(`The provider's account ${account} can't take payments yet: finish its activation in the provider's dashboard.`)
/**
 * A share is sent when its order is completed, weeks after the charge. By then the provider takes it from what is available, which a schedule
 * of payouts to our own bank leaves nothing of. Not every key is shown the schedule.
 */
const isPaidOutBySchedule = (account: Stripe.Account | undefined): account is Stripe.Account =>
  (account?.settings?.payouts?.schedule.interval ?? 'manual') !== 'manual'
const paidOutBySchedule = (account: string): ProviderIssue => ({
  grave: false,
  sentence: `The provider pays the balance of ${account} out by a schedule, and researchers' shares are sent from it weeks after the charge: set payouts to manual in the provider's dashboard, and pay out what is left over.`,
})
const closedAccounts = (message: string): ProviderIssue => ({
  grave: false,
  sentence: `The provider opens no accounts for researchers until our own is set right: ${message}`,
})
const noConnectSecret = (name: string): ProviderIssue => ({
  grave: false,
  sentence: `STRIPE_CONNECT_WEBHOOK_SECRET_${name} is not set: changes of researchers' accounts are not heard of. Add an endpoint for connected accounts in the provider's dashboard.`,
})
const refusedKey = (name: string, error: unknown) =>
  grave(
    `STRIPE_SECRET_KEY_${name}: the provider refuses this key (${error instanceof Error ? error.message : 'no reason given'}).`,
  )

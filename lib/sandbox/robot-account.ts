import type Stripe from 'stripe'
import type { Researcher } from '#lib/generated/prisma/client.ts'
import { getPlatformCountry } from '#lib/payments/platform.ts'
import { createAccount, rethrowRefusal } from '#lib/researchers/create-account.ts'
import { findAccount, type WithAccounts } from '#lib/researchers/open-account.ts'

// What the provider's test mode takes for verified; in live mode none of it would be.
const verified = {
  dob: { day: 1, month: 1, year: 1901 },
  email: 'robot@example.com',
  verification: { document: { front: 'file_identity_document_success' } },
}
const homes = {
  US: {
    individual: {
      ...verified,
      phone: '0000000000',
      ssn_last_4: '0000',
      id_number: '000000000',
      address: { line1: 'address_full_match', city: 'Boston', state: 'MA', postal_code: '02110', country: 'US' },
    },
    external_account: {
      object: 'bank_account',
      country: 'US',
      currency: 'usd',
      routing_number: '110000000',
      account_number: '000123456789',
    },
  },
  DE: {
    individual: {
      ...verified,
      phone: '+4930901820',
      address: { line1: 'address_full_match', city: 'Berlin', postal_code: '10115', country: 'DE' },
    },
    external_account: {
      object: 'bank_account',
      country: 'DE',
      currency: 'eur',
      account_number: 'DE89370400440532013000',
    },
  },
} as const satisfies Record<string, Stripe.AccountCreateParams>

type Home = keyof typeof homes

/** An account with everything filled in, for nobody goes through the provider's pages for a robot: this, and who it is. */
const toParams = ({ id }: Researcher, country: Home): Stripe.AccountCreateParams => ({
  controller: {
    fees: { payer: 'application' },
    losses: { payments: 'application' },
    requirement_collection: 'application',
    stripe_dashboard: { type: 'none' },
  },
  country,
  business_profile: { mcc: '7399', product_description: 'Research in archives, by a robot of the sandbox' },
  // Without card payments a platform would need an approval first.
  capabilities: { transfers: { requested: true }, card_payments: { requested: true } },
  external_account: homes[country].external_account,
  metadata: { researcher_id: id },
})

function toHolder({ name }: Researcher, country: Home) {
  const [first = name, ...rest] = name.split(' ').reverse()
  const individual = { ...homes[country].individual, first_name: first, last_name: rest.reverse().join(' ') || 'Robot' }
  return { business_type: 'individual', individual } as const
}

/**
 * A robot's account in the sandbox: the present one where it can be filled in by us, or one opened now. It lives where the
 * provider lets a platform's money go, which is in the same market.
 */
export async function openRobotAccount(robot: WithAccounts): Promise<Stripe.Account> {
  const present = await findAccount(robot, 'development')
  if (present?.controller?.requirement_collection === 'application' || present?.payouts_enabled) return present
  const platform = await getPlatformCountry('development')
  const home = platform === 'US' ? 'US' : 'DE'
  const [params, holder] = [toParams(robot, home), toHolder(robot, home)]
  // Of the day that it was made, so that a repetition is the same request.
  const tos_acceptance = { date: Math.floor(robot.createdAt.getTime() / 1000), ip: '8.8.8.8' }
  // A French platform may tell who holds an account by a token only, which in test mode our secret key can make.
  const opened =
    platform === 'FR'
      ? createAccount(robot, 'development', params, { ...holder, tos_shown_and_accepted: true })
      : createAccount(robot, 'development', { ...params, ...holder, tos_acceptance })
  return opened.catch(rethrowRefusal)
}

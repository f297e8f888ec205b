import { describe, expect, it } from 'vitest'
import { riskFlagIds } from '#lib/production/risk-flag-ids.ts'
import { findRiskFlags, type Facts } from '#lib/production/risk-flags.ts'
import { flagSentence } from '#lib/production/flag-sentence.ts'

const now = new Date('2026-03-02T09:30:00.000Z')
const member = { email: 'ada@example.com', confirmed: true, secondFactor: true, runsIt: true }
/** Of whom nothing is to be said. */
const good: Facts = {
  kind: 'integration',
  createdAt: new Date('2026-02-01T09:30:00.000Z'),
  webHost: 'example.com',
  members: [member],
  checksDone: 5,
  endpoints: 1,
  endpointsVerified: 1,
  requests: { all: 100, refused: 25 },
  payments: { charged: 100, disputed: 1, returned: 20 },
  kinship: { domains: [], networks: [] },
}

const cases: [(typeof riskFlagIds)[number], Partial<Facts>, string][] = [
  ['shares_domain', { kinship: { domains: ['bad.example'], networks: [] } }, 'bad.example'],
  ['shares_network', { kinship: { domains: [], networks: ['192.0.2.0/24'] } }, '192.0.2.0/24'],
  [
    'disputes',
    { payments: { charged: 100, disputed: 2, returned: 0 } },
    'Of 100 payments in production, 2 % were disputed',
  ],
  ['refunds', { payments: { charged: 10, disputed: 0, returned: 3 } }, '30 % were refunded'],
  ['address_unconfirmed', { members: [member, { ...member, confirmed: false }] }, 'A member has not confirmed'],
  ['free_mail', { members: [{ ...member, email: 'ada@gmail.com' }] }, 'free mail'],
  ['other_domain', { webHost: 'records.example' }, 'at records.example; they have them at example.com'],
  ['young_account', { createdAt: new Date('2026-03-01T09:31:00.000Z') }, 'less than a day'],
  ['no_second_factor', { members: [{ ...member, secondFactor: false }] }, 'second factor'],
  ['nothing_tried', { checksDone: 0 }, 'Nothing that a program should try'],
  ['no_endpoint_verified', { endpointsVerified: 0 }, 'Its webhook endpoint was not seen to check signatures.'],
  ['many_refusals', { requests: { all: 20, refused: 6 } }, '20 requests in development, 30 %'],
]

describe('risk flags', () => {
  it('are none of a client of whom there is nothing to say, a rate just below its mark included', () => {
    expect(findRiskFlags(good, now)).toEqual([])
    // So few say nothing.
    const few = { requests: { all: 19, refused: 19 }, payments: { charged: 9, disputed: 9, returned: 9 } }
    expect(findRiskFlags({ ...good, ...few }, now)).toEqual([])
  })

  it.each(cases)('%s is said, and alone', (id, facts, words) => {
    const flags = findRiskFlags({ ...good, ...facts }, now)
    expect(flags.map((flag) => flag.id)).toEqual([id])
    expect(flags.map(flagSentence).join()).toContain(words)
  })

  it('are each tried here', () => expect(cases.map(([id]) => id)).toEqual([...riskFlagIds]))

  it('expect of a person who looks for documents neither programs nor a domain, and count subdomains as the same', () => {
    const person = { kind: 'personal', webHost: undefined, checksDone: 0, endpoints: 0, endpointsVerified: 0 } as const
    expect(findRiskFlags({ ...good, ...person, members: [{ ...member, email: 'a@gmail.com' }] }, now)).toEqual([])
    expect(findRiskFlags({ ...good, webHost: 'www2.example.com' }, now)).toEqual([])
    const none = findRiskFlags({ ...good, endpoints: 0, endpointsVerified: 0 }, now)
    expect(none.map(flagSentence)).toEqual(['It has no webhook endpoint.'])
  })
})

import { sameHost } from '#lib/clients/web-host.ts'
import { domainOf, isFreeMail } from '#lib/production/free-mail.ts'
import { riskFlagIds, type RiskFlagId } from '#lib/production/risk-flag-ids.ts'

/** What is known of a client when somebody decides about its production. */
export type Facts = {
  kind: 'personal' | 'integration'
  createdAt: Date
  /** Of the address that it named, without `www.`. */
  webHost: string | undefined
  members: readonly { email: string; confirmed: boolean; secondFactor: boolean; runsIt: boolean }[]
  /** How many of the things that a program should try have been seen. */
  checksDone: number
  endpoints: number
  endpointsVerified: number
  /** The newest requests in development, and those of them that were refused or failed. */
  requests: { all: number; refused: number }
  /** In production, where it has paid before. */
  payments: { charged: number; disputed: number; returned: number }
  /** What it shares with clients that were refused, switched off or suspended. */
  kinship: { domains: readonly string[]; networks: readonly string[] }
}

/** `values` are those of its sentence. */
export type RiskFlag = { id: RiskFlagId; values: Record<string, string | number> }

const day = 86_400_000
/** Of so many at least a share says something. */
const fewPayments = 10
const fewRequests = 20
const percent = (part: number, whole: number) => Math.round((part / whole) * 100)

type Rule = (facts: Facts, now: Date) => RiskFlag['values'] | undefined

const own = ({ members }: Facts) =>
  members
    .map(({ email }) => domainOf(email))
    .filter((domain, i, all) => !isFreeMail(domain) && all.indexOf(domain) === i)

const rules: Record<RiskFlagId, Rule> = {
  shares_domain: ({ kinship: { domains } }) => (domains.length > 0 ? { domains: domains.join(', ') } : undefined),
  shares_network: ({ kinship: { networks } }) => (networks.length > 0 ? { networks: networks.join(', ') } : undefined),
  disputes: ({ payments: { charged, disputed } }) =>
    charged >= fewPayments && disputed / charged > 0.01
      ? { percent: percent(disputed, charged), payments: charged }
      : undefined,
  refunds: ({ payments: { charged, returned } }) =>
    charged >= fewPayments && returned / charged > 0.2
      ? { percent: percent(returned, charged), payments: charged }
      : undefined,
  address_unconfirmed: ({ members }) => {
    const count = members.filter(({ confirmed }) => !confirmed).length
    return count > 0 ? { count } : undefined
  },
  // Of a person who looks for a document nobody expects another one.
  free_mail: (facts) =>
    facts.kind === 'integration' && facts.members.length > 0 && own(facts).length === 0 ? {} : undefined,
  other_domain: (facts) => {
    const { webHost } = facts
    const domains = own(facts)
    if (webHost === undefined || domains.length === 0) return undefined
    return domains.some((domain) => sameHost(domain, webHost)) ? undefined : { webHost, domains: domains.join(', ') }
  },
  young_account: ({ createdAt }, now) => (now.getTime() - createdAt.getTime() < day ? {} : undefined),
  no_second_factor: ({ members }) => {
    const running = members.filter(({ runsIt }) => runsIt)
    return running.length > 0 && !running.some(({ secondFactor }) => secondFactor) ? {} : undefined
  },
  nothing_tried: ({ kind, checksDone }) => (kind === 'integration' && checksDone === 0 ? {} : undefined),
  no_endpoint_verified: ({ kind, endpoints, endpointsVerified }) =>
    kind === 'integration' && endpointsVerified === 0 ? { endpoints } : undefined,
  many_refusals: ({ requests: { all, refused } }) =>
    all >= fewRequests && refused / all > 0.25 ? { percent: percent(refused, all), requests: all } : undefined,
}

/** What somebody should look at before they say yes, the gravest first. None of it decides anything. */
export const findRiskFlags = (facts: Facts, now = new Date()): RiskFlag[] =>
  riskFlagIds.flatMap((id) => {
    const values = rules[id](facts, now)
    return values ? [{ id, values }] : []
  })

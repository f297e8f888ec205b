import { z } from 'zod'
import { findIssues } from '#lib/env-issues.ts'
import {
  contacts,
  databaseUrl,
  flag,
  httpUrl,
  isServer,
  listed,
  networks,
  proxies,
  replicaUrl,
  share,
  timeZone,
  toAmount,
  url,
  webhookSecrets,
  whole,
} from '#lib/env-values.ts'
import { logLevels } from '#lib/log.ts'

export const environments = ['development', 'production'] as const
/** The two worlds of one deployment; every key, order and endpoint belongs to exactly one. */
export type Environment = (typeof environments)[number]

const variables = z.object({
  PORT: whole(1, 65_535).default(3000),
  // The address to listen on; which one without it, `listenOn` says.
  HOST: z.string().max(255).optional(),
  // The proxies whose X-Forwarded-… headers are believed: addresses and networks, with commas between them.
  TRUST_PROXY: proxies,
  // Which name servers are asked for the records that prove a client's domain, with commas between them; else the system's.
  DNS_SERVERS: z
    .string()
    .default('')
    .transform(listed)
    .refine((servers) => servers.every(isServer), 'must list addresses such as 9.9.9.9, or 127.0.0.1:5300'),
  DATABASE_URL: databaseUrl,
  // Past the pooler that DATABASE_URL may lead through: for what a session is needed for (lib/connection.ts).
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  // Where lists, sums and tables may be read: replicas, each by itself, past poolers (lib/replicas.ts).
  DATABASE_REPLICA_URL: replicaUrl.optional(),
  // How the pooler in front of the database lends its sessions; none where it is absent.
  DATABASE_POOLER: z.enum(['session', 'transaction'], 'must be session or transaction').optional(),
  // Everything secret is derived from this one value (lib/secrets.ts).
  APP_SECRET: z.string().min(32, 'must have at least 32 characters'),
  // Those before it, with commas between them: what was made with them still opens (lib/secrets.ts).
  APP_SECRET_PREVIOUS: z
    .string()
    .default('')
    .transform(listed)
    .refine((secrets) => secrets.every((one) => one.length >= 32), 'must hold secrets of at least 32 characters'),
  DEVELOPMENT_BASE_URL: httpUrl,
  PRODUCTION_BASE_URL: httpUrl,
  PORTAL_URL: httpUrl,
  STRIPE_API_BASE: httpUrl.default('https://api.stripe.com'),
  // Of one environment alone; `npm start` sets it where the simulator takes the provider's place.
  STRIPE_API_BASE_DEVELOPMENT: httpUrl.optional(),
  STRIPE_API_BASE_PRODUCTION: httpUrl.optional(),
  ALLOW_REHEARSAL: flag.default(false),
  STRIPE_SECRET_KEY_DEVELOPMENT: z
    .string()
    .regex(/^[sr]k_test_/, 'must be a test key (sk_test_…)')
    .optional(),
  STRIPE_PUBLISHABLE_KEY_DEVELOPMENT: z
    .string()
    .regex(/^pk_test_/, 'must be a test key (pk_test_…)')
    .optional(),
  STRIPE_WEBHOOK_SECRET_DEVELOPMENT: webhookSecrets.optional(),
  STRIPE_CONNECT_WEBHOOK_SECRET_DEVELOPMENT: webhookSecrets.optional(),
  STRIPE_SECRET_KEY_PRODUCTION: z
    .string()
    .regex(/^[sr]k_live_/, 'must be a live key (sk_live_…)')
    .optional(),
  STRIPE_PUBLISHABLE_KEY_PRODUCTION: z
    .string()
    .regex(/^pk_live_/, 'must be a live key (pk_live_…)')
    .optional(),
  STRIPE_WEBHOOK_SECRET_PRODUCTION: webhookSecrets.optional(),
  STRIPE_CONNECT_WEBHOOK_SECRET_PRODUCTION: webhookSecrets.optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().min(3).default('Callslip <no-reply@localhost>'),
  // Whom the contact form writes to; every operator where it is absent.
  CONTACT_EMAIL: z.email('must be an e-mail address').optional(),
  // What /.well-known/security.txt names, with commas between; the contact form where it is absent.
  SECURITY_CONTACT: contacts,
  // Where the texts of /terms, /privacy and /imprint lie; docs/legal where it is absent.
  LEGAL_DIR: z.string().optional(),
  // How many days after an order ended the persons and instructions in it are forgotten; never where it is absent.
  FORGET_PERSONS_AFTER_DAYS: whole(1, 36_500).optional(),
  STORAGE_URL: url(['file:', 's3:']),
  WEBHOOK_ALLOW_LOCAL: flag.default(false),
  // Where webhooks come from, for the documentation to say; with commas between them.
  WEBHOOK_ADDRESSES: networks,
  RATE_LIMIT_DEVELOPMENT: whole(0, 10_000_000).default(600),
  RATE_LIMIT_PRODUCTION: whole(0, 10_000_000).default(1200),
  PLATFORM_FEE_BPS: whole(0, 10_000).default(1000),
  BILLING_SELLER_NAME: z.string().min(1).max(200).default('Callslip'),
  // Its lines, with `;` between them.
  BILLING_SELLER_ADDRESS: z.string().max(500).optional(),
  BILLING_SELLER_VAT_ID: z
    .string()
    .regex(/^[A-Z]{2}[A-Z0-9+*]{2,18}$/, 'must be a VAT id such as DE123456789')
    .optional(),
  // When and where invoices are to be paid, printed on those that no card has paid.
  BILLING_INVOICE_TERMS: z.string().min(1).max(500).optional(),
  // The register that VAT ids of the Union are looked up in when billing details are saved; nowhere unless it is set.
  VIES_URL: url(['https:', 'http:']).optional(),
  // The VAT in the fee, by the buyer's country.
  BILLING_VAT_RATES: z
    .string()
    .regex(/^([A-Z]{2}=\d{1,2}(\.\d{1,2})?([\s,]+|$))*$/, 'must be rates in percent by country, such as DE=19 FR=20')
    .default(''),
  // From which amount on a refund wants two operators, in minor units of each currency; `*` is any other.
  APPROVAL_ABOVE: z
    .string()
    .regex(
      /^(([A-Z]{3}|\*):\d{1,12}([\s,]+|$))+$/,
      'must be amounts in minor units, such as EUR:25000 USD:30000 *:25000',
    )
    .default('*:25000')
    .transform((list) => new Map(list.split(/[\s,]+/).flatMap((part) => toAmount(part)))),
  // `always`: what wants two operators waits where there is only one.
  TWO_OPERATORS: z.enum(['when_possible', 'always'], 'must be when_possible or always').default('when_possible'),
  // By whose clocks operators work from nine to five (lib/queue/working-time.ts).
  WORKING_HOURS_ZONE: timeZone.default('UTC'),
  DATABASE_POOL: whole(2, 500).default(20),
  // Where /metrics is served for Prometheus; nowhere where it is absent.
  METRICS_PORT: whole(1, 65_535).optional(),
  // Where traces are sent, as OpenTelemetry names it; nowhere where it is absent. Its library reads the headers for it (OTEL_EXPORTER_OTLP_HEADERS).
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).default('callslip'),
  // Of the requests whose callers don't say, the share that is followed.
  OTEL_TRACES_SAMPLER_ARG: share.default(1),
  // What is logged: this level and those above it (lib/log.ts).
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  // How long web goes on serving once it is told to end and says that it isn't ready: until those in front have noticed.
  LAME_DUCK_SECONDS: whole(0, 600).default(0),
  // Where a worker answers /live and /ready; nowhere unless it is set.
  WORKER_HEALTH_PORT: whole(1, 65_535).optional(),
})

export type Env = z.output<typeof variables>

/** Every variable that is read here. */
export const settingNames: readonly string[] = Object.keys(variables.shape)

type Addresses = Pick<Env, 'PRODUCTION_BASE_URL' | 'DEVELOPMENT_BASE_URL' | 'PORTAL_URL'>

export const isLoopback = (base: string) =>
  URL.canParse(base) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(base).hostname)

/** True where strangers can reach this deployment, as far as its own settings tell. */
export const isPublicDeployment = ({ PRODUCTION_BASE_URL, DEVELOPMENT_BASE_URL, PORTAL_URL }: Addresses) =>
  ![PRODUCTION_BASE_URL, DEVELOPMENT_BASE_URL, PORTAL_URL].every(isLoopback)

/**
 * Whether the simulator may take the provider's place in an environment. In the production of a public deployment an
 * invented card would confirm real orders, so somebody has to say that it is meant.
 */
export const maySimulate = (env: Addresses & Pick<Env, 'ALLOW_REHEARSAL'>, environment: Environment) =>
  environment === 'development' || env.ALLOW_REHEARSAL || !isPublicDeployment(env)

/** True where the payment provider is the simulator: plain http on this machine, which the real one never is. */
export const isSimulator = (apiBase: string) => new URL(apiBase).protocol === 'http:' && isLoopback(apiBase)

export type ProviderSettings = {
  secretKey: string
  publishableKey: string
  apiBase: string
  webhookSecrets: string[]
  /** Of the endpoint for connected accounts' events; empty where none is set up. */
  connectWebhookSecrets: string[]
}

/** One environment's way to the payment provider; undefined where payments are not set up. */
export function findProviderSettings(env: Env, environment: Environment): ProviderSettings | undefined {
  const name = environment === 'production' ? 'PRODUCTION' : 'DEVELOPMENT'
  const secretKey = env[`STRIPE_SECRET_KEY_${name}`]
  const publishableKey = env[`STRIPE_PUBLISHABLE_KEY_${name}`]
  const webhookSecrets = env[`STRIPE_WEBHOOK_SECRET_${name}`]
  const apiBase = env[`STRIPE_API_BASE_${name}`] ?? env.STRIPE_API_BASE
  if (!secretKey || !publishableKey || !webhookSecrets) return undefined
  if (isSimulator(apiBase) && !maySimulate(env, environment)) return undefined
  const connectWebhookSecrets = env[`STRIPE_CONNECT_WEBHOOK_SECRET_${name}`] ?? []
  return { secretKey, publishableKey, apiBase, webhookSecrets, connectWebhookSecrets }
}

/** Where the simulator listens, if any environment uses it. */
export const findSimulator = (env: Env): string | undefined =>
  environments
    .map((environment) => findProviderSettings(env, environment)?.apiBase)
    .find((apiBase) => apiBase !== undefined && isSimulator(apiBase))

/** Whether what listens on this address listens to other machines too; without one, `listenOn` decides. */
export const isOutward = (host: string | undefined): boolean =>
  host !== undefined && !['', 'localhost', '127.0.0.1', '::1'].includes(host)

/** Reachable by strangers, by its addresses or by what it listens on, and not as a rehearsal that is meant. */
export const isInEarnest = (env: Addresses & Pick<Env, 'ALLOW_REHEARSAL' | 'HOST'>): boolean =>
  !env.ALLOW_REHEARSAL && (isPublicDeployment(env) || isOutward(env.HOST))

/** Open to other machines only where the settings say so: what a first start brings along is for the one in front of it. */
export const listenOn = (env: Env): string | undefined =>
  env.HOST ?? (isPublicDeployment(env) ? undefined : '127.0.0.1')

/**
 * Reads every variable the service knows. Throws one Error with a line per fault, each beginning with the variable's
 * name. An empty value counts as absent, so that `NAME=` in a .env file means "the default".
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = variables.safeParse(given)
  if (!parsed.success) {
    throw new Error(
      parsed.error.issues
        .map((issue) => {
          const name = String(issue.path[0])
          return given[name] === undefined ? `${name} is required` : `${name} ${issue.message}`
        })
        .join('\n'),
    )
  }
  const issues = findIssues(parsed.data, isPublicDeployment(parsed.data))
  if (issues.length > 0) throw new Error(issues.join('\n'))
  return parsed.data
}

let current: Env | undefined

/** The process's own settings, read once and lazily: `next build` imports modules without any. */
export function getEnv(): Env {
  current ??= parseEnv(process.env)
  return current
}

export const baseUrlOf = (environment: Environment) =>
  environment === 'production' ? getEnv().PRODUCTION_BASE_URL : getEnv().DEVELOPMENT_BASE_URL

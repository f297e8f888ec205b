import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { findGaps } from '#lib/env-issues.ts'
import { type Environment, environments, isLoopback, isOutward, maySimulate } from '#lib/env.ts'
import { readJson, writePrivate } from './files.ts'
import { freePort } from './processes.ts'

export type Source = Readonly<Record<string, string | undefined>>
type StripeSecrets = {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  connectWebhookSecret: string
}
export type Secrets = {
  appSecret: string
  simulatorPort: number
  stripe: { development: StripeSecrets; production: StripeSecrets }
}

/** Random per installation, made once and kept: sessions, encrypted columns and the simulator's ledger depend on them. */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json')
  const known = readJson<Secrets>(file)
  if (known !== undefined) return withConnectSecrets(known, file)
  const made: Secrets = {
    appSecret: randomBytes(32).toString('base64'),
    simulatorPort: await freePort(),
    stripe: { development: simulatorKeys('test'), production: simulatorKeys('live') },
  }
  writePrivate(file, JSON.stringify(made, null, 2))
  return made
}

/** Installations from before there were two sources of events have no secret for the second. */
function withConnectSecrets(known: Secrets, file: string): Secrets {
  const { development, production } = known.stripe
  const missing = [development, production].filter(({ connectWebhookSecret }) => !connectWebhookSecret)
  if (missing.length === 0) return known
  for (const secrets of missing) secrets.connectWebhookSecret = `whsec_${randomBytes(18).toString('hex')}`
  writePrivate(file, JSON.stringify(known, null, 2))
  return known
}

function simulatorKeys(mode: 'test' | 'live'): StripeSecrets {
  const random = () => randomBytes(18).toString('hex')
  return {
    secretKey: `sk_${mode}_sim_${random()}`,
    publishableKey: `pk_${mode}_sim_${random()}`,
    webhookSecret: `whsec_${random()}`,
    connectWebhookSecret: `whsec_${random()}`,
  }
}

const nameOf = (environment: Environment) => (environment === 'production' ? 'PRODUCTION' : 'DEVELOPMENT')

/** Whether somebody has begun to name Stripe keys for an environment; what is still missing is the parser's to say. */
export const hasStripe = (given: Source, environment: Environment): boolean =>
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'].some(
    (variable) => given[`${variable}_${nameOf(environment)}`],
  )

/** The environments in which the simulator takes Stripe's place, each by itself. */
export const simulatedEnvironments = (settings: Source): Environment[] =>
  environments.filter((environment) => isSimulated(settings[`STRIPE_SECRET_KEY_${nameOf(environment)}`]))

const isSimulated = (secretKey: string | undefined) => /^sk_(test|live)_sim_/.test(secretKey ?? '')

/**
 * Every variable that web, worker and simulator see: what was given, else the default. An empty value counts as not
 * given. Nothing is checked here; that is the parser's duty, on the result.
 */
export function completeSettings(
  given: Source,
  dataDir: string,
  databaseUrl: string,
  secrets: Secrets,
): Record<string, string> {
  const source: Record<string, string> = {}
  for (const [name, value] of Object.entries(given)) if (value !== undefined && value !== '') source[name] = value
  const port = source['PORT'] ?? '3000'
  const portal = source['PORTAL_URL'] ?? `http://localhost:${port}`
  const development = source['DEVELOPMENT_BASE_URL'] ?? `http://localhost:${port}/api`
  const production = source['PRODUCTION_BASE_URL'] ?? `http://localhost:${port}/production/api`
  const defaults: Record<string, string> = {
    PORT: port,
    DATABASE_URL: databaseUrl,
    APP_SECRET: secrets.appSecret,
    DEVELOPMENT_BASE_URL: development,
    PRODUCTION_BASE_URL: production,
    PORTAL_URL: portal,
    NEXTAUTH_URL: portal,
    MAIL_FROM: 'Callslip <no-reply@localhost>',
    STORAGE_URL: `file://${join(dataDir, 'documents')}`,
    RATE_LIMIT_DEVELOPMENT: '600',
    RATE_LIMIT_PRODUCTION: '1200',
    PLATFORM_FEE_BPS: '1000',
    NEXT_TELEMETRY_DISABLED: '1',
  }
  // On a host that others can reach, webhooks to loopback would let any client probe the server's own network.
  if ([development, production, portal].every(isLoopback)) defaults['WEBHOOK_ALLOW_LOCAL'] = '1'
  const place = {
    DEVELOPMENT_BASE_URL: development,
    PRODUCTION_BASE_URL: production,
    PORTAL_URL: portal,
    ALLOW_REHEARSAL: source['ALLOW_REHEARSAL'] === '1',
  }
  for (const environment of environments)
    if (!hasStripe(source, environment) && maySimulate(place, environment))
      Object.assign(defaults, simulatorDefaults(secrets, environment))
  return { ...defaults, ...source, DATA_DIR: dataDir }
}

function simulatorDefaults({ simulatorPort, stripe }: Secrets, environment: Environment): Record<string, string> {
  const own = stripe[environment]
  const name = nameOf(environment)
  return {
    [`STRIPE_API_BASE_${name}`]: `http://127.0.0.1:${simulatorPort}`,
    [`STRIPE_SECRET_KEY_${name}`]: own.secretKey,
    [`STRIPE_PUBLISHABLE_KEY_${name}`]: own.publishableKey,
    [`STRIPE_WEBHOOK_SECRET_${name}`]: own.webhookSecret,
    [`STRIPE_CONNECT_WEBHOOK_SECRET_${name}`]: own.connectWebhookSecret,
  }
}

/** Whether demo data are written: where a person tries the service on a database that came with it. `undefined`: the seed decides. */
export function demoSetting(given: Source, settings: Source): '0' | '1' | undefined {
  if (given['SEED_DEMO'] === '0' || given['SEED_DEMO'] === '1') return given['SEED_DEMO']
  if (isOpen(given, settings)) return given['ALLOW_REHEARSAL'] === '1' && !given['DATABASE_URL'] ? '1' : '0'
  return given['DATABASE_URL'] ? undefined : '1'
}

const addresses = ['DEVELOPMENT_BASE_URL', 'PRODUCTION_BASE_URL', 'PORTAL_URL'] as const
const isPublic = (settings: Source) => !addresses.every((name) => isLoopback(settings[name] ?? ''))
/** Reachable by others: by its addresses, or by what it listens on. */
const isOpen = (given: Source, settings: Source) => isPublic(settings) || isOutward(given['HOST'])

/**
 * What a deployment that strangers can reach must not go without, a line each; none where `ALLOW_REHEARSAL=1` says that a
 * rehearsal in public is meant.
 */
export function findExposures(given: Source, settings: Source): string[] {
  if (given['ALLOW_REHEARSAL'] === '1' || !isOpen(given, settings)) return []
  const exposures =
    demoSetting(given, settings) === '1' ? ['SEED_DEMO: must be 0, for everybody knows the demo logins'] : []
  if (isPublic(settings)) {
    if (!given['APP_SECRET'])
      exposures.push('APP_SECRET: is required, for one that was generated here is lost with DATA_DIR')
    exposures.push(...findGaps(settings).map((gap) => gap.replace(' ', ': ')))
  }
  if (exposures.length === 0) return []
  return [
    'Strangers can reach this deployment. ALLOW_REHEARSAL=1 says that it is a rehearsal; otherwise:',
    ...exposures,
  ]
}

/** What the simulator process needs on top: its port, where it keeps its state, whom it tells about events. */
export function simulatorSettings(settings: Source, dataDir: string, port: number): Record<string, string> {
  const simulated = simulatedEnvironments(settings)
  const receivers = (connect: boolean) =>
    simulated.map((environment) => ({
      livemode: environment === 'production',
      connect,
      url: `${settings[`${nameOf(environment)}_BASE_URL`]}/stripe/events`,
      secret: settings[`STRIPE_${connect ? 'CONNECT_' : ''}WEBHOOK_SECRET_${nameOf(environment)}`],
    }))
  return {
    STRIPE_SIMULATOR_PORT: String(port),
    // Browsers come through the portal: the simulator itself listens to this machine only.
    STRIPE_SIMULATOR_PUBLIC_URL: `${settings['PORTAL_URL']?.replace(/\/+$/, '')}/stripe-simulator`,
    STRIPE_SIMULATOR_STATE: join(dataDir, 'stripe-simulator.sqlite'),
    STRIPE_SIMULATOR_WEBHOOKS: JSON.stringify([...receivers(false), ...receivers(true)]),
  }
}

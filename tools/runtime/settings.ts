import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { readJson, writePrivate } from './files.ts'
import { freePort } from './processes.ts'

export type Source = Readonly<Record<string, string | undefined>>
type StripeSecrets = { secretKey: string; publishableKey: string; webhookSecret: string }
export type Secrets = {
  appSecret: string
  simulatorPort: number
  stripe: { development: StripeSecrets; production: StripeSecrets }
}

/** Random per installation, made once and kept: sessions, encrypted columns and the simulator's ledger depend on them. */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json')
  const known = readJson<Secrets>(file)
  if (known !== undefined) return known
  const made: Secrets = {
    appSecret: randomBytes(32).toString('base64'),
    simulatorPort: await freePort(),
    stripe: { development: simulatorKeys('test'), production: simulatorKeys('live') },
  }
  writePrivate(file, JSON.stringify(made, null, 2))
  return made
}

function simulatorKeys(mode: 'test' | 'live'): StripeSecrets {
  const random = () => randomBytes(18).toString('hex')
  return {
    secretKey: `sk_${mode}_sim_${random()}`,
    publishableKey: `pk_${mode}_sim_${random()}`,
    webhookSecret: `whsec_${random()}`,
  }
}

/** The simulator takes Stripe's place only when no real (or test mode) key is given for either environment. */
export function usesSimulator(source: Source): boolean {
  return !source['STRIPE_SECRET_KEY_DEVELOPMENT'] && !source['STRIPE_SECRET_KEY_PRODUCTION']
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

function isLoopback(url: string): boolean {
  return URL.canParse(url) && LOOPBACK.has(new URL(url).hostname)
}

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
  if (usesSimulator(source)) Object.assign(defaults, simulatorDefaults(secrets))
  else defaults['STRIPE_API_BASE'] = 'https://api.stripe.com'
  return { ...defaults, ...source, DATA_DIR: dataDir }
}

function simulatorDefaults({ simulatorPort, stripe }: Secrets): Record<string, string> {
  return {
    STRIPE_API_BASE: `http://127.0.0.1:${simulatorPort}`,
    STRIPE_SECRET_KEY_DEVELOPMENT: stripe.development.secretKey,
    STRIPE_PUBLISHABLE_KEY_DEVELOPMENT: stripe.development.publishableKey,
    STRIPE_WEBHOOK_SECRET_DEVELOPMENT: stripe.development.webhookSecret,
    STRIPE_SECRET_KEY_PRODUCTION: stripe.production.secretKey,
    STRIPE_PUBLISHABLE_KEY_PRODUCTION: stripe.production.publishableKey,
    STRIPE_WEBHOOK_SECRET_PRODUCTION: stripe.production.webhookSecret,
  }
}

/** What the simulator process needs on top: its port, where it keeps its state, whom it tells about events. */
export function simulatorSettings(settings: Source, dataDir: string, port: number): Record<string, string> {
  const receiver = (mode: 'DEVELOPMENT' | 'PRODUCTION') => ({
    livemode: mode === 'PRODUCTION',
    url: `${settings[`${mode}_BASE_URL`]}/stripe/events`,
    secret: settings[`STRIPE_WEBHOOK_SECRET_${mode}`],
  })
  return {
    STRIPE_SIMULATOR_PORT: String(port),
    // Browsers come through the portal: the simulator itself listens to this machine only.
    STRIPE_SIMULATOR_PUBLIC_URL: `${settings['PORTAL_URL']?.replace(/\/+$/, '')}/stripe-simulator`,
    STRIPE_SIMULATOR_STATE: join(dataDir, 'stripe-simulator.sqlite'),
    STRIPE_SIMULATOR_WEBHOOKS: JSON.stringify([receiver('DEVELOPMENT'), receiver('PRODUCTION')]),
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { DemoFile } from '#tools/runtime/demo.ts'
import { freePort, isAlive, waitUntilGone } from '#tools/runtime/processes.ts'
import { scratchDir } from '#tools/runtime/scratch.ts'
import type { Secrets } from '#tools/runtime/settings.ts'

export type Pids = { supervisor: number; web?: number; worker?: number; simulator?: number; postgres?: number }
export type RunningApp = {
  dataDir: string
  port: number
  demo: DemoFile
  /** Read anew at each call: a killed process comes back under another pid. */
  pids(): Pids
  /** Everything that the supervisor printed so far. */
  output(): string
  /** The same data on the same port, as after Ctrl-C and another `npm start`. Returns the milliseconds until it was ready. */
  restart(): Promise<number>
  stop(): Promise<void>
}
export type Options = {
  /** A folder of its own, removed by `stop`, when absent. */
  dataDir?: string
  port?: number
  env?: Record<string, string>
  /** As `npm run dev` does: unbuilt, with changes picked up. */
  dev?: boolean
}

const root = join(import.meta.dirname, '..')
const PREFIX = 'callslip-app-'
// What would lead the tests to somebody's own database, mail server or account. Empty counts as absent, and unlike an
// absent one it isn't filled in from a .env file.
const NEUTRAL = [
  'DATABASE_URL',
  'SEED_DEMO',
  'APP_SECRET',
  'APP_SECRET_PREVIOUS',
  'APPROVAL_ABOVE',
  'TWO_OPERATORS',
  'DEVELOPMENT_BASE_URL',
  'PRODUCTION_BASE_URL',
  'PORTAL_URL',
  'NEXTAUTH_URL',
  'NEXTAUTH_SECRET',
  'STRIPE_API_BASE',
  'STRIPE_API_BASE_DEVELOPMENT',
  'STRIPE_API_BASE_PRODUCTION',
  'STRIPE_CONNECT_WEBHOOK_SECRET_DEVELOPMENT',
  'STRIPE_CONNECT_WEBHOOK_SECRET_PRODUCTION',
  'ALLOW_REHEARSAL',
  'HOST',
  'TRUST_PROXY',
  'STRIPE_SECRET_KEY_DEVELOPMENT',
  'STRIPE_SECRET_KEY_PRODUCTION',
  'STRIPE_PUBLISHABLE_KEY_DEVELOPMENT',
  'STRIPE_PUBLISHABLE_KEY_PRODUCTION',
  'STRIPE_WEBHOOK_SECRET_DEVELOPMENT',
  'STRIPE_WEBHOOK_SECRET_PRODUCTION',
  'SMTP_URL',
  'CONTACT_EMAIL',
  'SECURITY_CONTACT',
  'LEGAL_DIR',
  'FORGET_PERSONS_AFTER_DAYS',
  'STORAGE_URL',
  'WEBHOOK_ALLOW_LOCAL',
  'PLATFORM_FEE_BPS',
  'DATABASE_POOL',
  'LAME_DUCK_SECONDS',
  'WORKER_HEALTH_PORT',
  'DNS_SERVERS',
  'TEMPLATE_DATABASE',
  'CLUSTER_URL',
  'NODE_ENV',
  'NODE_OPTIONS',
]

/**
 * Starts the real supervisor with an embedded database of its own, without rate limits, and waits until it serves. It
 * ends with this process, however this process ends. The build is shared with every other start from this checkout.
 */
export async function startApp({
  dataDir: given,
  port: wanted,
  env: more = {},
  dev = false,
}: Options = {}): Promise<RunningApp> {
  sweep()
  const dataDir = given ?? mkdtempSync(join(scratchDir(), `${PREFIX}${process.pid}-`))
  chmodSync(dataDir, 0o711) // as root, PostgreSQL runs as another user, who has to pass through
  const port = wanted ?? (await freePort())
  const env = {
    ...process.env,
    ...Object.fromEntries(NEUTRAL.map((name) => [name, ''])),
    RATE_LIMIT_DEVELOPMENT: '0',
    RATE_LIMIT_PRODUCTION: '0',
    ...more,
    PORT: String(port),
    DATA_DIR: dataDir,
  }
  const lines: string[] = []
  let supervisor = await launch(env, lines, dev)
  const end = async () => {
    supervisor.kill('SIGTERM')
    if (supervisor.pid !== undefined && !(await waitUntilGone(supervisor.pid, 20_000)))
      throw new Error(`The app does not stop:\n${lines.join('\n')}`)
  }
  return {
    dataDir,
    port,
    demo: readDemo(dataDir),
    pids: () => readPids(dataDir),
    output: () => lines.join('\n'),
    async restart() {
      await end()
      const began = performance.now()
      supervisor = await launch(env, lines, dev)
      return performance.now() - began
    },
    async stop() {
      await end()
      const deviations = readDeviations(dataDir)
      if (given === undefined) rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
      if (deviations.length > 0) throw new Error(deviations.join('\n'))
    },
  }
}

function launch(env: NodeJS.ProcessEnv, lines: string[], dev: boolean): Promise<ChildProcess> {
  // With a channel the supervisor notices when this process is killed.
  const script = ['--disable-warning=ExperimentalWarning', 'tools/serve.ts', ...(dev ? ['--dev'] : [])]
  const child = spawn(process.execPath, script, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line)
        if (line.startsWith('Callslip is running')) resolve(child)
      })
    }
    child.once('exit', (code) => reject(new Error(`The app ended with exit code ${code}:\n${lines.join('\n')}`)))
  })
}

// Both files are written by the app in one step, so they are whole.
export const readDemo = (dataDir: string) => JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8')) as DemoFile
export const readPids = (dataDir: string) => JSON.parse(readFileSync(join(dataDir, 'pids.json'), 'utf8')) as Pids
export const readSecrets = (dataDir: string) =>
  JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as Secrets

/** Where the product or the simulator was not as Stripe publishes it: whatever a test looked at, the run fails. */
function readDeviations(dataDir: string): string[] {
  const log = join(dataDir, 'logs', 'simulator.log')
  if (!existsSync(log)) return []
  return readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line.includes('not as Stripe publishes it'))
}

/** Removes what killed runs left behind; their processes have ended by themselves. */
function sweep(): void {
  for (const name of readdirSync(scratchDir())) {
    const owner = Number(/^callslip-app-(\d+)-/.exec(name)?.[1])
    if (owner && !isAlive(owner)) rmSync(join(scratchDir(), name), { recursive: true, force: true })
  }
}

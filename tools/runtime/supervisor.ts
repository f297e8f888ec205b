import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { newClient } from '#lib/connection.ts'
import { environments, isInEarnest, parseEnv } from '#lib/env.ts'
import { build, buildStamp, generateClient, isBuilt } from './build.ts'
import { type Child, superviseChild } from './child.ts'
import { describeDemo, type DemoFile, type Seeded, seedDatabase, writeDemoFile } from './demo.ts'
import { tryLock, withLock } from './exclusive-lock.ts'
import { waitForHealth, waitForPort } from './health.ts'
import { databasesOf, migrate } from './migrate.ts'
import { PidFile, type ProcessName, scripts } from './pids.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './postgres.ts'
import { freePort, isPortFree } from './processes.ts'
import { step } from './progress.ts'
import { recallDemo } from './recall-demo.ts'
import { Refusal } from './refusal.ts'
import {
  completeSettings,
  demoSetting,
  findExposures,
  hasStripe,
  loadSecrets,
  type Secrets,
  simulatedEnvironments,
  simulatorSettings,
} from './settings.ts'
import { watchSources } from './watch-sources.ts'

/** Brings everything up in order and takes it down in the opposite order. */
export class Supervisor {
  readonly #root: string
  readonly #dev: boolean
  readonly #dataDir: string
  readonly #logs: string
  readonly #pids: PidFile
  readonly #children = new Map<ProcessName, Child>()
  #postgres: EmbeddedPostgres | undefined
  #opening: Promise<void> | undefined
  #simulator: Promise<void> | undefined
  #sources: { close(): void } | undefined
  #locked = false
  #stopping = false

  constructor(root: string, dev: boolean) {
    this.#root = root
    this.#dev = dev
    if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
    this.#dataDir = resolve(root, process.env['DATA_DIR'] || '.data')
    this.#logs = join(this.#dataDir, 'logs')
    this.#pids = new PidFile(this.#dataDir)
  }

  async start(): Promise<void> {
    mkdirSync(this.#logs, { recursive: true })
    if (tryLock(join(this.#dataDir, 'supervisor.lock')) === undefined) {
      throw new Refusal(
        `Callslip is already running on ${this.#dataDir}. Stop it first, or set DATA_DIR and PORT for a second one.`,
      )
    }
    this.#locked = true
    await this.#pids.endLeftOvers()
    const secrets = await this.#secrets()
    const settings = await this.#settings(secrets)
    // It needs no database: while that opens, it begins.
    if (simulatedEnvironments(settings).length > 0) this.#startSimulator(settings, secrets.simulatorPort)
    this.#opening = step('Database', () => this.#openDatabase(settings))
    await this.#opening
    settings['DATABASE_URL'] = this.#postgres?.url ?? settings['DATABASE_URL'] ?? ''
    this.#goOn()
    await generateClient(this.#root, join(this.#logs, 'generate.log'))
    this.#goOn()
    await step('Migrations', () => migrate(databasesOf(settings), this.#root))
    this.#goOn()
    const { demo, orders } = await step('Demo data', () => this.#openDemo(settings))
    if (demo !== undefined) writeDemoFile(this.#dataDir, 'seeded.json', demo)
    this.#goOn()
    if (!this.#dev) await this.#build()
    this.#goOn()
    const hasOrders = await step('Demo orders', () => orders)
    this.#goOn()
    await step('Services', () => this.#startServices(settings))
    this.#announce(settings, demo, hasOrders)
  }

  async #secrets(): Promise<Secrets> {
    const secrets = await loadSecrets(this.#dataDir)
    if (await isPortFree(secrets.simulatorPort, '127.0.0.1')) return secrets
    return { ...secrets, simulatorPort: await freePort() }
  }

  /** Refuses a wrong value before anything is started. */
  async #settings(secrets: Secrets): Promise<Record<string, string>> {
    if (process.env['STRIPE_API_BASE'] && !environments.some((one) => hasStripe(process.env, one))) {
      throw new Refusal(
        'STRIPE_API_BASE: needs STRIPE_SECRET_KEY_DEVELOPMENT or STRIPE_SECRET_KEY_PRODUCTION beside it',
      )
    }
    const placeholder = 'postgresql://callslip:embedded@127.0.0.1:5432/callslip'
    const settings = completeSettings(process.env, this.#dataDir, placeholder, secrets)
    const { parseStorageUrl } = await import('#lib/files/storage.ts')
    try {
      parseStorageUrl(parseEnv(settings).STORAGE_URL)
    } catch (error) {
      throw new Refusal(error instanceof Error ? error.message : String(error))
    }
    const exposures = findExposures(process.env, settings)
    if (exposures.length > 0) throw new Refusal(exposures.join('\n'))
    const port = Number(settings['PORT'])
    if (!(await isPortFree(port)))
      throw new Refusal(`PORT: ${port} is taken by another program; set PORT to a free one`)
    return settings
  }

  async #openDatabase(settings: Record<string, string>): Promise<void> {
    if (!process.env['DATABASE_URL']) return this.#startPostgres()
    const client = newClient(databasesOf(settings).shared, { connectionTimeoutMillis: 10_000 })
    try {
      await client.connect()
    } catch (error) {
      throw new Refusal(`DATABASE_URL: no connection: ${error instanceof Error ? error.message : String(error)}`)
    } finally {
      await client.end().catch(() => {})
    }
  }

  async #startPostgres(port?: number): Promise<void> {
    const dataDir = join(this.#dataDir, 'postgres')
    const started = await startEmbeddedPostgres({ dataDir, log: console.log, ...(port === undefined ? {} : { port }) })
    this.#postgres = started
    this.#pids.set('postgres', started.pid)
    void started.exited.then(async () => {
      if (this.#stopping || this.#postgres !== started) return
      console.error(`The database server ended unexpectedly; restarting. Log: ${dataDir}.log`)
      await this.#restartPostgres(Number(new URL(started.url).port))
    })
  }

  /** On the same port, which the other processes go on trying: where somebody else has it just now, until it is free. */
  async #restartPostgres(port: number): Promise<void> {
    while (!this.#stopping) {
      this.#opening = this.#startPostgres(port)
      const failure = await this.#opening.then(
        () => undefined,
        (error: unknown) => error,
      )
      if (failure === undefined) return
      console.error(failure)
      await sleep(2_000)
    }
  }

  #environment(settings: Record<string, string>): NodeJS.ProcessEnv {
    const inherited: Record<string, string> = {}
    for (const [name, value] of Object.entries(process.env))
      if (value !== undefined && value !== '') inherited[name] = value
    const demo = demoSetting(process.env, settings)
    const seedDemo = demo === undefined ? {} : { SEED_DEMO: demo }
    // In development processes start often, and a third of that is compiling what has not changed.
    const mode: NodeJS.ProcessEnv = this.#dev
      ? { NODE_ENV: 'development' as const, NODE_COMPILE_CACHE: join(this.#root, '.tmp', 'compile-cache') }
      : { NODE_ENV: 'production' as const }
    return { ...inherited, ...settings, ...seedDemo, ...mode }
  }

  async #build(): Promise<void> {
    const stamp = buildStamp(this.#root)
    if (isBuilt(this.#root, stamp)) return
    // Another data folder may be served from the same checkout.
    const once = async () => {
      if (!isBuilt(this.#root, stamp)) await build(this.#root, stamp, join(this.#logs, 'build.log'))
    }
    await step('Build', () => withLock(join(this.#root, '.tmp', 'build.lock'), once))
  }

  #startSimulator(settings: Record<string, string>, port: number): void {
    const env = { ...this.#environment(settings), ...simulatorSettings(settings, this.#dataDir, port) }
    this.#supervise('simulator', env)
    this.#simulator = waitForPort(port, 30_000, 'The Stripe simulator', this.#logOf('simulator'))
    this.#simulator.catch(() => {}) // heard by whoever needs it
  }

  /** What a start has to add to the demo, a process of its own does; mostly an earlier one has added it all. */
  async #openDemo(settings: Record<string, string>): Promise<Seeded> {
    const env = parseEnv(settings)
    // Where strangers come, a demo is a reason to refuse.
    if (!isInEarnest(env) && demoSetting(process.env, settings) !== '0') {
      const known = await recallDemo(this.#dataDir, env)
      if (known?.complete) return { demo: known.demo, orders: Promise.resolve(known.orders) }
    }
    await this.#simulator // new researchers need accounts at the provider
    return seedDatabase(this.#root, this.#environment(settings))
  }

  async #startServices(settings: Record<string, string>): Promise<void> {
    const env = this.#environment(settings)
    const port = settings['PORT'] ?? ''
    await this.#simulator
    this.#supervise('web', env)
    this.#supervise('worker', env)
    await waitForHealth(settings['DEVELOPMENT_BASE_URL'] ?? '', Number(port), 120_000, this.#logOf('web'))
    if (this.#dev) this.#sources = watchSources(this.#root, () => this.#restartServices())
  }

  /** Only what Node runs: pages, components and what only they import are Next's to exchange, while all goes on. */
  #restartServices(): void {
    console.log('Changed: web and worker start again.')
    // Streams of events and Next's own socket stay open for as long as a page does, so that waiting longer helps nobody.
    for (const name of ['web', 'worker'] as const) void this.#children.get(name)?.restart(300)
  }

  #logOf(name: ProcessName): string {
    return join(this.#logs, `${name}.log`)
  }

  #supervise(name: keyof typeof scripts, env: NodeJS.ProcessEnv): void {
    this.#goOn()
    const args = [scripts[name]]
    const onPid = (pid: number | undefined) => this.#pids.set(name, pid)
    this.#children.set(name, superviseChild({ name, args, root: this.#root, env, logFile: this.#logOf(name), onPid }))
  }

  #announce(settings: Record<string, string>, demo: DemoFile | undefined, hasOrders: boolean): void {
    if (demo === undefined) console.log(`\nCallslip is running at ${settings['PORTAL_URL']}\n`)
    else {
      writeDemoFile(this.#dataDir, 'demo.json', demo)
      console.log(`\nCallslip is running.\n\n${describeDemo(demo, hasOrders)}\n`)
    }
    console.log(`Logs: ${this.#logs}   Stop: Ctrl-C`)
  }

  /** A stop may be asked for between two steps of the start; the next one must not begin. */
  #goOn(): void {
    if (this.#stopping) throw new Stopped()
  }

  /** Those that write first, then what they write to. */
  async stop(): Promise<void> {
    this.#stopping = true
    this.#sources?.close()
    const lameDuckMs = Number(process.env['LAME_DUCK_SECONDS'] || 0) * 1_000
    await Promise.all([this.#children.get('web')?.stop(10_000 + lameDuckMs), this.#children.get('worker')?.stop(4_000)])
    await this.#children.get('simulator')?.stop(2_000)
    await this.#opening?.catch(() => {}) // a server that is just coming up has to be stopped too
    await this.#postgres?.stop()
    if (this.#locked) this.#pids.remove()
  }
}

export class Stopped extends Error {}

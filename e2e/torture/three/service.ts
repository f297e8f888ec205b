import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { flagsOf, mallocSettings } from '#tools/runtime/child.ts'
import { build, buildStamp, generateClient, isBuilt } from '#tools/runtime/build.ts'
import { seedDatabase } from '#tools/runtime/demo.ts'
import { withLock } from '#tools/runtime/exclusive-lock.ts'
import { databasesOf, migrate } from '#tools/runtime/migrate.ts'
import { freePort, isAlive } from '#tools/runtime/processes.ts'
import { scratchDir } from '#tools/runtime/scratch.ts'
import { completeSettings, loadSecrets, simulatorSettings } from '#tools/runtime/settings.ts'
import { waitFor } from '#tools/testing/wait-for.ts'
import { clientOf, must } from '../../api/client.ts'
import { startReceiver } from '../../api/receiver.ts'
import { simulatorOf } from '../../api/simulator.ts'
import { haproxyFile } from './configuration.ts'
import { Database } from './database.ts'
import { Kept } from './keep.ts'
import { makeNetwork } from './machines.ts'

const root = join(import.meta.dirname, '../../..')
const path = `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/lib/postgresql/15/bin`

/** Debian's packages that aren't here, with what they are needed for. */
export const missingParts = (): string[] =>
  [
    ['patroni', 'patroni', '--version'],
    ['etcd-server', 'etcd', '--version'],
    ['haproxy', 'haproxy', '-v'],
    ['postgresql-15', '/usr/lib/postgresql/15/bin/postgres', '--version'],
    ['util-linux', 'setpriv', '--version'],
  ].flatMap(([debian = '', command = '', word = '']) =>
    spawnSync(command, [word], { env: { ...process.env, PATH: path } }).status === 0 ? [] : [debian],
  )

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(3_000) }).then(
    ({ status }) => status === 200,
    () => false,
  )

async function buildOnce(folder: string): Promise<void> {
  await generateClient(root, join(folder, 'generate.log'))
  const stamp = buildStamp(root)
  const once = async () => {
    if (!isBuilt(root, stamp)) await build(root, stamp, join(folder, 'build.log'))
  }
  await withLock(join(root, '.tmp', 'build.lock'), once)
}

type Processes = { settings: Record<string, string>; folder: string }

/** As the units in ops/systemd start them. */
function keepNode(
  { settings, folder }: Processes,
  name: string,
  script: string,
  more: Record<string, string> = {},
): Kept {
  const follow = join(root, 'tools/runtime/follow-parent.ts')
  return new Kept({
    name,
    command: [process.execPath, ...flagsOf(script), '--import', follow, script],
    cwd: root,
    env: { ...mallocSettings, ...settings, ...more, HOME: folder, FOLLOW_PARENT: '1' },
    logFile: join(folder, `${name.replace(' ', '-')}.log`),
  })
}

/** Adds to `running` what it starts, for whoever has to end it. */
async function startProcesses(given: Processes, simulatorPort: number, running: Kept[]) {
  const { settings, folder } = given
  const start = (one: Kept) => {
    running.push(one)
    return one.start()
  }
  const node = (...which: [name: string, script: string, more?: Record<string, string>]) =>
    start(keepNode(given, ...which))
  node('simulator', 'tools/stripe-simulator/main.ts', simulatorSettings(settings, folder, simulatorPort))
  await waitFor('the simulator', 30_000, async () =>
    fetch(`http://127.0.0.1:${simulatorPort}/`).then(
      () => true,
      () => false,
    ),
  )
  const env = { PATH: path, HOME: folder, NODE_ENV: 'production' as const, ...settings, SEED_DEMO: '1' }
  const { demo, orders } = await seedDatabase(root, env)
  if (!demo) throw new Error('the demo data are there already')
  await orders
  const ports = [await freePort(), await freePort()]
  const web = ports.map((port, at) => node(`web ${at + 1}`, 'lib/server/front-door/main.ts', { PORT: String(port) }))
  const workerPorts = [await freePort(), await freePort()]
  const workers = workerPorts.map((port, at) =>
    node(`worker ${at + 1}`, 'lib/server/worker/main.ts', { WORKER_HEALTH_PORT: String(port) }),
  )
  for (const port of [...ports, ...workerPorts]) await waitFor(`${port} is ready`, 60_000, () => isReady(port))
  const haproxyConfiguration = join(folder, 'haproxy.cfg')
  writeFileSync(haproxyConfiguration, haproxyFile(Number(settings['PORT']), ports))
  const haproxy = start(
    new Kept({
      name: 'HAProxy',
      command: ['setpriv', '--pdeathsig', 'KILL', '--', 'haproxy', '-db', '-f', haproxyConfiguration],
      logFile: join(folder, 'haproxy.log'),
    }),
  )
  await waitFor('HAProxy', 20_000, () => isReady(Number(settings['PORT'])))
  return { demo, haproxy, web, workers, ports }
}

/** Removes the folders of killed runs; makeNetwork has ended what ran there. */
function sweep(): void {
  for (const name of readdirSync(scratchDir())) {
    const owner = Number(/^callslip-three-(\d+)-/.exec(name)?.[1])
    if (owner && !isAlive(owner)) rmSync(join(scratchDir(), name), { recursive: true, force: true })
  }
}

/** All of it as on three machines: the database with its standbys, two of web behind HAProxy, two workers; and what watches it. */
export async function startThree() {
  const folder = mkdtempSync(join(scratchDir(), `callslip-three-${process.pid}-`))
  chmodSync(folder, 0o711) // PostgreSQL's user has to pass through
  const network = await makeNetwork()
  sweep()
  const database = new Database(network, folder)
  const running: Kept[] = []
  const end = async () => {
    await Promise.all(running.map((one) => one.stop()))
    await database.end()
    network.remove()
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  try {
    await Promise.all([buildOnce(folder), database.start()])
    const secrets = await loadSecrets(folder)
    const given = {
      PORT: String(await freePort()),
      LAME_DUCK_SECONDS: '2',
      TRUST_PROXY: 'loopback',
      RATE_LIMIT_DEVELOPMENT: '0',
      RATE_LIMIT_PRODUCTION: '0',
    }
    const settings = completeSettings(given, folder, database.url, secrets)
    await migrate(databasesOf(settings), root)
    const processes = await startProcesses({ settings, folder }, secrets.simulatorPort, running)
    const { demo, haproxy, web, workers, ports } = processes
    const receiver = await startReceiver()
    const api = clientOf(demo.developmentBaseUrl, demo.apiKeys.development)
    await must(api.post('/webhook-endpoints', { url: receiver.url }))
    const kept = [...running, ...Object.values(database.places).flatMap(({ etcd, patroni }) => [etcd, patroni])]
    return {
      folder,
      network,
      database,
      haproxy,
      web,
      workers,
      ports,
      api,
      receiver,
      simulator: simulatorOf({ demo, secrets }),
      within: <T>(work: (client: pg.Client) => Promise<T>) => database.within(work),
      /** Which processes were started again, and how often, since the beginning. */
      restarts: () => new Map(kept.map(({ name, restarts }) => [name, restarts])),
      isReady: (at: number) => isReady(ports[at] ?? 0),
      async end() {
        await receiver.close()
        await end()
      },
    }
  } catch (error) {
    await end()
    throw error
  }
}
export type Three = Awaited<ReturnType<typeof startThree>>

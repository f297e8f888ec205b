import { randomBytes } from 'node:crypto'
import { execFile } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { isAlive, signal } from '#tools/runtime/processes.ts'
import { waitFor } from '#tools/testing/wait-for.ts'
import { childrenOf } from '../../beneath.ts'
import { etcdSettings, patroniFile, type Passwords } from './configuration.ts'
import { Kept } from './keep.ts'
import { machineNames, type Machine, type MachineName, type Network } from './machines.ts'

const random = () => randomBytes(18).toString('hex')
const execute = promisify(execFile)

type Member = { name: MachineName; role: string; state: string; lag?: number | string }
export type Place = { machine: Machine; folder: string; etcd: Kept; patroni: Kept }

/** PostgreSQL on three machines under Patroni, with etcd beside it. */
export class Database {
  readonly places: Record<MachineName, Place>
  readonly #network: Network
  readonly #passwords: Passwords
  readonly #password = random()

  constructor(network: Network, folder: string) {
    this.#network = network
    this.#passwords = { superuser: random(), replication: random() }
    const place = (name: MachineName) => this.#makePlace(network.machines[name], join(folder, name))
    this.places = { one: place('one'), two: place('two'), three: place('three') }
  }

  /** As README says: all of them, and the one that takes writes. */
  get url(): string {
    const hosts = machineNames.map((name) => `${this.#network.machines[name].address}:5432`)
    return `postgresql://callslip:${this.#password}@${hosts.join(',')}/callslip?target_session_attrs=read-write`
  }

  #makePlace(machine: Machine, folder: string): Place {
    const { uid, gid } = this.#network.runAs
    mkdirSync(folder, { mode: 0o700 })
    const file = join(folder, 'patroni.yml')
    writeFileSync(file, patroniFile(this.#network, machine, folder, this.#passwords), { mode: 0o600 })
    for (const made of [folder, file]) if (uid !== undefined && gid !== undefined) chownSync(made, uid, gid)
    const keep = (name: string, command: string[], env: Record<string, string>) =>
      new Kept({
        name: `${name} ${machine.name}`,
        command: this.#network.on(machine.name, command),
        env: { HOME: folder, ...env },
        logFile: join(folder, '..', `${name}-${machine.name}.log`),
      })
    return {
      machine,
      folder,
      etcd: keep('etcd', ['etcd'], etcdSettings(this.#network, machine, folder)),
      patroni: keep('Patroni', ['patroni', file], {}),
    }
  }

  async start(): Promise<void> {
    for (const { etcd, patroni } of Object.values(this.places)) {
      etcd.start()
      patroni.start()
    }
    await this.whole(90_000)
    const client = new pg.Client({
      host: (await this.primary()).machine.address,
      user: 'postgres',
      password: this.#passwords.superuser,
      database: 'postgres',
    })
    await client.connect()
    await client.query(`CREATE ROLE callslip LOGIN PASSWORD '${this.#password}'`)
    await client.query('CREATE DATABASE callslip OWNER callslip')
    await client.end()
  }

  /** Patroni's own picture, from whoever answers. */
  async members(): Promise<Member[]> {
    const ask = async ({ address }: Machine) => {
      const answer = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(2_000) })
      return ((await answer.json()) as { members: Member[] }).members // Patroni's documented answer
    }
    return Promise.any(machineNames.map((name) => ask(this.#network.machines[name]))).catch(() => [])
  }

  async primary(): Promise<Place> {
    const leader = (await this.members()).find(({ role }) => role === 'leader')
    if (!leader) throw new Error('Patroni knows of no primary')
    return this.places[leader.name]
  }

  /** The standby that takes over. */
  async synchronous(): Promise<Place> {
    const standby = (await this.members()).find(({ role }) => role === 'sync_standby')
    if (!standby) throw new Error('no standby is synchronous')
    return this.places[standby.name]
  }

  /** Until there is one primary, one synchronous standby and another one, none of them behind. */
  async whole(patienceMs = 120_000): Promise<void> {
    let members: Member[] = []
    await waitFor('three machines with the database', patienceMs, async () => {
      members = await this.members()
      const roles = members.map(({ role }) => role).toSorted()
      const isRunning = members.every(
        ({ role, state, lag }) => role === 'leader' || (/^(running|streaming)$/.test(state) && lag === 0),
      )
      return roles.join() === 'leader,replica,sync_standby' && isRunning
    }).catch((error: unknown) => {
      throw new Error(`${String(error)}: ${JSON.stringify(members)}`)
    })
  }

  /** When another machine than `old` took writes, on the clock of `performance.now()`. */
  async takesWrites(old: MachineName, patienceMs = 90_000): Promise<{ name: MachineName; at: number }> {
    const others = machineNames.filter((name) => name !== old)
    return waitFor(
      'another machine takes writes',
      patienceMs,
      async () => {
        const asked = others.map(async (name) => {
          if (await this.#isWritable(name)) return { name, at: performance.now() }
          throw new Error(`${name} takes none`)
        })
        return Promise.any(asked).catch(() => undefined)
      },
      50,
    )
  }

  async #isWritable(name: MachineName): Promise<boolean> {
    const { address } = this.#network.machines[name]
    const client = this.#client(address)
    try {
      await client.connect()
      const { rows } = await client.query<{ takes: boolean }>('SELECT NOT pg_is_in_recovery() AS takes')
      return rows[0]?.takes ?? false
    } catch {
      return false
    } finally {
      client.end().catch(() => {})
    }
  }

  #client(host: string): pg.Client {
    const client = new pg.Client({
      host,
      user: 'callslip',
      password: this.#password,
      database: 'callslip',
      connectionTimeoutMillis: 1_000,
      query_timeout: 10_000,
    })
    return client.on('error', () => {})
  }

  /** Does something in the service's database, as its owner. */
  async within<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = this.#client((await this.primary()).machine.address)
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }

  async switchover(): Promise<void> {
    const [{ folder, machine }, to] = [await this.primary(), await this.synchronous()]
    const words = ['switchover', '--master', machine.name, '--candidate', to.machine.name, '--force', 'callslip']
    const [command = '', ...rest] = this.#network.on(machine.name, [
      'patronictl',
      '-c',
      join(folder, 'patroni.yml'),
      ...words,
    ])
    await execute(command, rest, { cwd: '/', env: { ...process.env, LANG: 'C.UTF-8', HOME: folder } })
  }

  async end(): Promise<void> {
    await Promise.all(Object.values(this.places).map(({ patroni }) => patroni.stop('SIGTERM', 20_000)))
    await Promise.all(Object.values(this.places).map(({ etcd }) => etcd.stop()))
    for (const place of Object.values(this.places)) for (const pid of postgresOf(place)) signal(pid, 'SIGKILL')
  }
}

/** PostgreSQL is all of its processes; no new one comes into being once the first stands. */
export function postgresOf({ folder }: Place): number[] {
  try {
    const postmaster = Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
    return isAlive(postmaster) ? [postmaster, ...childrenOf(postmaster)] : []
  } catch {
    return [] // it doesn't run
  }
}

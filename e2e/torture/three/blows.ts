import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive, signal } from '#tools/runtime/processes.ts'
import { postgresOf, type Place } from './database.ts'
import type { Three } from './service.ts'

/** When another machine took writes (on the clock of `performance.now()`), where it was to come to that. */
type Outcome = { newPrimary?: number }
export type Blow = {
  name: string
  /** Connections may break: what clients are connected to is what is struck. */
  breaks?: boolean
  strike: (three: Three) => Promise<Outcome>
}

const freezeMs = 20_000
// Longer than the primary's lease.
const awayMs = 30_000

/** All of a machine's parts of the database, etcd included. */
const processesOf = (place: Place) =>
  [place.patroni.pid, place.etcd.pid, ...postgresOf(place)].filter((pid) => pid !== undefined)

/** Another one takes over, or the same one is still it. */
async function successor({ database }: Three, old: Place): Promise<Outcome> {
  const { at } = await database.takesWrites(old.machine.name)
  return { newPrimary: at }
}

/** The machine is gone with Patroni and etcd, and is there again when another one has taken over. */
export const primaryKilled: Blow = {
  name: 'primary killed',
  async strike(three) {
    const place = await three.database.primary()
    const { patroni, etcd } = place
    const postgres = postgresOf(place)
    await Promise.all([patroni.stop('SIGKILL'), etcd.stop('SIGKILL')])
    for (const pid of postgres) signal(pid, 'SIGKILL')
    const outcome = await successor(three, place)
    await sleep(3_000)
    etcd.start()
    patroni.start()
    return outcome
  },
}

const postmasterKilled: Blow = {
  name: 'postmaster killed, Patroni left',
  async strike({ database }) {
    const place = await database.primary()
    const [postmaster] = postgresOf(place)
    if (postmaster !== undefined) signal(postmaster, 'SIGKILL')
    await sleep(awayMs)
    return {}
  },
}

const primaryFrozen: Blow = {
  name: `primary frozen for ${freezeMs / 1000} s`,
  async strike({ database }) {
    const place = await database.primary()
    const pids = processesOf(place)
    for (const pid of pids) signal(pid, 'SIGSTOP')
    // Its lease ends at about the time at which it goes on: both may be.
    const taken = database.takesWrites(place.machine.name, freezeMs + 15_000).then(
      ({ at }) => ({ newPrimary: at }),
      () => ({}),
    )
    await sleep(freezeMs)
    for (const pid of pids) if (isAlive(pid)) signal(pid, 'SIGCONT')
    return taken
  },
}

const switchover: Blow = {
  name: 'switchover',
  async strike(three) {
    const old = await three.database.primary()
    const [outcome] = await Promise.all([successor(three, old), three.database.switchover()])
    return outcome
  },
}

const primaryCutOff: Blow = {
  name: 'network cut between the primary and the rest',
  async strike(three) {
    const place = await three.database.primary()
    three.network.wires?.cut(place.machine.name)
    const outcome = await successor(three, place)
    await sleep(10_000)
    three.network.wires?.mend(place.machine.name)
    return outcome
  },
}

const standbyCutOff: Blow = {
  name: 'network cut between the synchronous standby and the rest',
  async strike({ database, network }) {
    const { machine } = await database.synchronous()
    network.wires?.cut(machine.name)
    await sleep(awayMs)
    network.wires?.mend(machine.name)
    return {}
  },
}

const etcdKilled: Blow = {
  name: `all of etcd away for ${awayMs / 1000} s`,
  async strike({ database }) {
    const members = Object.values(database.places).map(({ etcd }) => etcd)
    await Promise.all(members.map((etcd) => etcd.stop('SIGKILL')))
    await sleep(awayMs)
    for (const etcd of members) etcd.start()
    await sleep(5_000)
    return {}
  },
}

const haproxyKilled: Blow = {
  name: 'HAProxy killed',
  breaks: true,
  async strike({ haproxy }) {
    haproxy.kill()
    await sleep(5_000)
    return {}
  },
}

const webKilled: Blow = {
  name: 'a web process killed',
  // HAProxy says 502 of what was under way there.
  breaks: true,
  async strike({ web }) {
    web[0]?.kill()
    await sleep(8_000)
    return {}
  },
}

const workerKilled: Blow = {
  name: 'a worker killed',
  async strike({ workers }) {
    workers[0]?.kill()
    await sleep(8_000)
    return {}
  },
}

export const shortBlows = [switchover]
export const blows = [
  postmasterKilled,
  primaryFrozen,
  switchover,
  primaryCutOff,
  standbyCutOff,
  etcdKilled,
  haproxyKilled,
  webKilled,
  workerKilled,
]
/** Which need a wire between machines. */
export const wired: readonly Blow[] = [primaryCutOff, standbyCutOff]

import { execFileSync, spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { locateBinaries, type RunAs } from '#tools/runtime/postgres-binaries.ts'
import { isAlive, signal } from '#tools/runtime/processes.ts'

export const machineNames = ['one', 'two', 'three'] as const
export type MachineName = (typeof machineNames)[number]
export type Machine = { name: MachineName; address: string }

const prefix = 'callslip'
const run = (...[command = '', ...words]: string[]) =>
  execFileSync(command, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/** Each with a network of its own where this process may make some; else each with an address of its own. */
export type Network = {
  machines: Record<MachineName, Machine>
  /** Undefined where there is no wire between the machines. */
  wires: { cut: (name: MachineName) => void; mend: (name: MachineName) => void } | undefined
  /** What to start so that `command` runs on that machine, without rights, and ends with this process. */
  on: (name: MachineName, command: readonly string[]) => string[]
  runAs: RunAs
  remove: () => void
}

const mayMakeNetworks = () => process.getuid?.() === 0 && spawnSync('ip', ['netns', 'list']).status === 0

/** Nobody else's: of 198.18.0.0/15, which is for tests of networks, and of 127.0.0.0/8. */
const addressesIn = (net: string): Record<MachineName, Machine> => ({
  one: { name: 'one', address: `${net}.11` },
  two: { name: 'two', address: `${net}.12` },
  three: { name: 'three', address: `${net}.13` },
})

export async function makeNetwork(): Promise<Network> {
  const { runAs } = await locateBinaries()
  const user = runAs.uid === undefined ? [] : [`--reuid=${runAs.uid}`, `--regid=${runAs.gid}`, '--clear-groups']
  const bare = (command: readonly string[]) => ['setpriv', ...user, '--pdeathsig', 'KILL', '--', ...command]
  if (!mayMakeNetworks()) {
    const machines = addressesIn(`127.${randomInt(1, 255)}.${randomInt(255)}`)
    return { machines, wires: undefined, on: (_name, command) => bare(command), runAs, remove: () => {} }
  }
  sweepNetworks()
  const net = `198.${randomInt(18, 20)}.${randomInt(256)}`
  const machines = addressesIn(net)
  const bridge = `cs${process.pid}`
  const spaceOf = (name: MachineName) => `${prefix}-${process.pid}-${name}`
  const wireOf = (name: MachineName) => `${bridge}-${name.slice(0, 3)}`
  run('ip', 'link', 'add', bridge, 'type', 'bridge')
  run('ip', 'address', 'add', `${net}.1/24`, 'dev', bridge)
  run('ip', 'link', 'set', bridge, 'up')
  for (const { name, address } of Object.values(machines)) {
    const space = spaceOf(name)
    run('ip', 'netns', 'add', space)
    run('ip', 'link', 'add', wireOf(name), 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space)
    run('ip', 'link', 'set', wireOf(name), 'master', bridge, 'up')
    run('ip', '-n', space, 'address', 'add', `${address}/24`, 'dev', 'eth0')
    for (const link of ['eth0', 'lo']) run('ip', '-n', space, 'link', 'set', link, 'up')
  }
  const set = (name: MachineName, state: string) => void run('ip', 'link', 'set', wireOf(name), state)
  return {
    machines,
    wires: { cut: (name) => set(name, 'down'), mend: (name) => set(name, 'up') },
    on: (name, command) => ['ip', 'netns', 'exec', spaceOf(name), ...bare(command)],
    runAs,
    remove() {
      for (const name of machineNames) removeSpace(spaceOf(name))
      run('ip', 'link', 'delete', bridge)
    },
  }
}

function removeSpace(space: string): void {
  for (const pid of run('ip', 'netns', 'pids', space).split('\n').filter(Boolean)) signal(Number(pid), 'SIGKILL')
  run('ip', 'netns', 'delete', space)
}

/** Removes what a killed run left behind: PostgreSQL outlives its Patroni. */
function sweepNetworks(): void {
  for (const [space = ''] of run('ip', 'netns', 'list')
    .split('\n')
    .map((line) => line.split(' '))) {
    const owner = Number(/^callslip-(\d+)-/.exec(space)?.[1])
    if (!owner || isAlive(owner)) continue
    removeSpace(space)
    spawnSync('ip', ['link', 'delete', `cs${owner}`])
  }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseDocument, stringify } from 'yaml'
import { machineNames, type Machine, type Network } from './machines.ts'

// What operators are given (docs/operations.md, "Three machines") is what is tried: only addresses, folders and secrets are others here.
const template = (name: string) => readFileSync(join(import.meta.dirname, '../../../ops/three-machines', name), 'utf8')

const written = { one: '10.0.0.11', two: '10.0.0.12', three: '10.0.0.13' } as const

function replaceAll(text: string, exchanges: readonly (readonly [from: string | RegExp, to: string])[]): string {
  return exchanges.reduce((at, [from, to]) => {
    const next = at.replaceAll(from, to)
    if (next === at) throw new Error(`ops/three-machines says nothing of ${String(from)} any more`)
    return next
  }, text)
}

/** A file of the first machine, as it reads on this one. */
function adapt(text: string, { machines }: Network, { name, address }: Machine): string {
  const own = text
    .split('\n')
    .map((line) =>
      /^(\s*(listen|connect_address):|ETCD_(LISTEN|ADVERTISE|INITIAL_ADVERTISE))/.test(line)
        ? line.replace(written.one, address)
        : line.replace(/^(name: |ETCD_NAME=)one$/, `$1${name}`),
    )
    .join('\n')
  return replaceAll(
    own,
    machineNames
      .filter((one) => own.includes(written[one]))
      .map((one) => [written[one], machines[one].address] as const),
  )
}

export type Passwords = { superuser: string; replication: string }

/** Patroni's file for one machine, whose folder is its own. */
export function patroniFile(network: Network, machine: Machine, folder: string, passwords: Passwords): string {
  const document = parseDocument(adapt(template('patroni.yml'), network, machine))
  const set = (path: string[], value: unknown) => {
    if (!document.hasIn(path))
      throw new Error(`ops/three-machines/patroni.yml says nothing of ${path.join('.')} any more`)
    document.setIn(path, value)
  }
  set(['postgresql', 'data_dir'], join(folder, 'data'))
  set(['postgresql', 'pgpass'], join(folder, 'pgpass'))
  for (const name of ['superuser', 'replication'] as const)
    set(['postgresql', 'authentication', name, 'password'], passwords[name])
  // On loopback whoever connects is 127.0.0.1, wherever to.
  const net = machine.address.startsWith('127.') ? '127.0.0.0/8' : machine.address.replace(/\.\d+$/, '.0/24')
  set(
    ['postgresql', 'pg_hba'],
    (document.toJS() as { postgresql: { pg_hba: string[] } }).postgresql.pg_hba.map((line) =>
      line.replace('10.0.0.0/24', net),
    ),
  )
  set(['bootstrap', 'dcs', 'postgresql', 'parameters', 'shared_buffers'], '64MB')
  // Nobody else's machine is to be started anew.
  set(['watchdog', 'mode'], 'off')
  document.setIn(['postgresql', 'parameters'], parse(`unix_socket_directories: ${folder}`))
  return stringify(document)
}

export function etcdSettings(network: Network, machine: Machine, folder: string): Record<string, string> {
  const lines = adapt(template('etcd.env'), network, machine)
    .split('\n')
    .filter((line) => line.startsWith('ETCD_'))
  const settings = Object.fromEntries(
    lines.map((line): [string, string] => {
      const [name = '', ...value] = line.split('=')
      return [name, value.join('=')]
    }),
  )
  return { ...settings, ETCD_DATA_DIR: join(folder, 'etcd'), ETCD_LOGGER: 'zap' }
}

/** HAProxy's file, in front of so many web processes on this machine. */
export function haproxyFile(port: number, web: readonly number[]): string {
  const names = machineNames.filter((_name, at) => at < web.length)
  const text = template('haproxy.cfg')
    .split('\n')
    // Nobody's journal, and nobody else's user.
    .filter((line) => !/^ {2}(user|group|log \/dev\/log) /.test(`${line} `))
    .filter((line) => !line.startsWith('  server ') || names.some((name) => line.startsWith(`  server ${name} `)))
    .join('\n')
  return replaceAll(text, [
    [/^ {2}bind .*$/gm, `  bind 127.0.0.1:${port}`],
    ...names.map((name, at) => [`${written[name]}:3000`, `127.0.0.1:${web[at]}`] as const),
  ])
}

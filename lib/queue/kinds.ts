import type { OperatorScope } from '#lib/scopes.ts'

/**
 * Every kind of work that waits for operators, in the order in which it is shown. What is counted, listed, searched, late and
 * said follows from here: lib/queue/sources.ts says when something is work, lib/queue/targets.ts how soon it should be done,
 * lib/queue/find-things.ts what is told of it.
 * `scope`: what dealing with it takes, so who can have it. `in`: whose work it is; what belongs to neither environment is shown
 * in both. In the sandbox orders are opened and worked on by robots, or wait because their client means them to.
 */
export const kinds = {
  orders: { scope: 'operator', in: 'production' },
  production: { scope: 'operator:admin', in: 'neither' },
  approvals: { scope: 'operator:finance', in: 'each' },
  cases: { scope: 'operator', in: 'each' },
  payments: { scope: 'operator:finance', in: 'each' },
  payouts: { scope: 'operator', in: 'each' },
  overdue: { scope: 'operator', in: 'production' },
  researchers: { scope: 'operator:admin', in: 'neither' },
  endpoints: { scope: 'operator:admin', in: 'each' },
} as const satisfies Record<string, { scope: OperatorScope; in: 'production' | 'each' | 'neither' }>

export type QueueKind = keyof typeof kinds
export const queueKinds = [
  'orders',
  'production',
  'approvals',
  'cases',
  'payments',
  'payouts',
  'overdue',
  'researchers',
  'endpoints',
] as const satisfies readonly QueueKind[]

/** The kinds of work that there are in an environment. */
export const kindsIn = (environment: 'development' | 'production'): QueueKind[] =>
  queueKinds.filter((kind) => environment === 'production' || kinds[kind].in !== 'production')

/** Under which environment what people said of an item is kept: what belongs to neither has one place. */
export const placeOf = (kind: QueueKind, environment: 'development' | 'production') =>
  kinds[kind].in === 'neither' ? 'production' : environment

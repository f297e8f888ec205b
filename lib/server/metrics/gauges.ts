import type * as Prometheus from 'prom-client'
import { findLastCheck } from '#lib/audit/check-chain.ts'
import { crews, slots, slotsUsed } from '#lib/crews.ts'
import { getDb, poolFigures } from '#lib/db.ts'
import { measureMoney } from '#lib/health/measure-money.ts'
import { measureQueue } from '#lib/health/measure-queue.ts'
import { causeOf, log } from '#lib/log.ts'
import { measureReplicas } from '#lib/replicas.ts'

type Library = typeof Prometheus

/** What the connections of this process do. */
export function addPoolGauge({ Gauge }: Library, registers: Prometheus.Registry[]): void {
  new Gauge({
    name: 'callslip_database_connections',
    help: 'Connections of the pool of this process, and requests that wait for one.',
    labelNames: ['state'] as const,
    registers,
    collect() {
      for (const [state, count] of Object.entries(poolFigures())) this.set({ state }, count)
    },
  })
}

/** What the crews of this worker have under way. */
export function addSlotGauge({ Gauge }: Library, registers: Prometheus.Registry[]): void {
  new Gauge({
    name: 'callslip_worker_slots',
    help: 'Jobs that a crew of this worker may have under way at once, and how many it has.',
    labelNames: ['crew', 'state'] as const,
    registers,
    collect() {
      for (const crew of crews) {
        this.set({ crew, state: 'used' }, slotsUsed.get(crew) ?? 0)
        this.set({ crew, state: 'all' }, slots[crew])
      }
    },
  })
}

/** How far the replicas of the settings are behind, as this process sees it. */
export function addReplicaGauges({ Gauge }: Library, registers: Prometheus.Registry[]): void {
  const labelNames = ['replica'] as const
  const help = {
    bytes: 'How far a replica is behind the primary, in bytes of its log.',
    seconds: 'Age of the newest change that a replica has while it is behind, else 0.',
    up: '1 where lists are read from a replica, 0 where it is left alone.',
  }
  const bytes = new Gauge({ name: 'callslip_replica_lag_bytes', help: help.bytes, labelNames, registers })
  const seconds = new Gauge({ name: 'callslip_replica_lag_seconds', help: help.seconds, labelNames, registers })
  new Gauge({
    name: 'callslip_replica_up',
    help: help.up,
    labelNames,
    registers,
    async collect() {
      for (const { name: replica, failure, lag } of await measureReplicas()) {
        this.set({ replica }, failure === undefined ? 1 : 0)
        bytes.set({ replica }, lag?.bytes ?? NaN)
        seconds.set({ replica }, lag?.seconds ?? NaN)
      }
    },
  })
}

const gauges = {
  callslip_jobs_due: 'Jobs whose time has come and that nobody has taken.',
  callslip_jobs_oldest_due_seconds: 'How long the oldest of them has waited.',
  callslip_jobs_running: 'Jobs that a worker has taken.',
  callslip_jobs_dead: 'Jobs that were given up.',
  callslip_outbox_oldest_seconds: 'Age of the oldest event that nobody has carried on.',
  callslip_webhooks_due: 'Webhooks whose time has come.',
  callslip_webhooks_oldest_due_seconds:
    'How long the oldest of them has waited for us: not for an endpoint that fails, nor while attempts at its own go on.',
  callslip_holds_ending: 'Authorized payments of production whose hold ends within two days.',
  callslip_money_stuck:
    'What of production the provider should have been told, or heard from, a quarter of an hour ago.',
  callslip_audit_log_faults: '1 where the last verification of the audit log found a fault, else 0.',
  callslip_database_answers: '1 where these figures could be read, else 0.',
} as const
type Name = keyof typeof gauges

const labels: Partial<Record<Name, string>> = {
  callslip_jobs_due: 'kind',
  callslip_jobs_oldest_due_seconds: 'kind',
  callslip_jobs_running: 'kind',
  callslip_jobs_dead: 'kind',
  callslip_money_stuck: 'what',
}

/** What the database knows, the same in every worker. Returns how to bring it up to date. */
export function addDatabaseGauges({ Gauge }: Library, registers: Prometheus.Registry[]): () => Promise<void> {
  const made = Object.fromEntries(
    Object.entries(gauges).map(([name, help]) => {
      const label = labels[name as Name] // Object.entries forgets the keys' type
      return [name, new Gauge({ name, help, registers, labelNames: label === undefined ? [] : [label] })]
    }),
  ) as Record<Name, InstanceType<Library['Gauge']>> // every name, as above
  return async () => {
    for (const gauge of Object.values(made)) gauge.reset()
    try {
      const [queue, money, audited] = await Promise.all([measureQueue(), measureMoney(), findLastCheck(getDb())])
      for (const { kind, due, oldest, running, dead } of queue.kinds) {
        made.callslip_jobs_due.set({ kind }, due)
        made.callslip_jobs_oldest_due_seconds.set({ kind }, oldest)
        made.callslip_jobs_running.set({ kind }, running)
        made.callslip_jobs_dead.set({ kind }, dead)
      }
      made.callslip_outbox_oldest_seconds.set(queue.outboxAge)
      made.callslip_webhooks_due.set(queue.deliveries.due)
      made.callslip_webhooks_oldest_due_seconds.set(queue.deliveries.oldest)
      made.callslip_holds_ending.set(money.ending)
      for (const [what, count] of Object.entries(money.stuck)) made.callslip_money_stuck.set({ what }, count)
      made.callslip_audit_log_faults.set(audited?.fault ? 1 : 0)
      made.callslip_database_answers.set(1)
    } catch (error) {
      log.warn('figures could not be read', { cause: causeOf(error) })
      made.callslip_database_answers.set(0)
    }
  }
}

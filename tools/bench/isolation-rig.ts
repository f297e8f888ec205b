import { fork, type ChildProcess } from 'node:child_process'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { CustomerActor } from '#lib/actor.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import { newId } from '#lib/ids.ts'
import { enqueue } from '#lib/jobs.ts'
import { sendMailJob } from '#lib/mail/jobs.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { placeOrderInput } from '#lib/orders/schema.ts'
import { paymentQueue, releasePaymentJob } from '#lib/payments/jobs.ts'
import { everyMinuteJob, sandboxStepJob } from '#lib/sandbox/jobs.ts'
import { createEndpoint } from '#lib/webhooks/create-endpoint.ts'
import { customerActor, makeClient } from '#prisma/factories.ts'

const input = placeOrderInput.parse({
  repositoryName: 'Archives de Paris',
  documentType: 'Birth record',
  location: 'Paris',
  instructions: 'sandbox:manual',
})

export type Sender = { actor: CustomerActor; orderId: string; name: string }

/** A client with an order of its own, whose events are told to endpoints at these addresses. */
export async function makeSender(name: string, urls: readonly string[]): Promise<Sender> {
  const actor = customerActor(await makeClient(getDb()))
  const { id: orderId } = await inTransaction((tx) => placeOrder(tx, actor, input))
  for (const url of urls) await inTransaction((tx) => createEndpoint(tx, actor, { url }))
  return { actor, orderId, name }
}

/** So many events in one commit. */
export const happen = ({ actor, orderId }: Sender, count = 1) =>
  inTransaction((tx) =>
    recordEvents(
      tx,
      actor,
      orderId,
      Array.from({ length: count }, () => ({ type: 'document.added' as const })),
    ),
  )

export function startWorkers(count: number, folder: string): ChildProcess[] {
  return Array.from({ length: count }, (_, n) => {
    const output = openSync(join(folder, `worker-${n}.log`), 'w')
    return fork('lib/server/worker/main.ts', { stdio: ['ignore', output, output, 'ipc'] })
  })
}

/** Jobs that find nothing to do, so that what they take is their wait: for a slot, and for whoever looks for them. */
const probes = {
  money: (key: string, id: string) =>
    inTransaction((tx) =>
      enqueue(tx, releasePaymentJob, { paymentId: newId('payment') }, { queue: paymentQueue(id), key }),
    ),
  mail: (key: string) => inTransaction((tx) => enqueue(tx, sendMailJob, { mailId: newId('mail') }, { key })),
  robot: (key: string, orderId: string) =>
    inTransaction((tx) => enqueue(tx, sandboxStepJob, { orderId, step: 'confirm' }, { key })),
  timer: (key: string) => inTransaction((tx) => enqueue(tx, everyMinuteJob, {}, { key })),
}
export const kinds = ['money', 'mail', 'robot', 'timer'] as const
export type Kind = (typeof kinds)[number]

/** Adds a job of each kind now and then, and notes how long each took to be done. */
export class Probes {
  readonly waits: Record<Kind, number[]> = { money: [], mail: [], robot: [], timer: [] }
  readonly #open = new Map<string, { kind: Kind; begun: number }>()
  readonly #database: pg.Client
  readonly #orderId: string
  #run = 0

  constructor(database: pg.Client, orderId: string) {
    this.#database = database
    this.#orderId = orderId
  }

  async run(forMs: number): Promise<void> {
    const end = performance.now() + forMs
    let next = 0
    while (performance.now() < end || (this.#open.size > 0 && performance.now() < end + 120_000)) {
      if (performance.now() >= next && performance.now() < end) {
        next = performance.now() + 250
        await Promise.all(kinds.map((kind) => this.#add(kind)))
      }
      await this.#look()
      await sleep(10)
    }
    for (const { kind } of this.#open.values()) this.waits[kind].push(Infinity)
  }

  async #add(kind: Kind): Promise<void> {
    // One at a time of the timers: they are long, and take turns.
    if (kind === 'timer' && [...this.#open.values()].some((one) => one.kind === 'timer')) return
    const key = `bench:${kind}:${(this.#run += 1)}`
    await probes[kind](key, this.#orderId)
    this.#open.set(key, { kind, begun: performance.now() })
  }

  async #look(): Promise<void> {
    if (this.#open.size === 0) return
    const { rows } = await this.#database.query<{ key: string }>(
      'SELECT key FROM graphile_worker.jobs WHERE key = ANY($1::text[]) AND last_error IS NULL',
      [[...this.#open.keys()]],
    )
    const there = new Set(rows.map(({ key }) => key))
    for (const [key, { kind, begun }] of this.#open) {
      if (there.has(key)) continue
      this.waits[kind].push(performance.now() - begun)
      this.#open.delete(key)
    }
  }
}

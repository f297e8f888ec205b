import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { enqueue, type PayloadOf } from '#lib/jobs.ts'
import { sandboxStepJob } from '#lib/sandbox/jobs.ts'
import { robotCount } from '#lib/sandbox/robots.ts'
import { defineQuery, nullable, text } from '#lib/sql.ts'

type Step = PayloadOf<typeof sandboxStepJob>

/** What the robot does about an event of a sandbox order, and after how many milliseconds. */
function reactionsTo(type: string, mode: string | null): { step: Step['step']; n?: number; delayMs: number }[] {
  if (mode === 'manual') return []
  switch (type) {
    case 'order.opened':
    case 'order.given_back':
    // Of the chosen one alone (lib/server/worker/effects.ts).
    case 'offer.declined':
      return mode === 'no_offers'
        ? []
        : Array.from({ length: robotCount }, (_, n) => ({ step: 'offer', n, delayMs: n * 300 }))
    case 'order.changed':
      return [{ step: 'confirm', delayMs: 500 }]
    case 'order.confirmed':
      return mode === 'silent' ? [] : [{ step: 'start', delayMs: 500 }]
    case 'order.started':
      return mode === 'late' ? [{ step: 'delay', delayMs: 1500 }] : [{ step: 'deliver', delayMs: 1000 }]
    case 'order.eta_changed':
      return mode === 'late' ? [{ step: 'deliver', delayMs: 20_000 }] : []
    case 'order.changes_requested':
      return [{ step: 'deliver', delayMs: 1000 }]
    // Nobody waits in the sandbox for an operator.
    case 'case.opened':
      return [
        { step: 'answer_case', delayMs: 1000 },
        { step: 'close_case', delayMs: 4000 },
      ]
    default:
      return []
  }
}

const findModes = defineQuery(
  { id: text, mode: nullable(text) },
  (orderIds: readonly string[]) => Prisma.sql`
    SELECT id, sandbox_mode AS mode FROM orders WHERE id = ANY(${orderIds}::text[]) AND environment = 'development'`,
)

/** Plans the robot's next steps after events of sandbox orders. Keys make a second run of the same event plan nothing new. */
export async function reactToEvents(
  tx: Tx,
  events: readonly { id: string; type: string; orderId: string }[],
): Promise<void> {
  const orderIds = [...new Set(events.map(({ orderId }) => orderId))]
  const modes = new Map((await findModes(tx, orderIds)).map(({ id, mode }) => [id, mode]))
  for (const { id, type, orderId } of events) {
    const mode = modes.get(orderId)
    if (mode === undefined) continue
    for (const { delayMs, ...step } of reactionsTo(type, mode)) {
      const key = `sandbox:${id}:${step.step}:${step.n ?? 0}`
      await enqueue(tx, sandboxStepJob, { orderId, ...step }, { key, delayMs })
    }
  }
}

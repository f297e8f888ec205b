import { systemActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { NewEvent } from '#lib/events/record-events.ts'
import { enqueue, type PayloadOf } from '#lib/jobs.ts'
import { sandboxStepJob } from '#lib/sandbox/jobs.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import { robotCount } from '#lib/sandbox/robots.ts'

type Step = PayloadOf<typeof sandboxStepJob>

const here = systemActor('development')

/** What the robot does about an event of a sandbox order, and after how many milliseconds. */
function reactionsTo(
  type: NewEvent['type'],
  mode: string | null,
): { step: Step['step']; n?: number; delayMs: number }[] {
  if (mode === 'manual') return []
  switch (type) {
    case 'order.opened':
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

/** Plans the robot's next steps after an event. Keys make a second run of the same event plan nothing new. */
export async function reactToEvent(tx: Tx, event: { id: string; type: string; orderId: string }): Promise<void> {
  const order = await getOrderRow(tx, here, event.orderId)
  for (const { delayMs, ...step } of reactionsTo(event.type as NewEvent['type'], order.sandboxMode)) {
    await enqueue(
      tx,
      sandboxStepJob,
      { orderId: order.id, ...step },
      { key: `sandbox:${event.id}:${step.step}:${step.n ?? 0}`, delayMs },
    )
  }
}

import { systemActor, type CustomerActor, type ResearcherActor } from '#lib/actor.ts'
import { getDb, type Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { postResearchMessage } from '#lib/messages/post-research-message.ts'
import { cancelOrder } from '#lib/agreements/cancel-order.ts'
import { completeOrder } from '#lib/agreements/complete-order.ts'
import { openOrder } from '#lib/orders/open-order.ts'
import { getOrderRow, lockOrder, type OrderRow } from '#lib/orders/order-row.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { startWork } from '#lib/agreements/start-work.ts'
import { toOrderView } from '#lib/orders/view.ts'
import { askProvider } from '#lib/payments/provider.ts'
import { stepsOf } from '#lib/sandbox/list-steps.ts'
import { confirmAsRobots } from '#lib/sandbox/robot-confirmation.ts'
import { deliverAsRobot, outcomeOf, prepareDelivery, type PreparedDelivery } from '#lib/sandbox/robot-delivery.ts'
import { makeRobotOffer } from '#lib/sandbox/robot-offer.ts'
import { getRobot, robotActor } from '#lib/sandbox/robots.ts'
import type { PerformStepInput, SandboxStep } from '#lib/sandbox/schema.ts'
import { withoutAbsent } from '#lib/view.ts'

function requirePossible(order: OrderRow, step: SandboxStep): void {
  const steps = stepsOf(order)
  if (steps.includes(step)) return
  const now = steps.length === 0 ? 'none' : steps.join(', ')
  throw new ApiError(
    'order_state_conflict',
    `The step ${step} is not possible while the order is ${order.status}. Possible now: ${now}.`,
    {
      members: { status: order.status },
    },
  )
}

/** Whoever's offer is selected acts; before that, the robots take turns. */
async function findActingResearcher(order: OrderRow): Promise<{ robot: ResearcherActor; n: number }> {
  if (order.selectedOfferId !== null) {
    const offer = await getDb().offer.findUniqueOrThrow({
      where: { id: order.selectedOfferId },
      include: { researcher: true },
    })
    return { robot: robotActor(offer.researcher), n: 0 }
  }
  const n = await getDb().offer.count({ where: { orderId: order.id } })
  return { robot: await askProvider(() => getRobot(n)), n }
}

export type PreparedStep = { robot: ResearcherActor; n: number; delivery?: PreparedDelivery } | undefined

/** What a step needs from outside the database: a robot's payment account, the stored scan. */
export async function prepareStep(
  actor: CustomerActor,
  orderId: string,
  { step, outcome }: PerformStepInput,
): Promise<PreparedStep> {
  const order = await getOrderRow(getDb(), actor, orderId)
  requirePossible(order, step)
  if (step === 'open' || step === 'confirm' || step === 'complete' || step === 'cancel') return undefined
  const acting = await findActingResearcher(order)
  if (step !== 'deliver') return acting
  return {
    ...acting,
    delivery: await prepareDelivery(orderId, acting.robot.name, outcome ?? outcomeOf(order.sandboxMode)),
  }
}

/** Has the other side take one step, by the very verbs that people's requests go through. */
export async function performStep(
  tx: Tx,
  actor: CustomerActor,
  orderId: string,
  input: PerformStepInput,
  prepared: PreparedStep,
): Promise<OrderView> {
  const order = await lockOrder(tx, actor, orderId)
  requirePossible(order, input.step)
  const callslip = systemActor('development')
  if (input.step === 'open') await openOrder(tx, callslip, orderId)
  if (input.step === 'confirm') await confirmAsRobots(tx, orderId)
  if (input.step === 'complete') await completeOrder(tx, callslip, orderId)
  if (input.step === 'cancel') await cancelOrder(tx, callslip, orderId, input.reason ?? 'Cancelled in the sandbox.')
  if (prepared) await performAsRobot(tx, order, input, prepared)
  return toOrderView(await getOrderRow(tx, actor, orderId))
}

async function performAsRobot(
  tx: Tx,
  order: OrderRow,
  { step, outcome: _, ...given }: PerformStepInput,
  { robot, n, delivery }: NonNullable<PreparedStep>,
) {
  const { amount, noFindAmount, currency, message, estimatedCompletionDate } = given
  if (step === 'offer')
    await makeRobotOffer(
      tx,
      robot,
      order,
      n,
      withoutAbsent({ amount, noFindAmount, currency, message, estimatedCompletionDate }),
    )
  if (step === 'message')
    await postResearchMessage(tx, robot, order.id, {
      content: message ?? 'A question before I begin: do you know the parish?',
    })
  if (step === 'start') await startWork(tx, robot, order.id)
  if (step === 'deliver' && delivery) await deliverAsRobot(tx, robot, order.id, delivery)
}

import { systemActor, type CustomerActor, type ResearcherActor } from '#lib/actor.ts'
import { getDb, type Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { postResearchMessage } from '#lib/messages/post-research-message.ts'
import { cancelOrder } from '#lib/agreements/cancel-order.ts'
import { completeOrder } from '#lib/agreements/complete-order.ts'
import { giveBackOrder } from '#lib/agreements/give-back-order.ts'
import { retractOffer } from '#lib/offers/retract-offer.ts'
import { updateOffer } from '#lib/offers/update-offer.ts'
import { openOrder } from '#lib/orders/open-order.ts'
import { getOrderRow, lockOrder, type OrderRow } from '#lib/orders/order-row.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { startWork } from '#lib/agreements/start-work.ts'
import { toOrderView } from '#lib/orders/view.ts'
import { askProvider } from '#lib/payments/provider.ts'
import { decideDispute } from '#lib/sandbox/decide-dispute.ts'
import { robotOffersOf, findSteps } from '#lib/sandbox/list-steps.ts'
import { delayAsRobot } from '#lib/sandbox/robot-delay.ts'
import { confirmAsRobots } from '#lib/sandbox/robot-confirmation.ts'
import { deliverAsRobot, outcomeOf, prepareDelivery, type PreparedDelivery } from '#lib/sandbox/robot-delivery.ts'
import { makeRobotOffer } from '#lib/sandbox/robot-offer.ts'
import { getRobot, robotActor } from '#lib/sandbox/robots.ts'
import type { PerformStepInput, SandboxStep } from '#lib/sandbox/schema.ts'
import { withoutAbsent } from '#lib/view.ts'

async function requirePossible(tx: Tx, order: OrderRow, step: SandboxStep): Promise<void> {
  const steps = await findSteps(tx, order)
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

type Acting = { robot: ResearcherActor; n: number; offerId?: string }

/** Whoever's offer is selected acts; before that, the robots take turns, and the newest of them thinks better of it. */
async function findActingResearcher(order: OrderRow, step: SandboxStep): Promise<Acting> {
  if (step === 'update_offer' || step === 'retract_offer') {
    const { id: offerId, researcher } = await getDb().offer.findFirstOrThrow({
      where: robotOffersOf(order.id),
      orderBy: { id: 'desc' },
      include: { researcher: true },
    })
    return { robot: robotActor(researcher), n: 0, offerId }
  }
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

/** Those that the service itself takes, or the provider. */
const ofNobody: readonly SandboxStep[] = ['open', 'confirm', 'complete', 'cancel', 'win_dispute', 'lose_dispute']

export type PreparedStep = (Acting & { delivery?: PreparedDelivery }) | undefined

/** What a step needs from outside the database: a robot's payment account, the stored scan. */
export async function prepareStep(
  actor: CustomerActor,
  orderId: string,
  { step, outcome }: PerformStepInput,
): Promise<PreparedStep> {
  const order = await getOrderRow(getDb(), actor, orderId)
  await requirePossible(getDb(), order, step)
  if (step === 'win_dispute' || step === 'lose_dispute') await decideDispute(orderId, step)
  if (ofNobody.includes(step)) return undefined
  const acting = await findActingResearcher(order, step)
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
  // What the bank has decided is nothing to ask for again.
  if (input.step !== 'win_dispute' && input.step !== 'lose_dispute') await requirePossible(tx, order, input.step)
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
  { robot, n, offerId, delivery }: NonNullable<PreparedStep>,
) {
  const { amount, noFindAmount, currency, message, estimatedCompletionDate } = given
  const offered = withoutAbsent({ amount, noFindAmount, currency, message, estimatedCompletionDate })
  if (step === 'offer') await makeRobotOffer(tx, robot, order, n, offered)
  if (step === 'update_offer' && offerId)
    await updateOffer(tx, robot, order.id, offerId, {
      message: 'I can begin earlier than I thought, and have read your order once more.',
      ...offered,
    })
  if (step === 'retract_offer' && offerId) await retractOffer(tx, robot, order.id, offerId)
  if (step === 'delay') await delayAsRobot(tx, robot, order, { date: estimatedCompletionDate, reason: message })
  if (step === 'message')
    await postResearchMessage(tx, robot, order.id, {
      content: message ?? 'A question before I begin: do you know the parish?',
    })
  if (step === 'give_back')
    await giveBackOrder(tx, robot, order.id, {
      reason: given.reason ?? 'The archive has closed its reading room until spring.',
    })
  if (step === 'start') await startWork(tx, robot, order.id)
  if (step === 'deliver' && delivery) await deliverAsRobot(tx, robot, order.id, delivery)
}

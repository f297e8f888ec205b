import { systemActor, type ResearcherActor } from '#lib/actor.ts'
import { answerCase } from '#lib/cases/answer-case.ts'
import { closeCase } from '#lib/cases/close-case.ts'
import { getDb, inTransaction, type Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { enqueue, type PayloadOf } from '#lib/jobs.ts'
import { causeOf, log } from '#lib/log.ts'
import { getOrderRow, lockOrder, type OrderRow } from '#lib/orders/order-row.ts'
import { startWork } from '#lib/agreements/start-work.ts'
import { isMisconfigured } from '#lib/payments/provider.ts'
import { sandboxStepJob } from '#lib/sandbox/jobs.ts'
import { findSteps } from '#lib/sandbox/list-steps.ts'
import { delayAsRobot } from '#lib/sandbox/robot-delay.ts'
import { makeRobotOffer } from '#lib/sandbox/robot-offer.ts'
import { confirmAsRobots } from '#lib/sandbox/robot-confirmation.ts'
import { deliverAsRobot, discardDelivery, outcomeOf, prepareDelivery } from '#lib/sandbox/robot-delivery.ts'
import { getRobot, robotActor } from '#lib/sandbox/robots.ts'

type Step = PayloadOf<typeof sandboxStepJob>

const here = systemActor('development')

/**
 * Takes one planned step, if it is still possible: orders go on while steps wait. Without a provider that lets us in a robot
 * can't be paid, and no repetition changes that: such a step ends with a sentence.
 */
export async function runSandboxStep(planned: Step): Promise<void> {
  try {
    await takeStep(planned)
  } catch (error) {
    if (!isMisconfigured(error) && !(error instanceof ApiError && error.code === 'payments_not_configured')) throw error
    const { orderId, step } = planned
    log.warn('the robot of the sandbox leaves a step out: payments are not set up in development', {
      orderId,
      step,
      cause: causeOf(error),
    })
  }
}

async function takeStep({ orderId, step, n = 0 }: Step): Promise<void> {
  const order = await getOrderRow(getDb(), here, orderId)
  if (step === 'offer') return offer(order, n)
  if (step === 'confirm') return inTransaction((tx) => confirmAsRobots(tx, orderId))
  const selected =
    order.selectedOfferId &&
    (await getDb().offer.findUnique({ where: { id: order.selectedOfferId }, include: { researcher: true } }))
  // A person may have been selected in the sandbox too; theirs is their own work.
  if (!selected || !selected.researcher.robot) return
  const robot = robotActor(selected.researcher)
  if (step === 'answer_case' || step === 'close_case') return actOnCase(robot, orderId, step)
  const possible = async (tx: Tx, current: OrderRow) => (await findSteps(tx, current)).includes(step)
  if (!(await possible(getDb(), order))) return
  const delivery =
    step === 'deliver' ? await prepareDelivery(orderId, robot.name, outcomeOf(order.sandboxMode)) : undefined
  try {
    const taken = await inTransaction(async (tx) => {
      if (!(await possible(tx, await lockOrder(tx, here, orderId)))) return false
      if (step === 'start') await startWork(tx, robot, orderId)
      if (step === 'delay') await delayAsRobot(tx, robot, order)
      if (delivery) await deliverAsRobot(tx, robot, orderId, delivery)
      return true
    })
    if (!taken) await discardDelivery(delivery)
  } catch (error) {
    // As in lib/files/keep-whole.ts: after any other failure it may have been handed over.
    if (error instanceof ApiError) await discardDelivery(delivery)
    throw error
  }
}

/** What the researcher and Callslip do about a reported problem. */
async function actOnCase(robot: ResearcherActor, orderId: string, step: 'answer_case' | 'close_case'): Promise<void> {
  await inTransaction(async (tx) => {
    const order = await lockOrder(tx, here, orderId)
    if (order.openCaseId === null) return
    const row = await tx.case.findUniqueOrThrow({ where: { id: order.openCaseId } })
    // What was sent back is delivered again first: closing the case would take the request back.
    if (step === 'close_case' && order.reviewState !== null)
      await enqueue(tx, sandboxStepJob, { orderId, step }, { key: `sandbox:${row.id}:${step}`, delayMs: 2000 })
    else if (step === 'close_case')
      await closeCase(tx, here, order, row, {
        outcome: 'nothing_to_do',
        reason: 'Nobody decides on problems in the sandbox: every case is closed like this after a few seconds.',
      })
    else if (row.state === 'open')
      await answerCase(tx, robot, orderId, row.id, 'I have looked again: the scan is all that the volume holds.')
  })
}

/** Since the order came to be open, that is; whoever gave the work back, or was declined, doesn't offer it again. */
async function hasOffered(tx: Tx, orderId: string, researcherId: string): Promise<boolean> {
  const returned = await tx.workReturn.findFirst({ where: { orderId }, orderBy: { id: 'desc' } })
  if (returned?.researcherId === researcherId) return true
  const since = returned ? { OR: [{ status: 'ACTIVE' as const }, { createdAt: { gt: returned.createdAt } }] } : {}
  // One that was closed is of a payment that has come to nothing: the order is open.
  const where = { orderId, researcherId, status: { not: 'CLOSED' as const }, ...since }
  return (await tx.offer.count({ where })) > 0
}

async function offer(order: OrderRow, n: number): Promise<void> {
  if (order.status !== 'open') return
  const robot = await getRobot(n)
  await inTransaction(async (tx) => {
    const current = await lockOrder(tx, here, order.id)
    if (
      current.status !== 'open' ||
      (await hasOffered(tx, order.id, robot.id)) ||
      (await tx.orderReplacement.count({
        where: { orderId: order.id, excludedResearcherIds: { has: robot.id } },
      })) > 0
    )
      return
    await makeRobotOffer(tx, robot, current, n)
  })
}

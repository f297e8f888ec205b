import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { ApiError } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import { postMail } from '#lib/mail/send-mail.ts'
import { audit } from '#lib/operators/audit.ts'
import { lockOrder, type OrderRow } from '#lib/orders/order-row.ts'
import { fromDbDate } from '#lib/text.ts'

const awaited = ['confirmed', 'in_progress']

/** Writes to the researcher whose offer was chosen: work that should have started, or ended, has not. */
export async function remindResearcher(
  tx: Tx,
  actor: OperatorActor,
  orderId: string,
  note?: string,
): Promise<{ orderId: string; mailed: boolean }> {
  const order = await lockOrder(tx, actor, orderId)
  const offer =
    order.selectedOfferId === null
      ? null
      : await tx.offer.findUnique({
          where: { id: order.selectedOfferId },
          include: { researcher: { include: { user: true } } },
        })
  if (!offer || !awaited.includes(order.status)) {
    throw new ApiError(
      'order_state_conflict',
      `Nobody's work is awaited on this order. Its status is ${order.status}.`,
      { members: { status: order.status } },
    )
  }
  const { researcher } = offer
  const user = researcher.user?.disabledAt === null ? researcher.user : undefined
  if (user) {
    await postMail(tx, {
      dedupeKey: `remind:${newId('mail')}`,
      recipient: user.email,
      subject: subjectOf(order),
      text: textOf(order, researcher.name, note),
    })
  }
  await audit(tx, actor, {
    action: 'order.remind',
    targetType: 'order',
    targetId: orderId,
    reason: note,
    after: { researcherId: researcher.id, mailed: user !== undefined },
  })
  return { orderId, mailed: user !== undefined }
}

const subjectOf = ({ documentType, repositoryName }: OrderRow) => `Still waiting: ${documentType}, ${repositoryName}`

const textOf = (order: OrderRow, name: string, note: string | undefined) =>
  [
    `Hello ${name},`,
    order.status === 'confirmed'
      ? `an order is paid for and waits for you to start: ${order.documentType}, ${order.repositoryName}. The customer's card is only held for a few days; start work before the hold lapses.`
      : `an order is waiting for you: ${order.documentType}, ${order.repositoryName}.${order.estimatedCompletionDate ? ` You named ${fromDbDate(order.estimatedCompletionDate)} as the date of completion.` : ''} Hand over what you have found, or revise the date.`,
    ...(note === undefined ? [] : [`The operator writes: ${note}`]),
    `${getEnv().PORTAL_URL}/research/orders/${order.id}?environment=${order.environment}`,
    'Callslip',
  ].join('\n\n')

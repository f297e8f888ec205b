import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { orderUrl, type Letter } from '#lib/mail/letter.ts'
import { sayDay, sayMoment } from '#lib/mail/said.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { heldUntil } from '#lib/notices/researcher-notices.ts'
import { audit } from '#lib/operators/audit.ts'
import { dueDateOf } from '#lib/orders/due.ts'
import { lockOrder, type OrderRow } from '#lib/orders/order-row.ts'
import { orderLabel } from '#lib/orders/title.ts'
import { catalogue } from '#lib/words/en/mail-operator.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

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
      to: { email: user.email, name: researcher.name },
      letter: reminder(order, note, await heldUntil(tx, orderId)),
      environment: order.environment,
      orderId,
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

type Reminded = Parameters<typeof orderLabel>[0] &
  Parameters<typeof dueDateOf>[0] &
  Pick<OrderRow, 'id' | 'status' | 'environment'>

/** `until`: when the hold on the customer's card ends, where there is one. */
export function reminder(order: Reminded, note: string | undefined, until: Date | null): Letter {
  const promised = dueDateOf(order)
  const label = orderLabel(order)
  return {
    subject: t('stillWaiting', { label }),
    body: [
      order.status === 'confirmed'
        ? t('anOrderWaitsForYou', { label })
        : t('anOrderIsWaitingFor', {
            label,
            date: promised ? t('youNamedAsTheDate', { promised: sayDay(promised) }) : '',
          }),
      ...(until === null || order.status !== 'confirmed'
        ? []
        : [t('theCustomersCardIsHeld', { until: sayMoment(until) })]),
      ...(note === undefined ? [] : [t('theOperatorWrites', { note })]),
    ],
    link: { label: t('seeTheOrder'), url: orderUrl('/research/orders', order.id, order.environment) },
  }
}

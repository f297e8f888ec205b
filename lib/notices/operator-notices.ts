import type { Tx } from '#lib/db.ts'
import { orderUrl, type Letter } from '#lib/mail/letter.ts'
import { sayMoment, sayMoney } from '#lib/mail/said.ts'
import type { NoticeContent, Question } from '#lib/notices/notice.ts'
import { orderLabel } from '#lib/orders/title.ts'
import { isOpen } from '#lib/payments/dispute.ts'
import type { Dispute } from '#lib/generated/prisma/client.ts'
import { catalogue } from '#lib/words/en/mail-operator.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Told = Pick<Dispute, 'amountMinor' | 'currency' | 'reason' | 'status' | 'dueBy'>

/** A dispute that began or ended, as it stands when the mail leaves. */
export async function tellDisputed(tx: Tx, { order, aboutId }: Question): Promise<NoticeContent | undefined> {
  const event = await tx.event.findUnique({ where: { id: aboutId }, select: { type: true } })
  const dispute = await tx.dispute.findFirst({
    where: { payment: { orderId: order.id } },
    orderBy: { updatedAt: 'desc' },
  })
  // Over before anybody was told of its beginning: the mail of its end says all.
  if (!dispute || (event?.type === 'payment.disputed') !== isOpen(dispute)) return undefined
  const label = orderLabel(order)
  return { letter: disputed({ label, url: orderUrl('/operator/disputes', dispute.id, order.environment) }, dispute) }
}

export function disputed({ label, url }: { label: string; url: string }, dispute: Told): Letter {
  const amount = sayMoney(dispute.amountMinor, dispute.currency)
  const reason = dispute.reason.replaceAll('_', ' ')
  const status = dispute.status.replaceAll('_', ' ')
  return {
    subject: isOpen(dispute) ? t('inDispute', { amount, label }) : t('disputeOver', { amount, status, label }),
    body: isOpen(dispute)
      ? [
          t('theCardholdersBankQuestionsOf', { amount, label, reason, status }),
          dispute.dueBy === null
            ? t('theBankTakesNoAnswer')
            : t('itCanBeAnsweredUntil', { dueBy: sayMoment(dispute.dueBy) }),
          t('nothingOfThePaymentIs'),
        ]
      : [t('theDisputeOverOfThe', { amount, label, status })],
    link: { label: t('seeTheDispute'), url },
  }
}

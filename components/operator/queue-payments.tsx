'use client'
import { Link } from '#components/ui/link.tsx'
import { ActButton } from '#components/operator/act-button.tsx'
import { ClientLink, OrderLink, RowText } from '#components/operator/queue-part.tsx'
import { RemindButton } from '#components/operator/remind-researcher.tsx'
import { WriteOffButton } from '#components/operator/write-off.tsx'
import { OrderNumber } from '#components/orders/order-number.tsx'
import { Badge, type Tone } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { DateTime, RelativeTime } from '#components/ui/date-time.tsx'
import { Money } from '#components/ui/money.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { checkPayment } from '#lib/operators/operations.ts'
import type { PaymentTrouble, TroubledPayment } from '#lib/queue/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/operator-queue.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const troubles = (): Record<PaymentTrouble, { label: string; tone: Tone; words: string }> => ({
  expiring: {
    label: t('holdRunsOut'),
    tone: 'caution',
    words: t('workHasNotStartedAnd'),
  },
  mismatch: {
    label: t('mismatch'),
    tone: 'danger',
    words: t('whatTheProviderShowsIs'),
  },
  disputed: {
    label: t('disputed'),
    tone: 'danger',
    words: t('theCardholdersBankAsksAbout'),
  },
  in_review: {
    label: t('underReview'),
    tone: 'info',
    words: t('theCardHoldersBankHas'),
  },
  refund_failed: {
    label: t('refundNotMade'),
    tone: 'danger',
    words: t('theCustomerHasNotGot'),
  },
  owed: {
    label: t('shareNotSent'),
    tone: 'caution',
    words: t('theProviderRefusedToSend'),
  },
  debt: {
    label: t('researcherOwes'),
    tone: 'caution',
    words: t('theCustomerGotMoneyBack'),
  },
  unpaid: {
    label: t('workUnpaid'),
    tone: 'danger',
    words: t('workHasBegunOrIs'),
  },
})

export function PaymentText({ thing }: { thing: TroubledPayment }) {
  const { orderId, number, title, trouble, client, payment, captureBefore, dueBy, concerned, refusal, since } = thing
  const { label, tone, words } = troubles()[trouble]
  return (
    <RowText>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={tone}>{label}</Badge>
        <OrderLink orderId={orderId}>{title}</OrderLink>
      </p>
      <p className="text-sm text-ink-soft">
        <OrderNumber number={number} /> · <ClientLink {...client} /> ·{' '}
        {concerned === undefined ? (
          <Money {...payment} />
        ) : (
          rich(t, 'of', {
            money: <Money amount={concerned} currency={payment.currency} />,
            money2: <Money {...payment} />,
          })
        )}{' '}
        ·{' '}
        {captureBefore
          ? rich(t, 'lapses', { captureBefore: <DateTime value={captureBefore} /> })
          : dueBy
            ? rich(t, 'answerNeeded', { dueBy: <DateTime value={dueBy} /> })
            : rich(t, 'since', { relativeTime: <RelativeTime value={since} /> })}
      </p>
      <p>{words}</p>
      {refusal && <p className="text-sm text-ink-soft">{t('theProviderSays', { refusal })}</p>}
      {payment.paymentIntentId && <p className="font-card text-sm text-ink-soft">{payment.paymentIntentId}</p>}
    </RowText>
  )
}

export const PaymentActs = ({ thing }: { thing: TroubledPayment }) => (
  <>
    <TroubleAction item={thing} />
    <Button asChild look="secondary" size="sm">
      <Link href={`/operator/orders/${thing.orderId}`}>
        {thing.trouble === 'refund_failed' ? t('refund2') : t('lookIntoIt')}
      </Link>
    </Button>
  </>
)

function TroubleAction({
  item: { trouble, orderId, title, researcher, disputeId, payment, concernedMinor },
}: {
  item: TroubledPayment
}) {
  const api = useApi()
  if (trouble === 'disputed' && disputeId !== undefined)
    return (
      <Button asChild look="primary" size="sm">
        <Link href={`/operator/disputes/${disputeId}`}>{t('answer')}</Link>
      </Button>
    )
  if (trouble === 'debt' && concernedMinor !== undefined)
    return <WriteOffButton orderId={orderId} debtMinor={concernedMinor} currency={payment.currency} />
  if (trouble === 'expiring') return <RemindButton orderId={orderId} title={title} researcher={researcher?.name} />
  return (
    <ActButton
      look="primary"
      options={api.send(checkPayment, { orderId })}
      input={undefined}
      done={({ status }) => ({
        text: t('theProviderWasAskedAbout', {
          title,
          status: status?.replaceAll('_', ' ') ?? t('thereIsNoPayment'),
        }),
      })}
    >
      {t('askTheProviderAgain')}
    </ActButton>
  )
}

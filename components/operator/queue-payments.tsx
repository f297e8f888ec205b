'use client'
import Link from 'next/link'
import { ActButton } from '#components/operator/act-button.tsx'
import { ClientLink, OrderLink, QueuePart, RowActions, RowText } from '#components/operator/queue-part.tsx'
import { RemindButton } from '#components/operator/remind-researcher.tsx'
import { WriteOffButton } from '#components/operator/write-off.tsx'
import { OrderNumber } from '#components/orders/order-number.tsx'
import { Badge, type Tone } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { RelativeTime } from '#components/ui/date-time.tsx'
import { Money } from '#components/ui/money.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { checkPayment } from '#lib/operators/operations.ts'
import type { PaymentTrouble, QueueView } from '#lib/queue/schema.ts'

const troubles: Record<PaymentTrouble, { label: string; tone: Tone; words: string }> = {
  expiring: {
    label: 'Hold runs out',
    tone: 'caution',
    words:
      'Work has not started and the hold on the card lapses within two days. The researcher must start, or the customer will have to pay anew.',
  },
  mismatch: {
    label: 'Mismatch',
    tone: 'danger',
    words:
      'What the provider shows is not the amount or the order that was agreed. Ask the provider again; cancel the order if it stays so.',
  },
  disputed: {
    label: 'Disputed',
    tone: 'danger',
    words:
      'The cardholder’s bank asks about the charge. Send it evidence before the deadline. Nothing of it is refunded or sent on meanwhile.',
  },
  in_review: {
    label: 'Under review',
    tone: 'info',
    words:
      'The card holder’s bank has what there is to say and decides. Nothing of it is refunded or sent on meanwhile.',
  },
  refund_failed: {
    label: 'Refund not made',
    tone: 'danger',
    words: 'The customer has not got this money back. Refund again, or pay it back in another way.',
  },
  owed: {
    label: 'Share not sent',
    tone: 'caution',
    words:
      'The provider refused to send the researcher’s share. It is tried again by itself, and when their account changes.',
  },
  debt: {
    label: 'Researcher owes',
    tone: 'caution',
    words:
      'The customer got money back and the researcher’s part could not be taken back. Their next shares are set off against it, unless you write it off.',
  },
  unpaid: {
    label: 'Work unpaid',
    tone: 'danger',
    words: 'Work has begun or is delivered, and no money has been taken for it.',
  },
}

type Payment = QueueView['payments']['items'][number]

export const PaymentsPart = ({ items, more }: QueueView['payments']) => (
  <QueuePart
    title="Payments that need a look"
    items={items}
    more={more}
    keyOf={({ orderId, trouble }) => `${orderId}:${trouble}`}
    row={(item) => <Row item={item} />}
  />
)

function Row({ item }: { item: Payment }) {
  const { orderId, number, title, trouble, client, payment, captureBefore, dueBy, concerned, refusal, since } = item
  const { label, tone, words } = troubles[trouble]
  return (
    <>
      <RowText>
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={tone}>{label}</Badge>
          <OrderLink orderId={orderId}>{title}</OrderLink>
        </p>
        <p className="text-sm text-ink-soft">
          <OrderNumber number={number} /> · <ClientLink {...client} /> ·{' '}
          {concerned !== undefined && payment ? (
            <>
              <Money amount={concerned} currency={payment.currency} /> of <Money {...payment} />
            </>
          ) : payment ? (
            <Money {...payment} />
          ) : (
            'no payment'
          )}{' '}
          ·{' '}
          {captureBefore ? (
            <>
              lapses <RelativeTime value={captureBefore} />
            </>
          ) : dueBy ? (
            <>
              answer needed <RelativeTime value={dueBy} />
            </>
          ) : (
            <>
              since <RelativeTime value={since} />
            </>
          )}
        </p>
        <p>{words}</p>
        {refusal && <p className="text-sm text-ink-soft">The provider says: {refusal}</p>}
        {payment?.paymentIntentId && <p className="font-card text-sm text-ink-soft">{payment.paymentIntentId}</p>}
      </RowText>
      <RowActions>
        <TroubleAction item={item} />
        <Button asChild look="secondary" size="sm">
          <Link href={`/operator/orders/${orderId}`}>{trouble === 'refund_failed' ? 'Refund …' : 'Look into it'}</Link>
        </Button>
      </RowActions>
    </>
  )
}

function TroubleAction({
  item: { trouble, orderId, title, researcher, disputeId, payment, concernedMinor },
}: {
  item: Payment
}) {
  const api = useApi()
  if (trouble === 'disputed' && disputeId !== undefined)
    return (
      <Button asChild look="primary" size="sm">
        <Link href={`/operator/disputes/${disputeId}`}>Answer …</Link>
      </Button>
    )
  if (trouble === 'debt' && payment && concernedMinor !== undefined)
    return <WriteOffButton orderId={orderId} debtMinor={concernedMinor} currency={payment.currency} />
  if (trouble === 'expiring') return <RemindButton orderId={orderId} title={title} researcher={researcher?.name} />
  return (
    <ActButton
      look="primary"
      options={api.send(checkPayment, { orderId })}
      input={undefined}
      done={({ status }) => ({
        text: `The provider was asked about ${title}: ${status?.replaceAll('_', ' ') ?? 'there is no payment'}`,
      })}
    >
      Ask the provider again
    </ActButton>
  )
}

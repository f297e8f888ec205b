'use client'
import Link from 'next/link'
import { ActButton } from '#components/operator/act-button.tsx'
import { RefundButton } from '#components/operator/refund-order.tsx'
import { WriteOffButton } from '#components/operator/write-off.tsx'
import { Badge, type Tone } from '#components/ui/badge.tsx'
import { Card, Details } from '#components/ui/card.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { DateTime, RelativeTime } from '#components/ui/date-time.tsx'
import { Money } from '#components/ui/money.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { getCurrency, toMajor } from '#lib/money.ts'
import { checkPayment } from '#lib/operators/operations.ts'
import type { OperatorPaymentView, OrderDossierView } from '#lib/operators/schema.ts'

const tones: Partial<Record<OperatorPaymentView['status'], Tone>> = {
  authorized: 'info',
  captured: 'accent',
  transferred: 'accent',
  failed: 'danger',
  disputed: 'danger',
  mismatch: 'danger',
  expired: 'caution',
}

export function OrderPayments({ file: { id, payments } }: { file: OrderDossierView }) {
  const api = useApi()
  return (
    <section aria-labelledby="payments" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="payments" className="text-xl">
          Payments
        </h2>
        {payments.length > 0 && (
          <ActButton
            options={api.send(checkPayment, { orderId: id })}
            input={undefined}
            done={({ status }) => ({
              text: `The provider was asked; the payment is ${status?.replaceAll('_', ' ') ?? 'not there'}.`,
            })}
          >
            Ask the provider now
          </ActButton>
        )}
      </div>
      {payments.length === 0 ? (
        <p className="text-ink-soft">No payment has begun.</p>
      ) : (
        payments.map((payment) => <Payment key={payment.id} orderId={id} payment={payment} />)
      )}
    </section>
  )
}

function Payment({ orderId, payment }: { orderId: string; payment: OperatorPaymentView }) {
  const { currency, amount, status, refunds } = payment
  const money = (minor: number) => <Money amount={toMajor(minor, getCurrency(currency))} currency={currency} />
  const ids = [payment.paymentIntentId, payment.chargeId, payment.transferId].filter((value) => value !== undefined)
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex flex-wrap items-center gap-3">
          <span className="text-xl font-medium">
            <Money amount={amount} currency={currency} />
          </span>
          <Badge tone={tones[status] ?? 'neutral'}>{status.replaceAll('_', ' ')}</Badge>
        </p>
        {payment.refundableMinor > 0 && <RefundButton orderId={orderId} payment={payment} />}
      </div>
      <Details
        items={[
          { label: 'To the researcher', value: money(payment.transferAmountMinor) },
          { label: 'Our fee', value: money(payment.platformFeeMinor) },
          { label: 'Without a find', value: payment.noFind && money(payment.noFind.amountMinor) },
          { label: 'Settled', value: payment.settlement && <Settlement payment={payment} /> },
          { label: 'The researcher has', value: <Share orderId={orderId} payment={payment} /> },
          { label: 'Written off', value: payment.shareWrittenOffMinor > 0 && money(payment.shareWrittenOffMinor) },
          { label: 'The provider refused', value: payment.shareRefusal },
          { label: 'Refunded', value: payment.refundedMinor > 0 && money(payment.refundedMinor) },
          { label: 'Less for the researcher', value: payment.reversedMinor > 0 && money(payment.reversedMinor) },
          {
            label: 'Hold lapses',
            value: status === 'authorized' && payment.captureBefore && <RelativeTime value={payment.captureBefore} />,
          },
          { label: 'Failure', value: payment.failureMessage },
          { label: 'Begun', value: <DateTime value={payment.createdAt} /> },
          { label: 'At the provider', value: ids.length > 0 && <Ids ids={ids} /> },
          { label: 'Disputes', value: payment.disputes.length > 0 && <Disputes payment={payment} /> },
          { label: 'Refunds', value: refunds.length > 0 && <Refunds payment={payment} /> },
        ].map(({ label, value }) => ({ label, value: value === false ? undefined : value }))}
      />
    </Card>
  )
}

type Of = { payment: OperatorPaymentView }

/** What the charge brought to the balance, after the provider's fee. */
function Settlement({ payment: { settlement, currency: paidIn } }: Of) {
  if (!settlement) return null
  const { currency, amountMinor, feeMinor, exchangeRate } = settlement
  const money = (minor: number) => <Money amount={toMajor(minor, getCurrency(currency))} currency={currency} />
  return (
    <>
      {money(amountMinor - feeMinor)} after {money(feeMinor)} of fees
      {exchangeRate !== undefined && `, at ${exchangeRate} ${currency} for 1 ${paidIn}`}
    </>
  )
}

/** What the researcher has of it, and what they should have where that differs. */
function Share({ orderId, payment }: Of & { orderId: string }) {
  const { shareSentMinor, shareDueMinor, shareRefusal, currency } = payment
  const money = (minor: number) => <Money amount={toMajor(minor, getCurrency(currency))} currency={currency} />
  return shareSentMinor === shareDueMinor ? (
    money(shareSentMinor)
  ) : (
    <>
      {money(shareSentMinor)}, and should have {money(shareDueMinor)}{' '}
      {shareRefusal && shareSentMinor > shareDueMinor && (
        <WriteOffButton orderId={orderId} debtMinor={shareSentMinor - shareDueMinor} currency={currency} />
      )}
    </>
  )
}

const Ids = ({ ids }: { ids: readonly string[] }) => (
  <ul>
    {ids.map((value) => (
      <li key={value} className="flex flex-wrap items-center gap-1 font-card break-all">
        {value} <CopyButton value={value} label={`Copy ${value}`} />
      </li>
    ))}
  </ul>
)

const Disputes = ({ payment }: Of) => (
  <ul>
    {payment.disputes.map(({ id, amount, currency, reason, status, fee, open, dueBy, submittedAt }) => (
      <li key={id}>
        <Link className="text-link" href={`/operator/disputes/${id}`}>
          <Money amount={amount} currency={currency} />, {reason.replaceAll('_', ' ')} ({status.replaceAll('_', ' ')})
        </Link>
        {submittedAt ? (
          <>
            , answered <RelativeTime value={submittedAt} />
          </>
        ) : (
          open &&
          dueBy && (
            <>
              , to be answered <RelativeTime value={dueBy} />
            </>
          )
        )}
        {fee && fee.amountMinor !== 0 && (
          <>
            ; fee <Money {...fee} />
          </>
        )}
      </li>
    ))}
  </ul>
)

const Refunds = ({ payment: { refunds, currency } }: Of) => (
  <ul>
    {refunds.map((refund) => (
      <li key={refund.id}>
        <Money amount={refund.amount} currency={currency} /> ({refund.status.replaceAll('_', ' ')}),{' '}
        <DateTime value={refund.createdAt} />: {refund.reason}
        {refund.failure && <span className="text-danger"> {refund.failure}</span>}
        {refund.retryAt && (
          <>
            {' '}
            It is tried again <RelativeTime value={refund.retryAt} />.
          </>
        )}
      </li>
    ))}
  </ul>
)

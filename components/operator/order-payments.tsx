'use client'
import dynamic from 'next/dynamic'
import { Link } from '#components/ui/link.tsx'
import { ActButton } from '#components/operator/act-button.tsx'
import { Badge, type Tone } from '#components/ui/badge.tsx'
import { Card, Details } from '#components/ui/card.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { DateTime, RelativeTime } from '#components/ui/date-time.tsx'
import { Money } from '#components/ui/money.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { whenIdle } from '#lib/browser/lazy.ts'
import { getCurrency, toMajor } from '#lib/money.ts'
import { checkPayment } from '#lib/operators/operations.ts'
import type { OperatorPaymentView, OrderDossierView } from '#lib/operators/schema.ts'
import { isCharged } from '#lib/payments/state.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/operator-orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// What moves money comes after what is read first.
const RefundButton = dynamic(
  whenIdle(() => import('#components/operator/refund-order.tsx').then((module) => module.RefundButton)),
  { ssr: false },
)
const WriteOffButton = dynamic(
  whenIdle(() => import('#components/operator/write-off.tsx').then((module) => module.WriteOffButton)),
  { ssr: false },
)

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
          {t('payments')}
        </h2>
        {payments.length > 0 && (
          <ActButton
            options={api.send(checkPayment, { orderId: id })}
            input={undefined}
            done={({ status }) => ({
              text: t('theProviderWasAskedThe', { status: status?.replaceAll('_', ' ') ?? t('notThere') }),
            })}
          >
            {t('askTheProviderNow')}
          </ActButton>
        )}
      </div>
      {payments.length === 0 ? (
        <p className="text-ink-soft">{t('noPaymentHasBegun')}</p>
      ) : (
        payments.map((payment) => <Payment key={payment.id} orderId={id} payment={payment} />)
      )}
    </section>
  )
}

function Payment({ orderId, payment }: { orderId: string; payment: OperatorPaymentView }) {
  const { currency, status, refunds } = payment
  const money = (minor: number) => <Money amount={toMajor(minor, getCurrency(currency))} currency={currency} />
  const net = (left: number, agreed: number) =>
    left === agreed ? money(agreed) : rich(t, 'leftOfAgreed', { left: money(left), agreed: money(agreed) })
  const ids = [payment.paymentIntentId, payment.chargeId, payment.transferId].filter((value) => value !== undefined)
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex flex-wrap items-center gap-3">
          <span className="text-xl font-medium">
            {isCharged(status) ? net(payment.net.keptMinor, payment.amountMinor) : money(payment.amountMinor)}
          </span>
          <Badge tone={tones[status] ?? 'neutral'}>
            <span translate="no">{status.replaceAll('_', ' ')}</span>
          </Badge>
        </p>
        {payment.refundableMinor > 0 && <RefundButton orderId={orderId} payment={payment} />}
      </div>
      <Details
        items={[
          { label: t('toTheResearcher'), value: net(payment.net.shareMinor, payment.transferAmountMinor) },
          { label: t('ourFee'), value: net(payment.net.feeMinor, payment.platformFeeMinor) },
          { label: t('withoutAFind'), value: payment.noFind && money(payment.noFind.amountMinor) },
          { label: t('settled'), value: payment.settlement && <Settlement payment={payment} /> },
          { label: t('theResearcherHas'), value: <Share orderId={orderId} payment={payment} /> },
          { label: t('writtenOff'), value: payment.shareWrittenOffMinor > 0 && money(payment.shareWrittenOffMinor) },
          { label: t('theProviderRefused'), value: payment.shareRefusal },
          { label: t('refunded'), value: payment.refundedMinor > 0 && money(payment.refundedMinor) },
          { label: t('lessForTheResearcher'), value: payment.reversedMinor > 0 && money(payment.reversedMinor) },
          {
            label: t('holdLapses'),
            value: status === 'authorized' && payment.captureBefore && <DateTime value={payment.captureBefore} />,
          },
          { label: t('failure'), value: payment.failureMessage },
          { label: t('begun'), value: <DateTime value={payment.createdAt} /> },
          { label: t('atTheProvider'), value: ids.length > 0 && <Ids ids={ids} /> },
          { label: t('disputes'), value: payment.disputes.length > 0 && <Disputes payment={payment} /> },
          { label: t('refunds'), value: refunds.length > 0 && <Refunds payment={payment} /> },
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
      {money(amountMinor - feeMinor)} {t('after')} {money(feeMinor)} {t('ofFees')}
      {exchangeRate !== undefined && t('atFor1', { exchangeRate, currency, paidIn })}
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
      {money(shareSentMinor)}
      {t('andShouldHave')} {money(shareDueMinor)}{' '}
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
        {value} <CopyButton value={value} label={t('copy', { value })} />
      </li>
    ))}
  </ul>
)

const Disputes = ({ payment }: Of) => (
  <ul>
    {payment.disputes.map(({ id, amount, currency, reason, status, fee, open, dueBy, submittedAt }) => (
      <li key={id}>
        <Link className="text-link" href={`/operator/disputes/${id}`}>
          <Money amount={amount} currency={currency} />,{' '}
          <span translate="no">
            {reason.replaceAll('_', ' ')} ({status.replaceAll('_', ' ')})
          </span>
        </Link>
        {submittedAt
          ? rich(t, 'answered', { relativeTime: <RelativeTime value={submittedAt} /> })
          : open && dueBy && rich(t, 'toBeAnswered', { dueBy: <DateTime value={dueBy} /> })}
        {fee && fee.amountMinor !== 0 && rich(t, 'fee', { money: <Money {...fee} /> })}
      </li>
    ))}
  </ul>
)

const Refunds = ({ payment: { refunds, currency } }: Of) => (
  <ul>
    {refunds.map((refund) => (
      <li key={refund.id}>
        <Money amount={refund.amount} currency={currency} />{' '}
        <span translate="no">({refund.status.replaceAll('_', ' ')})</span>, <DateTime value={refund.createdAt} />:{' '}
        <bdi>{refund.reason}</bdi>
        {refund.failure && <span className="text-danger"> {refund.failure}</span>}
        {refund.retryAt && <> {rich(t, 'itIsTriedAgain', { relativeTime: <RelativeTime value={refund.retryAt} /> })}</>}
      </li>
    ))}
  </ul>
)

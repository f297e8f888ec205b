'use client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { amountText } from '#components/checkout/amount-text.ts'
import { Banner } from '#components/ui/banner.tsx'
import { Details } from '#components/ui/card.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { useReader } from '#components/ui/locale.ts'
import { Money } from '#components/ui/money.tsx'
import { RadioCards } from '#components/ui/radio-cards.tsx'
import { rich } from '#components/ui/rich.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { previewRefund } from '#lib/casework/operations.ts'
import type { RefundPreview } from '#lib/casework/schema.ts'
import { getCurrency, toMajor } from '#lib/money.ts'
import type { OperatorPaymentView } from '#lib/operators/schema.ts'
import { refundBearers } from '#lib/payments/state.ts'
import { readAmount, typedAmount } from '#lib/typed-amount.ts'
import { catalogue } from '#lib/words/en/operator-cases.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Bearer = (typeof refundBearers)[number]

/** What somebody typed, in minor units, or why it can't be refunded. */
function read(
  typed: string,
  { currency, refundableMinor }: OperatorPaymentView,
  locale: string,
): number | { issue: string } {
  const minor = readAmount(typed, getCurrency(currency), locale)
  if (typeof minor !== 'number') return { issue: t('thisAmount', minor) }
  if (minor === 0) return { issue: t('thisAmountMustBeMore') }
  return minor > refundableMinor
    ? {
        issue: t('thisIsTooMuchAtMost', { refundable: amountText(refundableMinor, currency, locale) }),
      }
    : minor
}

/** What is to go back, who bears it, and what the API says of that: whether it can be, and what each ends up with. */
export function useRefund(orderId: string, payment: OperatorPaymentView, open: boolean) {
  const { currency, refundableMinor } = payment
  const { locale } = useReader()
  const [typed, setTyped] = useState(typedAmount(toMajor(refundableMinor, getCurrency(currency)), locale))
  const [bearer, setBearer] = useState<Bearer>('both')
  const minor = read(typed, payment, locale)
  const valid = typeof minor === 'number'
  const amountMinor = valid ? minor : refundableMinor
  const input = { paymentId: payment.id, amountMinor, bearer }
  const query = useQuery({
    ...useApi().ask(previewRefund, { orderId }, input),
    enabled: open && valid,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
  })
  const current = query.data?.amountMinor === amountMinor && !query.isPlaceholderData && !query.isError
  return {
    ...{ payment, typed, setTyped, bearer, setBearer },
    /** What is asked for. */
    input,
    issue: valid ? undefined : minor.issue,
    refusal: valid && query.isError ? asFailure(query.error).message : undefined,
    preview: valid && !query.isError ? query.data : undefined,
    /** Nothing may happen that wasn't shown first. */
    waiting: !valid || !current,
  }
}

const words = (): Record<Bearer, { label: string; description: string }> => ({
  both: { label: t('both'), description: t('bothHint') },
  fee: { label: t('fee'), description: t('feeHint') },
  researcher: { label: t('theResearcherAlone'), description: t('theResearcherAloneHint') },
})

type Props = ReturnType<typeof useRefund>

/** The fields of a refund, and what it comes to. */
export function RefundFields({ payment, typed, setTyped, bearer, setBearer, issue, refusal, preview }: Props) {
  const { currency, refundableMinor } = payment
  const { locale } = useReader()
  return (
    <>
      <Field
        label={t('amountIn', { currency })}
        hint={t('atMost', { refundable: amountText(refundableMinor, currency, locale) })}
        error={issue}
      >
        <Input inputMode="decimal" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <RadioCards
        legend={t('whoBearsIt')}
        name={useId()}
        selected={bearer}
        onChange={({ target }) => setBearer(refundBearers.find((one) => one === target.value) ?? 'both')}
        options={refundBearers.map((value) => ({ value, ...words()[value] }))}
      />
      {refusal ? (
        <Banner tone="danger" role="alert">
          {refusal}
        </Banner>
      ) : (
        issue === undefined && (
          <Banner tone="caution" title={t('whatEachEndsUpWith')}>
            {preview ? <Ends payment={payment} preview={preview} /> : <Skeleton className="h-24" />}
          </Banner>
        )
      )}
    </>
  )
}

function Ends({ payment: { shareSentMinor }, preview }: { payment: OperatorPaymentView; preview: RefundPreview }) {
  const { currency } = preview
  const money = (minor: number) => <Money amount={toMajor(minor, getCurrency(currency))} currency={currency} />
  return (
    <div className="flex flex-col gap-3" aria-live="polite">
      <p>
        {rich(t, 'ofItFromTheResearchers', {
          money: money(preview.fromShareMinor),
          sent: shareSentMinor > 0 ? '' : t('whichHasNotBeenSent'),
          money2: money(preview.fromFeeMinor),
        })}{' '}
        {preview.takenBackMinor > 0 && rich(t, 'isTakenBack', { money: money(preview.takenBackMinor) })}
      </p>
      <Details
        items={[
          { label: t('theCustomerHasBack'), value: money(preview.returnedMinor) },
          { label: t('theResearcherHas'), value: money(preview.shareMinor) },
          { label: t('callslipHas'), value: money(preview.feeMinor) },
        ]}
      />
    </div>
  )
}

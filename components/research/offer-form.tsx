'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import type { UseMutationOptions } from '@tanstack/react-query'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { AccountForm } from '#components/account/account-form.tsx'
import { useAccountForm } from '#components/account/use-account-form.ts'
import { ChangedMeanwhile } from '#components/research/changed-meanwhile.tsx'
import { OfferPrice } from '#components/research/offer-price.tsx'
import { OfferTemplates } from '#components/research/offer-templates.tsx'
import type { OfferValues } from '#components/research/template-values.ts'
import { useReadOrder } from '#components/research/use-read-order.ts'
import { Field } from '#components/ui/field.tsx'
import { Input, Textarea } from '#components/ui/input.tsx'
import { sendByKeys } from '#components/ui/send-by-keys.ts'
import { useToday } from '#components/ui/use-today.ts'
import { useReader } from '#components/ui/locale.ts'
import { inWords } from '#lib/browser/form.ts'
import { keptText } from '#lib/browser/kept-text.ts'
import { noFindOf } from '#lib/browser/offer-changes.ts'
import { ownDay } from '#lib/browser/own-day.ts'
import { forgetText, useKeeping } from '#lib/browser/use-kept-text.ts'
import { checkPrice, getCurrency, type Currency } from '#lib/money.ts'
import { makeOfferInput, type MakeOfferInput, type OfferView } from '#lib/offers/schema.ts'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'
import { readAmount, readMajor, typedAmount } from '#lib/typed-amount.ts'
import { withoutAbsent } from '#lib/view.ts'
import { catalogue } from '#lib/words/en/research.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const formOf = (currency: Currency, feeBps: number, locale: string, fixed: boolean) =>
  makeOfferInput.pick({ message: true, estimatedCompletionDate: true }).extend({
    amount: z.string().superRefine((text, context) => {
      if (fixed) return
      const minor = checkPrice(readAmount(text, currency, locale), currency, feeBps)
      if (typeof minor !== 'number') context.addIssue(minor.issue)
    }),
    noFindAmount: z.string().superRefine((text, context) => {
      const minor = text.trim() === '' ? 0 : readAmount(text, currency, locale)
      if (typeof minor !== 'number') context.addIssue(minor.issue)
    }),
  })

/** Under which the message of an offer is kept while it is typed: of a new one, or of what is changed in one. */
export const offerText = (orderId: string, offer?: OfferView) => `offer:${orderId}:${offer?.id ?? 'new'}`

const valuesOf = (orderId: string, offer: OfferView | undefined, locale: string): OfferValues => ({
  amount: offer ? typedAmount(offer.amount, locale) : '',
  noFindAmount: offer && offer.noFindAmount < offer.amount ? typedAmount(offer.noFindAmount, locale) : '',
  message: keptText(offerText(orderId, offer)) || (offer?.message ?? ''),
  // A day that is over is nobody's promise any more.
  estimatedCompletionDate: offer && offer.estimatedCompletionDate >= ownDay() ? offer.estimatedCompletionDate : '',
})

type Props<Input> = {
  order: ResearchOrderView
  offer?: OfferView
  submit: string
  mutation: UseMutationOptions<OfferView, Error, Input>
  onDone: () => void
}

/** Amount, date and message of an offer: of a new one, or of one that is changed. */
export function OfferForm({ order, offer, submit, mutation, onDone }: Props<MakeOfferInput>) {
  const { read, isOutdated, readAgain } = useReadOrder(order)
  const { currency, feeBps, fixedPrice } = read
  const shape = getCurrency(currency)
  const { locale } = useReader()
  const form = useForm({
    resolver: inWords(zodResolver(formOf(shape, feeBps, locale, fixedPrice !== undefined))),
    defaultValues: valuesOf(order.id, offer, locale),
  })
  const name = offerText(order.id, offer)
  const { send, failure, pending } = useAccountForm(form, mutation, (_, sent) => {
    forgetText(name, sent.message)
    onDone()
  })
  const [typed, typedNoFind, message] = useWatch({
    control: form.control,
    name: ['amount', 'noFindAmount', 'message'],
  })
  useKeeping(name, message, offer?.message)
  const amount = fixedPrice ?? readMajor(typed, shape, locale)
  const onSubmit = form.handleSubmit(({ amount: text, noFindAmount: less, ...rest }) => {
    const given = fixedPrice === undefined ? readMajor(text, shape, locale) : undefined
    const noFindAmount = noFindOf(readMajor(less, shape, locale), given ?? fixedPrice, offer)
    return send({
      ...rest,
      orderVersion: read.version,
      ...(given === undefined ? {} : { amount: given, currency }),
      ...withoutAbsent({ noFindAmount }),
    })
  })
  return (
    <AccountForm
      onSubmit={onSubmit}
      // Refused for that, the order is fetched anew and says it itself, below.
      failure={failure?.code === 'order_changed' ? undefined : failure}
      pending={pending}
      submit={submit}
    >
      {!offer && <OfferTemplates order={order} form={form} />}
      <PriceAndDate form={form} currency={currency} fixed={fixedPrice !== undefined} />
      <OfferPrice
        amount={amount}
        noFindAmount={readMajor(typedNoFind, shape, locale)}
        currency={currency}
        feeBps={feeBps}
      />
      <Message form={form} />
      {isOutdated && <ChangedMeanwhile order={order} onRead={readAgain} />}
    </AccountForm>
  )
}

type FieldsProps = { form: UseFormReturn<OfferValues>; currency: string; fixed: boolean }

function PriceAndDate({ form: { register, formState }, currency, fixed }: FieldsProps) {
  const today = useToday()
  const { errors } = formState
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2 sm:items-start">
        {fixed ? (
          <p className="self-center">{t('theCustomerHasFixedThe')}</p>
        ) : (
          <Field label={t('yourPriceIn', { currency })} hint={t('whatYouReceiveAllIn')} error={errors.amount?.message}>
            <Input inputMode="decimal" autoComplete="off" {...register('amount')} />
          </Field>
        )}
        <Field label={t('doneBy')} hint={t('theDateThatYouPromise')} error={errors.estimatedCompletionDate?.message}>
          <Input type="date" min={today} {...register('estimatedCompletionDate')} />
        </Field>
      </div>
      <Field
        label={t('ifYouFindNothingIn', { currency })}
        optional
        hint={t('whatYouReceiveForThe')}
        error={errors.noFindAmount?.message}
      >
        <Input inputMode="decimal" autoComplete="off" {...register('noFindAmount')} />
      </Field>
    </>
  )
}

/** A part of its own, so that it is registered after what stands above it: the first one that is wrong takes the focus. */
const Message = ({ form: { register, formState } }: Pick<FieldsProps, 'form'>) => (
  <Field label={t('messageToTheCustomer')} hint={t('whereYouWillLookAnd')} error={formState.errors.message?.message}>
    <Textarea rows={4} {...register('message')} onKeyDown={sendByKeys} />
  </Field>
)

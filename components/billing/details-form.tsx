'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { AccountForm } from '#components/account/account-form.tsx'
import { useAccountForm } from '#components/account/use-account-form.ts'
import { countryOptions } from '#components/orders/country-names.ts'
import { Card } from '#components/ui/card.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input, Select, Textarea } from '#components/ui/input.tsx'
import { useReader } from '#components/ui/locale.ts'
import { toast } from '#components/ui/toast.ts'
import { getBillingDetails, saveBillingDetails } from '#lib/billing/operations.ts'
import { billingDetailsInput, type BillingDetailsView } from '#lib/billing/schema.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { given, layOverDetails, valuesOf, type DetailsValues } from '#lib/browser/details-changes.ts'
import { ApiFailure } from '#lib/browser/failure.ts'
import { inWords } from '#lib/browser/form.ts'
import { refresh } from '#lib/browser/keys.ts'
import { catalogue } from '#lib/words/en/billing.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const formInput = z
  .object({ name: z.string(), address: z.string(), country: z.string(), vatId: z.string(), costCentre: z.string() })
  .superRefine((values, context) => {
    for (const { path, message } of billingDetailsInput.safeParse(given(values)).error?.issues ?? [])
      context.addIssue({ code: 'custom', path: path.slice(0, 1), message })
  })

/** The form, and the way to save what was typed in it: beside a colleague who changes the details too, it undoes nothing of theirs. */
function useDetails(known: BillingDetailsView) {
  const api = useApi()
  const client = useQueryClient()
  const [was, setWas] = useState(() => valuesOf(known))
  const form = useForm<DetailsValues>({ resolver: inWords(zodResolver(formInput)), defaultValues: was })
  const show = (now: DetailsValues, values = now) => {
    setWas(now)
    form.reset(values)
  }
  const save = {
    meta: saveBillingDetails,
    mutationFn: async (typed: DetailsValues) => {
      const now = valuesOf(await client.fetchQuery({ ...api.ask(getBillingDetails), staleTime: 0 }))
      const { values, both } = layOverDetails(was, typed, now)
      if (both.length === 0) return api.call(saveBillingDetails, { params: {}, body: given(values) })
      show(now, values)
      for (const member of both)
        form.setError(member, { message: t('itSaysNow', { value: now[member] || t('notSaid') }) })
      throw new ApiFailure('refused', t('changedMeanwhile'))
    },
    onSettled: () => refresh(client, [saveBillingDetails.path]),
  }
  const sending = useAccountForm(form, save, (saved) => {
    show(valuesOf(saved))
    toast.success(t('yourBillingDetailsAreSaved'))
  })
  return { form, ...sending }
}

/** Whom receipts and invoices are made out to. */
export function DetailsForm({ known }: { known: BillingDetailsView }) {
  const { form, send, failure, pending } = useDetails(known)
  const { locale } = useReader()
  const countries = useMemo(() => [{ value: '', label: t('notSaid') }, ...countryOptions(locale, 'alpha2')], [locale])
  const { errors } = form.formState
  return (
    <Card className="flex flex-col gap-5">
      <div>
        <h2 className="text-xl">{t('billingDetails')}</h2>
        <p className="mt-1 text-sm text-ink-soft">{t('printedOnWhatIsIssued')}</p>
      </div>
      <AccountForm onSubmit={form.handleSubmit(send)} failure={failure} pending={pending} submit={t('save')}>
        <Field label={t('name')} error={errors.name?.message}>
          <Input autoComplete="organization" {...form.register('name')} />
        </Field>
        <Field label={t('address')} optional error={errors.address?.message}>
          <Textarea rows={3} autoComplete="street-address" {...form.register('address')} />
        </Field>
        <Field label={t('country')} optional error={errors.country?.message}>
          <Select autoComplete="country" options={countries} {...form.register('country')} />
        </Field>
        <Field label={t('vatId')} optional hint={t('withItsCountryPrefixSuch')} error={errors.vatId?.message}>
          <Input autoComplete="off" {...form.register('vatId')} />
        </Field>
        <Field label={t('costCentre')} optional hint={t('forOrdersWithoutOne')} error={errors.costCentre?.message}>
          <Input autoComplete="off" maxLength={100} {...form.register('costCentre')} />
        </Field>
      </AccountForm>
    </Card>
  )
}

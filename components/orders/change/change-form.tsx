'use client'
import { Link } from '#components/ui/link.tsx'
import { useRef, useState } from 'react'
import { FormProvider, useForm, type FieldPath } from 'react-hook-form'
import { ForgottenFiles } from '#components/attachments/forgotten-files.tsx'
import { useComing } from '#components/attachments/use-coming.ts'
import { ChangeFields } from '#components/orders/change/change-fields.tsx'
import { Meanwhile } from '#components/orders/change/meanwhile.tsx'
import { beginChange, dropChange } from '#components/orders/change/use-kept-change.ts'
import { useSaving } from '#components/orders/change/use-saving.ts'
import { WhatFollows } from '#components/orders/change/what-follows.tsx'
import { dropBlankPersons } from '#components/orders/new/drop-blank-persons.ts'
import { useArrivals } from '#components/orders/new/use-arrivals.ts'
import type { OrderFormState } from '#components/orders/new/review-props.ts'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { ErrorSummary } from '#components/ui/error-summary.tsx'
import { useReader } from '#components/ui/locale.ts'
import { failureText } from '#lib/browser/failure-text.ts'
import type { OrderValues } from '#lib/browser/order-draft.ts'
import { formIssuesOf, orderResolver } from '#lib/browser/order-issues.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { catalogue } from '#lib/words/en/orders-change.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** The form of a new order, filled in with one that is there; what makes it this order stands above and stays. */
export function ChangeForm({ view, feeBps }: { view: OrderView; feeBps: number }) {
  const { locale } = useReader()
  const [begun] = useState(() => beginChange(view, locale))
  const form: OrderFormState = useForm({
    resolver: orderResolver(locale),
    defaultValues: begun.values,
    shouldFocusError: false,
  })
  useArrivals(form, view.id)
  const { save, saving, failure, meanwhile } = useSaving(view, begun, form)
  const coming = useComing(view.id)
  const summary = useRef<HTMLDivElement>(null)
  const issues = formIssuesOf(form.formState.errors)
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={t('changeTheOrder')}
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          dropBlankPersons(form)
          const showSummary = () => setTimeout(() => summary.current?.focus())
          if (coming === undefined) return void form.handleSubmit(save, showSummary)()
          form.setError('attachmentIds', { type: 'coming', message: coming })
          showSummary()
        }}
      >
        {begun.isBack && <IsBack />}
        <ForgottenFiles names={begun.forgotten} />
        {/* The names come from the form's own errors. */}
        {issues.length > 0 && (
          <ErrorSummary
            ref={summary}
            issues={issues}
            onGoTo={(name) => form.setFocus(name as FieldPath<OrderValues>)}
          />
        )}
        <ChangeFields view={view} feeBps={feeBps} />
        <WhatFollows view={view} />
        {meanwhile && <Meanwhile {...meanwhile} />}
        {failure && (
          <Banner tone="danger" role="alert" title={t('theOrderWasNotChanged')}>
            {failureText(failure)}
          </Banner>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={saving}>
            {t('saveTheChanges')}
          </Button>
          <Leave orderId={view.id} />
        </div>
      </form>
    </FormProvider>
  )
}

const IsBack = () => (
  <Banner role="status" title={t('yourChangesAreBack')}>
    {t('nothingOfThemIsSaved')}
  </Banner>
)

const Leave = ({ orderId }: { orderId: string }) => (
  <Button look="secondary" asChild>
    <Link href={`/orders/${orderId}`} onClick={() => dropChange(orderId)}>
      {t('leaveItAsItIs')}
    </Link>
  </Button>
)

'use client'
import { useRef, useState } from 'react'
import { FormProvider, useForm, type FieldPath } from 'react-hook-form'
import { useComing } from '#components/attachments/use-coming.ts'
import { dropBlankPersons } from '#components/orders/new/drop-blank-persons.ts'
import { DraftNotice } from '#components/orders/new/draft-notice.tsx'
import { newOrder, OrderFields } from '#components/orders/new/order-fields.tsx'
import type { OrderFormState } from '#components/orders/new/review-props.ts'
import { PlaceOrder } from '#components/orders/new/place-order.tsx'
import { RegisterAndOrder } from '#components/orders/new/register-and-order.tsx'
import { useDraft } from '#components/orders/new/use-draft.ts'
import { useReview } from '#components/orders/new/use-review.ts'
import { ErrorSummary } from '#components/ui/error-summary.tsx'
import { useReader } from '#components/ui/locale.ts'
import type { Api } from '#lib/browser/api.ts'
import { useApi, useRole } from '#lib/browser/api-provider.tsx'
import { draftKey, emptyOrder, readDraft, type Draft, type OrderValues } from '#lib/browser/order-draft.ts'
import { visitorDraftKey } from '#lib/browser/visitor-draft.ts'
import { formIssuesOf, orderResolver } from '#lib/browser/order-issues.ts'

export type OrderFormProps = { feeBps: number; ownCurrency: string }

/** A new order from the first letter to its own page. Give it another key for another customer or environment. */
export function OrderForm({ feeBps, ownCurrency }: OrderFormProps) {
  const { form, draft, finish, startAfresh } = useOrderForm(ownCurrency)
  const review = useReview()
  const summary = useRef<HTMLDivElement>(null)
  const showSummary = () => setTimeout(() => summary.current?.focus())
  const coming = useComing(newOrder)
  const Review = useRole() === undefined ? RegisterAndOrder : PlaceOrder
  if (review.order) {
    const onIssues = () => {
      review.close()
      showSummary()
    }
    const step = { form, feeBps, finish, onIssues, onChange: review.close }
    return <Review order={review.order} {...step} />
  }
  const issues = formIssuesOf(form.formState.errors)
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label="New order"
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          dropBlankPersons(form)
          if (coming !== undefined) {
            form.setError('attachmentIds', { type: 'coming', message: coming })
            return showSummary()
          }
          void form.handleSubmit(review.open, showSummary)()
        }}
      >
        {draft && <DraftNotice {...draft} onDiscard={startAfresh} />}
        {/* The names in `faults` come from the form's own errors. */}
        {issues.length > 0 && (
          <ErrorSummary
            ref={summary}
            issues={issues}
            onGoTo={(name) => form.setFocus(name as FieldPath<OrderValues>)}
          />
        )}
        <OrderFields feeBps={feeBps} ownCurrency={ownCurrency} />
      </form>
    </FormProvider>
  )
}

/** The form, filled with what an earlier visit left. */
function useOrderForm(ownCurrency: string) {
  const api = useApi()
  const key = draftKey(api)
  const [{ draft, adopted }, setFound] = useState(() => findDraft(api))
  const form: OrderFormState = useForm({
    resolver: orderResolver(useReader().locale),
    defaultValues: draft?.values ?? emptyOrder(ownCurrency),
    shouldFocusError: false,
  })
  const { finish, discard } = useDraft(form, key, adopted)
  const startAfresh = () => {
    discard()
    setFound({ draft: undefined, adopted: false })
    form.reset(emptyOrder(ownCurrency))
    // After the dialog has given the focus back, to a button that is gone.
    setTimeout(() => form.setFocus('repositoryName'), 50)
  }
  return { form, draft, finish, startAfresh }
}

/** One's own from an earlier visit, or else what was written before signing in, which was meant as a real order. */
function findDraft(api: Api): { draft: Draft | undefined; adopted: boolean } {
  const own = readDraft(draftKey(api))
  const adopts = own === undefined && api.identity.environment === 'production'
  return { draft: adopts ? readDraft(visitorDraftKey) : own, adopted: adopts }
}

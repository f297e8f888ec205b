'use client'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { FormProvider, useForm, type FieldPath, type UseFormReturn } from 'react-hook-form'
import { DraftNotice } from '#components/orders/new/draft-notice.tsx'
import { OrderFields } from '#components/orders/new/order-fields.tsx'
import { ReviewOrder } from '#components/orders/new/review-order.tsx'
import { useDraft } from '#components/orders/new/use-draft.ts'
import { useReview } from '#components/orders/new/use-review.ts'
import { ErrorSummary } from '#components/ui/error-summary.tsx'
import { useReader } from '#components/ui/locale.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import type { ApiFailure } from '#lib/browser/failure.ts'
import { showIssues } from '#lib/browser/form.ts'
import { draftKey, emptyOrder, isBlankPerson, readDraft, type OrderValues } from '#lib/browser/order-draft.ts'
import { formIssuesOf, orderResolver } from '#lib/browser/order-issues.ts'
import { placeOrder } from '#lib/orders/operations.ts'
import type { PlaceOrderInput } from '#lib/orders/schema.ts'

export type OrderFormProps = { feeBps: number; ownCurrency: string }

/** A new order from the first letter to its own page. Give it another key for another customer or environment. */
export function OrderForm({ feeBps, ownCurrency }: OrderFormProps) {
  const { form, draft, finish, startAfresh } = useOrderForm(ownCurrency)
  const review = useReview()
  const summary = useRef<HTMLDivElement>(null)
  const showSummary = () => setTimeout(() => summary.current?.focus())
  const { place, placing, failure, forget } = usePlacing(form, finish, () => {
    review.close()
    showSummary()
  })
  if (review.order) {
    const order = review.order
    return (
      <ReviewOrder
        order={order}
        feeBps={feeBps}
        failure={failure}
        placing={placing}
        onPlace={() => place(order)}
        onChange={review.close}
      />
    )
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
          forget()
          void form.handleSubmit(review.open, showSummary)()
        }}
      >
        {draft && <DraftNotice savedAt={draft.savedAt} onDiscard={startAfresh} />}
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

type Form = UseFormReturn<OrderValues, unknown, PlaceOrderInput>

/** The form, filled with what an earlier visit left. */
function useOrderForm(ownCurrency: string) {
  const key = draftKey(useApi())
  const [draft, setDraft] = useState(() => readDraft(key))
  const form: Form = useForm({
    resolver: orderResolver(useReader().locale),
    defaultValues: draft?.values ?? emptyOrder(ownCurrency),
    shouldFocusError: false,
  })
  const { finish, discard } = useDraft(form, key)
  const startAfresh = () => {
    discard()
    setDraft(undefined)
    form.reset(emptyOrder(ownCurrency))
    // After the dialog has given the focus back, to a button that is gone.
    setTimeout(() => form.setFocus('repositoryName'), 50)
  }
  return { form, draft, finish, startAfresh }
}

/** A row that was opened and left empty means nobody. */
function dropBlankPersons(form: Form): void {
  const persons = form.getValues('personsOfInterest')
  if (!persons.some(isBlankPerson)) return
  form.setValue(
    'personsOfInterest',
    persons.filter((person) => !isBlankPerson(person)),
  )
}

/** Places the order and goes to its page; what the API finds fault with goes back to the fields, the rest is `failure`. */
function usePlacing(form: Form, finish: () => void, onIssues: () => void) {
  const router = useRouter()
  const [failure, setFailure] = useState<ApiFailure>()
  const { mutate, isPending, isSuccess } = useMutation(useApi().send(placeOrder))
  const place = (order: PlaceOrderInput) =>
    mutate(order, {
      onSuccess: ({ id }) => {
        finish()
        router.replace(`/orders/${id}`)
      },
      onError: (error) => {
        const unplaced = showIssues(form, error)
        setFailure(unplaced)
        if (!unplaced) onIssues()
      },
    })
  return { place, placing: isPending || isSuccess, failure, forget: () => setFailure(undefined) }
}

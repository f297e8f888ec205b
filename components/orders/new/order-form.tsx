'use client'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { FormProvider, useForm, type FieldPath } from 'react-hook-form'
import { DraftNotice } from '#components/orders/new/draft-notice.tsx'
import { OrderFields } from '#components/orders/new/order-fields.tsx'
import { ReviewOrder } from '#components/orders/new/review-order.tsx'
import { useDraft } from '#components/orders/new/use-draft.ts'
import { useReview } from '#components/orders/new/use-review.ts'
import { ErrorSummary } from '#components/ui/error-summary.tsx'
import { useReader } from '#components/ui/locale.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import type { ApiFailure } from '#lib/browser/failure.ts'
import { showFaults } from '#lib/browser/form.ts'
import { draftKey, emptyOrder, isBlankPerson, readDraft, type OrderValues } from '#lib/browser/order-draft.ts'
import { faultsOf, orderResolver } from '#lib/browser/order-faults.ts'
import { placeOrder } from '#lib/browser/orders.ts'
import type { PlaceOrderInput } from '#lib/orders/schema.ts'

export type OrderFormProps = { feeBps: number; ownCurrency: string }

/** A new order from the first letter to its own page. Give it another key for another customer or environment. */
export function OrderForm({ feeBps, ownCurrency }: OrderFormProps) {
  const api = useApi()
  const router = useRouter()
  const [draft, setDraft] = useState(() => readDraft(draftKey(api)))
  const form = useForm<OrderValues, unknown, PlaceOrderInput>({
    resolver: orderResolver(useReader().locale),
    defaultValues: draft?.values ?? emptyOrder(ownCurrency),
    shouldFocusError: false,
  })
  const { finish, discard } = useDraft(form, draftKey(api))
  const review = useReview()
  const [failure, setFailure] = useState<ApiFailure>()
  const { mutate, isPending, isSuccess } = useMutation(placeOrder(api))
  const faults = faultsOf(form.formState.errors)
  const summary = useRef<HTMLDivElement>(null)
  const showSummary = () => setTimeout(() => summary.current?.focus())

  const check = () => {
    // A row that was opened and left empty means nobody.
    const persons = form.getValues('personsOfInterest')
    if (persons.some(isBlankPerson))
      form.setValue(
        'personsOfInterest',
        persons.filter((person) => !isBlankPerson(person)),
      )
    setFailure(undefined)
    return form.handleSubmit(review.open, showSummary)()
  }
  const place = (order: PlaceOrderInput) =>
    mutate(order, {
      onSuccess: ({ id }) => {
        finish()
        router.replace(`/orders/${id}`)
      },
      onError: (error) => {
        const unplaced = showFaults(form, error)
        setFailure(unplaced)
        if (unplaced) return
        review.close()
        showSummary()
      },
    })
  const startAfresh = () => {
    discard()
    setDraft(undefined)
    form.reset(emptyOrder(ownCurrency))
    // After the dialog has given the focus back, to a button that is gone.
    setTimeout(() => form.setFocus('repositoryName'), 50)
  }

  if (review.order) {
    const order = review.order
    return (
      <ReviewOrder
        order={order}
        feeBps={feeBps}
        failure={failure}
        placing={isPending || isSuccess}
        onPlace={() => place(order)}
        onChange={review.close}
      />
    )
  }
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label="New order"
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void check()
        }}
      >
        {draft && <DraftNotice savedAt={draft.savedAt} onDiscard={startAfresh} />}
        {/* The names in `faults` come from the form's own errors. */}
        {faults.length > 0 && (
          <ErrorSummary
            ref={summary}
            faults={faults}
            onGoTo={(name) => form.setFocus(name as FieldPath<OrderValues>)}
          />
        )}
        <OrderFields feeBps={feeBps} ownCurrency={ownCurrency} />
      </form>
    </FormProvider>
  )
}

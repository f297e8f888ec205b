'use client'
import { useRef, useState, type RefObject } from 'react'
import { FormProvider, useForm, type FieldPath } from 'react-hook-form'
import { useComing } from '#components/attachments/use-coming.ts'
import { dropBlankPersons } from '#components/orders/new/drop-blank-persons.ts'
import { DraftNotice } from '#components/orders/new/draft-notice.tsx'
import { OrderFields } from '#components/orders/new/order-fields.tsx'
import { PileList } from '#components/orders/new/pile-list.tsx'
import { PlacePile } from '#components/orders/new/place-pile.tsx'
import { SaveTemplate } from '#components/orders/new/save-template.tsx'
import { Templates } from '#components/orders/new/templates.tsx'
import { usePileForm } from '#components/orders/new/use-pile-form.ts'
import { useReplacing } from '#components/orders/new/use-replacing.tsx'
import { Button } from '#components/ui/button.tsx'
import type { OrderFormState } from '#components/orders/new/review-props.ts'
import { BeingPlaced, NotPlaced, PlaceOrder } from '#components/orders/new/place-order.tsx'
import { RegisterAndOrder } from '#components/orders/new/register-and-order.tsx'
import { useArrivals } from '#components/orders/new/use-arrivals.ts'
import { useHeadingFocus } from '#components/orders/new/use-heading-focus.ts'
import { useVisitor } from '#components/orders/new/use-visitor.ts'
import { useDraft } from '#components/orders/new/use-draft.ts'
import { useIsPlacing, usePlacing } from '#components/orders/new/use-placing.ts'
import { useReview } from '#components/orders/new/use-review.ts'
import { ErrorSummary } from '#components/ui/error-summary.tsx'
import { useReader } from '#components/ui/locale.ts'
import type { Api } from '#lib/browser/api.ts'
import { useApi, useRole } from '#lib/browser/api-provider.tsx'
import type { ApiFailure } from '#lib/browser/failure.ts'
import type { OrderValues } from '#lib/browser/order-draft.ts'
import { readDraft } from '#lib/browser/read-draft.ts'
import { draftKey, emptyOrder, valuesIn, type Draft } from '#lib/browser/order-values.ts'
import type { PlaceOrderInput } from '#lib/orders/schema.ts'
import { moveVisitorDraft, visitorDraftKey } from '#lib/browser/visitor-draft.ts'
import { formIssuesOf, orderResolver } from '#lib/browser/order-issues.ts'
import { catalogue } from '#lib/words/en/orders-new.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export type OrderFormProps = { feeBps: number; ownCurrency: string }

/** A new order from the first letter to its own page. Give it another key for another customer or environment. */
export function OrderForm(props: OrderFormProps) {
  const isPlacing = useIsPlacing(draftKey(useApi()))
  // Sent by the form that stood here before this one: until it has an answer, its draft isn't to be placed again.
  const [waits, setWaits] = useState(isPlacing)
  if (waits && !isPlacing) setWaits(false)
  return waits ? <BeingPlaced /> : <OneOrder {...props} />
}

function OneOrder({ feeBps, ownCurrency }: OrderFormProps) {
  const { form, draft, finish, fill, startAfresh } = useOrderForm(ownCurrency)
  const review = useReview()
  const draftName = draftKey(useApi())
  const together = usePileForm(form, draftName)
  const summary = useRef<HTMLDivElement>(null)
  // After the form stands there again.
  const showSummary = () => setTimeout(() => summary.current?.focus(), 50)
  const onIssues = () => {
    review.close()
    showSummary()
  }
  const placing = usePlacing({ draft: draftName, form, finish, onIssues })
  const visitor = useVisitor()
  // Back on the form from a step that stood in its place.
  const [returns, setReturns] = useState(false)
  if (!returns && (review.order || together.isOpen)) setReturns(true)
  const Review = useRole() === undefined ? RegisterAndOrder : PlaceOrder
  if (review.order)
    return <Review order={review.order} {...{ form, feeBps, placing, visitor }} onChange={review.close} />
  if (placing.placing) return <BeingPlaced />
  const openReview = (order: PlaceOrderInput) => {
    placing.forgetFailure()
    review.open(order)
  }
  const discardAll = () => {
    together.pile.clear()
    visitor.forgetSent()
    startAfresh()
  }
  if (together.isOpen) return <PlacePile pile={together.pile} onChange={together.close} onPlaced={startAfresh} />
  return (
    <FormProvider {...form}>
      <Filling
        {...{ feeBps, ownCurrency, form, summary, together, fill, showSummary, draft, returns }}
        sentTo={visitor.sentTo}
        failure={placing.failure}
        onReview={openReview}
        onDiscard={discardAll}
      />
    </FormProvider>
  )
}

type FillingProps = OrderFormProps & {
  form: OrderFormState
  summary: RefObject<HTMLDivElement | null>
  showSummary: () => void
  together: ReturnType<typeof usePileForm>
  fill: (filling: { values: OrderValues; from: string }) => void
  onReview: (order: PlaceOrderInput) => void
  draft: Draft | undefined
  returns: boolean
  /** Where the mail went that places what was in the form before. */
  sentTo: string | undefined
  failure: ApiFailure | undefined
  onDiscard: () => void
}

function Filling(props: FillingProps) {
  const { feeBps, ownCurrency, form, summary, showSummary, together, fill, onReview, draft, failure, onDiscard } = props
  const { pile } = together
  const isSignedIn = useRole() !== undefined
  const coming = useComing(draftKey(useApi()))
  const issues = formIssuesOf(form.formState.errors)
  /** Not while a file is on its way: it is for the document in the form, and goes with whatever is there when it arrives. */
  const whenFree = (next: () => void) => {
    if (coming === undefined) return next()
    form.setError('attachmentIds', { type: 'coming', message: coming })
    showSummary()
  }
  /** Goes on with a good order. */
  const goOn = (next: (order: PlaceOrderInput) => void) => {
    dropBlankPersons(form)
    whenFree(() => void form.handleSubmit(next, showSummary)())
  }
  const count = pile.items.length + (together.isBare() ? 0 : 1)
  return (
    <form
      ref={useHeadingFocus<HTMLFormElement>(props.returns)}
      tabIndex={-1}
      noValidate
      aria-label={t('newOrder')}
      className="flex flex-col gap-5 outline-none"
      onSubmit={(event) => {
        event.preventDefault()
        if (pile.items.length === 0) goOn(onReview)
        else if (together.isBare()) whenFree(together.open)
        else goOn(together.open)
      }}
    >
      {isSignedIn && <TemplateChoice ownCurrency={ownCurrency} fill={fill} />}
      {failure && <NotPlaced failure={failure} />}
      {draft && <DraftNotice {...draft} whenFree={whenFree} onDiscard={onDiscard} />}
      {/* The names come from the form's own errors. */}
      {issues.length > 0 && (
        <ErrorSummary ref={summary} issues={issues} onGoTo={(name) => form.setFocus(name as FieldPath<OrderValues>)} />
      )}
      <PileList
        items={pile.items}
        onChange={(item) => whenFree(() => together.swap(item))}
        onRemove={({ key }) => pile.remove([key])}
      />
      <OrderFields
        {...{ feeBps, ownCurrency, sentTo: props.sentTo }}
        submit={pile.items.length > 0 && count > 1 ? t('reviewOrders', { count }) : t('reviewOrder')}
      >
        {isSignedIn && (
          <>
            <Button look="secondary" onClick={() => goOn(together.addAnother)}>
              {t('addAnotherDocumentFromThis')}
            </Button>
            <SaveTemplate />
          </>
        )}
      </OrderFields>
    </form>
  )
}

function TemplateChoice({ ownCurrency, fill }: Pick<FillingProps, 'ownCurrency' | 'fill'>) {
  const { locale } = useReader()
  const { begin, question } = useReplacing(fill)
  return (
    <>
      <Templates onUse={({ name, order }) => begin({ values: valuesIn(order, ownCurrency, locale), from: name })} />
      {question}
    </>
  )
}

/** The form, filled with what an earlier visit left. */
function useOrderForm(ownCurrency: string) {
  const api = useApi()
  const key = draftKey(api)
  const [draft, setFound] = useState(() => findDraft(api))
  const form: OrderFormState = useForm({
    resolver: orderResolver(useReader().locale),
    defaultValues: draft?.values ?? emptyOrder(ownCurrency),
    shouldFocusError: false,
  })
  const { finish, discard } = useDraft(form, key)
  // After it, so that what is taken in is kept with the draft.
  useArrivals(form, key)
  const startAfresh = () => {
    discard()
    setFound(undefined)
    form.reset(emptyOrder(ownCurrency))
    // After the dialog has given the focus back, to a button that is gone.
    setTimeout(() => form.setFocus('repositoryName'), 50)
  }
  const fill = ({ values, from }: { values: OrderValues; from: string }) => {
    form.reset(values)
    setFound({ values, from, savedAt: new Date().toISOString() })
  }
  return { form, draft, finish, fill, startAfresh }
}

/** One's own from an earlier visit, or else what was written before signing in, which was meant as a real order: it is theirs now. */
function findDraft(api: Api): Draft | undefined {
  const key = draftKey(api)
  const own = readDraft(key)
  if (own !== undefined || key === visitorDraftKey || api.identity.environment !== 'production') return own
  const adopted = readDraft(visitorDraftKey)
  if (adopted !== undefined) moveVisitorDraft(key)
  return adopted
}

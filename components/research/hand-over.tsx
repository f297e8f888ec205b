'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { AccountForm } from '#components/account/account-form.tsx'
import { useAccountForm } from '#components/account/use-account-form.ts'
import { Failure } from '#components/layout/failure.tsx'
import { HandOverPreview } from '#components/research/hand-over-preview.tsx'
import { handOverForm, type HandOverValues } from '#components/research/hand-over-values.ts'
import { ReportFields } from '#components/research/report-fields.tsx'
import { useReportDraft } from '#components/research/use-report-draft.ts'
import { Card } from '#components/ui/card.tsx'
import { useReader } from '#components/ui/locale.ts'
import { moneyText } from '#lib/money-text.ts'
import { RadioCards } from '#components/ui/radio-cards.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { isOver, useSending } from '#lib/browser/uploads.ts'
import { listResearchDocuments } from '#lib/documents/operations.ts'
import type { UploadedView } from '#lib/documents/schema.ts'
import { deliver, getReportDraft } from '#lib/researchers/operations.ts'
import type { ReportDraftView } from '#lib/researchers/draft-schema.ts'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'
import { composeReport, parseReport } from '#lib/researchers/search-report.ts'
import { catalogue } from '#lib/words/en/research.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const outcomes = () => [
  { value: 'found', label: t('found'), description: t('everythingThatWasAskedFor') },
  { value: 'partial', label: t('partlyFound'), description: t('someOfItIsThe') },
  {
    value: 'not_found',
    label: t('notFound'),
    description: t('aCarefulSearchWithoutA'),
  },
]
/** With what the outcome does to the researcher's own money, where it does something. */
function outcomesOf({ myOffer }: ResearchOrderView, locale: string) {
  if (!myOffer || myOffer.noFindAmount === myOffer.amount) return outcomes()
  const receive = moneyText(myOffer.noFindAmount, myOffer.currency, locale)
  return outcomes().map((one) =>
    one.value === 'not_found'
      ? { ...one, description: t('youReceiveForIt', { description: one.description, receive }) }
      : one,
  )
}

/** Hands over, for the first time or again: outcome and search report. The documents stand above. */
export function HandOver({ order }: { order: ResearchOrderView }) {
  const api = useApi()
  const query = useQuery(api.ask(getReportDraft, { orderId: order.id }))
  const documents = useQuery(api.askAll(listResearchDocuments, { orderId: order.id }))
  return (
    <Card>
      <section aria-label={t('handOver')} className="flex flex-col gap-4">
        <h2 className="text-2xl">{order.status === 'delivered' ? t('handOverAgain') : t('handOver')}</h2>
        {query.isPending || documents.isPending ? (
          <SkeletonList label={t('loadingYourReport')} rows={4} rowClassName="h-20" />
        ) : !query.data ? (
          <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
        ) : !documents.data ? (
          <Failure error={documents.error} onRetry={documents.refetch} retrying={documents.isFetching} />
        ) : (
          <Form order={order} kept={query.data} documents={documents.data} />
        )}
      </section>
    </Card>
  )
}

type FormProps = { order: ResearchOrderView; kept: ReportDraftView; documents: readonly UploadedView[] }

/** Why nothing is handed over: another device's text came in, or this one couldn't be kept, or a find has no document. */
type Stopped = 'overtaken' | 'not_kept' | 'without'

/** What is asked before it is handed over, and what stands in the way. */
function useHandingOver({ order, kept: { draft: kept }, documents }: FormProps) {
  const api = useApi()
  const [shown, setShown] = useState<HandOverValues>()
  const [stopped, setStopped] = useState<Stopped>()
  const form = useForm<HandOverValues>({
    resolver: zodResolver(handOverForm),
    defaultValues: kept?.content ?? parseReport(order.report ?? ''),
  })
  const draft = useReportDraft(order.id, form, kept)
  const { send, failure, pending } = useAccountForm(form, api.send(deliver, { orderId: order.id }), () => {
    setShown(undefined)
    toast.success(t('handedOverToTheCustomer'))
  })
  const outcome = useWatch({ control: form.control, name: 'outcome' })
  const isWithout = documents.length === 0 && (outcome === 'found' || outcome === 'partial')
  // Nothing could come of the answer: the question isn't asked.
  const ask = (values: HandOverValues) => {
    const why = draft.overtaking ? 'overtaken' : isWithout ? 'without' : undefined
    setStopped(why)
    setShown(why ? undefined : values)
  }
  const handOver = async ({ outcome: came, ...parts }: HandOverValues) => {
    // What is kept is gone with it: that has to be what was read here.
    const became = draft.holds(parts) ? await draft.save() : 'overtaken'
    setStopped(became === 'kept' ? undefined : became)
    if (became !== 'kept') return setShown(undefined)
    draft.stop()
    const report = composeReport(parts)
    await send({ outcome: came, ...(report === '' ? {} : { report }) })
  }
  const question = {
    values: shown,
    pending: pending || draft.isSaving,
    failure,
    onConfirm: () => shown && void handOver(shown),
    onClose: () => setShown(undefined),
  }
  return { form, draft, ask, question, stopped, isWithout }
}

function Form(props: FormProps) {
  const { order, documents } = props
  const { locale } = useReader()
  const sending = useSending(useApi(), { name: order.id }).filter(({ state }) => !isOver(state)).length
  const { form, draft, ask, question, ...standing } = useHandingOver(props)
  return (
    <>
      <AccountForm
        onSubmit={form.handleSubmit(ask)}
        failure={undefined}
        pending={false}
        submit={order.status === 'delivered' ? t('handOverAgain') : t('handOverToTheCustomer')}
      >
        <RadioCards
          legend={t('outcome')}
          options={outcomesOf(order, locale)}
          error={form.formState.errors.outcome?.message}
          {...form.register('outcome')}
        />
        <ReportFields form={form} draft={draft} />
        <Cautions {...standing} sending={sending} />
      </AccountForm>
      <HandOverPreview order={order} documents={documents} sending={sending} {...question} />
    </>
  )
}

type CautionsProps = { stopped: Stopped | undefined; sending: number; isWithout: boolean }

const Cautions = ({ stopped, sending, isWithout }: CautionsProps) => (
  <>
    {stopped === 'overtaken' && (
      <p role="alert" className="text-caution">
        {t('anotherTextCameIn')}
      </p>
    )}
    {stopped === 'not_kept' && (
      <p role="alert" className="text-danger">
        {t('nothingWasHandedOver')}
      </p>
    )}
    {sending > 0 && <p className="text-caution">{t('filesAreStillOnThe', { sending })}</p>}
    {isWithout && stopped !== 'without' && <p className="text-caution">{t('thereIsNoDocumentYet')}</p>}
    {isWithout && stopped === 'without' && (
      <p role="alert" className="text-danger">
        {t('thereIsNoDocumentYet')}
      </p>
    )}
  </>
)

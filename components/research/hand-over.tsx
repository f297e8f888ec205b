'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { toast } from '#components/ui/toast.ts'
import { z } from 'zod'
import { AccountForm } from '#components/account/account-form.tsx'
import { useAccountForm } from '#components/account/use-account-form.ts'
import { Card } from '#components/ui/card.tsx'
import { Field } from '#components/ui/field.tsx'
import { Textarea } from '#components/ui/input.tsx'
import { useReader } from '#components/ui/locale.ts'
import { moneyText } from '#components/ui/money.tsx'
import { RadioCards } from '#components/ui/radio-cards.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { inWords } from '#lib/browser/form.ts'
import { isOver, useSending } from '#lib/browser/uploads.ts'
import { listResearchDocuments } from '#lib/documents/operations.ts'
import { deliver } from '#lib/researchers/operations.ts'
import { deliverInput, type ResearchOrderView } from '#lib/researchers/schema.ts'
import {
  composeReport,
  parseReport,
  reportHeadings,
  reportParts,
  type ReportPart,
} from '#lib/researchers/search-report.ts'
import { rich } from '#components/ui/rich.tsx'
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
const hints = (): Record<ReportPart, string> => ({
  searched: t('seriesAndCollectionsWithTheir'),
  volumes: t('volumesBoxesOrFilmsThat'),
  years: t('fromWhenToWhen'),
  result: t('whatYouFoundAndWhere'),
  remarks: t('gapsDamageRestrictionsWhereOne'),
})
const part = z.string().max(4_000, { error: () => t('mustHaveAtMost4000') })
const formInput = deliverInput
  .pick({ outcome: true })
  .extend({ searched: part, volumes: part, years: part, result: part, remarks: part })
  .superRefine(({ outcome, ...report }, context) => {
    if (outcome === 'not_found' && composeReport(report) === '')
      context.addIssue({
        code: 'custom',
        path: ['searched'],
        message: 'is required when nothing was found: say where you looked',
      })
  })

type Values = z.infer<typeof formInput>

/** Hands over, for the first time or again: outcome and search report. The documents stand above. */
export function HandOver({ order }: { order: ResearchOrderView }) {
  const api = useApi()
  const { locale } = useReader()
  const again = order.status === 'delivered'
  const documents = useQuery(api.ask(listResearchDocuments, { orderId: order.id })).data?.length ?? 0
  const sending = useSending(api, { name: order.id }).filter(({ state }) => !isOver(state)).length
  const form = useForm({
    resolver: inWords(zodResolver(formInput)),
    defaultValues: { outcome: order.outcome ?? 'found', ...parseReport(order.report ?? '') },
  })
  const { send, failure, pending } = useAccountForm(form, api.send(deliver, { orderId: order.id }), () =>
    toast.success(t('handedOverToTheCustomer')),
  )
  const outcome = useWatch({ control: form.control, name: 'outcome' })
  const onSubmit = form.handleSubmit(({ outcome: chosen, ...parts }) => {
    const report = composeReport(parts)
    return send({ outcome: chosen, ...(report === '' ? {} : { report }) })
  })
  return (
    <Card>
      <section aria-label={t('handOver')} className="flex flex-col gap-4">
        <h2 className="text-2xl">{again ? t('handOverAgain') : t('handOver')}</h2>
        <AccountForm
          onSubmit={onSubmit}
          failure={failure}
          pending={pending}
          submit={again ? t('handOverAgain') : t('handOverToTheCustomer')}
        >
          <RadioCards
            legend={t('outcome')}
            options={outcomesOf(order, locale)}
            error={form.formState.errors.outcome?.message}
            {...form.register('outcome')}
          />
          <ReportFields form={form} />
          {sending > 0 && <p className="text-caution">{t('filesAreStillOnThe', { sending })}</p>}
          {documents === 0 && outcome !== 'not_found' && <p className="text-caution">{t('thereIsNoDocumentYet')}</p>}
        </AccountForm>
      </section>
    </Card>
  )
}

function ReportFields({ form: { control, register, formState } }: { form: UseFormReturn<Values> }) {
  const notFound = useWatch({ control, name: 'outcome' }) === 'not_found'
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 font-medium">
        {rich(t, 'searchReport', {
          span: <span className="font-normal text-ink-soft">{notFound ? '' : t('fillInWhatHelps')}</span>,
        })}
      </legend>
      {reportParts.map((name) => (
        <Field
          key={name}
          label={reportHeadings[name]}
          hint={hints()[name]}
          optional={!(notFound && name === 'searched')}
          error={formState.errors[name]?.message}
        >
          <Textarea rows={2} {...register(name)} />
        </Field>
      ))}
    </fieldset>
  )
}

'use client'
import { useQuery } from '@tanstack/react-query'
import { AnswerForm } from '#components/cases/answer-form.tsx'
import { CaseCard } from '#components/cases/case-card.tsx'
import { useNow } from '#components/ui/locale.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { answerResearchCase, listResearchCases, openResearchCase } from '#lib/cases/operations.ts'
import { kindsFor } from '#lib/cases/state.ts'
import { listResearchDocuments } from '#lib/documents/operations.ts'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'
import { catalogue } from '#lib/words/en/research.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What is wrong with this researcher's work, as they or its customer say, the newest first; and the way to say it. */
export function OrderCases({ order }: { order: ResearchOrderView }) {
  const { id: orderId } = order
  const api = useApi()
  const mayReport = kindsFor(order, useNow() ?? 0).length > 0
  const known = useQuery(api.ask(listResearchCases, { orderId })).data
  const cases = known ?? []
  const documents = useQuery({
    ...api.askAll(listResearchDocuments, { orderId }),
    enabled: cases.some(({ documentIds }) => documentIds.length > 0),
  }).data
  return (
    <>
      {cases.toReversed().map((one) => (
        <CaseCard key={one.id} view={one} reader="researcher" documents={documents ?? []}>
          {one.state !== 'closed' && (
            <AnswerForm
              name={`research-answer:${one.id}`}
              label={t('yourAnswer')}
              hint={t('theCustomerAndCallslipRead')}
              options={api.send(answerResearchCase, { orderId, caseId: one.id })}
            />
          )}
        </CaseCard>
      ))}
      {mayReport && known?.every(({ state }) => state === 'closed') && (
        <details>
          <summary className="w-fit cursor-pointer text-ink-soft">{t('somethingIsWrongTellCallslip')}</summary>
          <div className="pt-3">
            <AnswerForm
              name={`research-case:${orderId}`}
              label={t('whatIsWrong')}
              hint={t('callslipAloneReadsIt')}
              options={api.send(openResearchCase, { orderId })}
            />
          </div>
        </details>
      )}
    </>
  )
}

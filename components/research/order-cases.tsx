'use client'
import { useQuery } from '@tanstack/react-query'
import { AnswerForm } from '#components/cases/answer-form.tsx'
import { CaseCard } from '#components/cases/case-card.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { answerResearchCase, listResearchCases } from '#lib/cases/operations.ts'
import { listResearchDocuments } from '#lib/documents/operations.ts'
import { catalogue } from '#lib/words/en/research.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What the customer reported about this researcher's work, the newest first. */
export function OrderCases({ orderId }: { orderId: string }) {
  const api = useApi()
  const cases = useQuery(api.ask(listResearchCases, { orderId })).data ?? []
  const documents = useQuery({
    ...api.ask(listResearchDocuments, { orderId }),
    enabled: cases.some(({ documentIds }) => documentIds.length > 0),
  }).data
  return cases.toReversed().map((one) => (
    <CaseCard key={one.id} view={one} reader="researcher" documents={documents ?? []}>
      {one.state !== 'closed' && (
        <AnswerForm
          label={t('yourAnswer')}
          hint={t('theCustomerAndCallslipRead')}
          options={api.send(answerResearchCase, { orderId, caseId: one.id })}
        />
      )}
    </CaseCard>
  ))
}

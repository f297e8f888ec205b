'use client'
import { useQuery } from '@tanstack/react-query'
import { AnswerForm } from '#components/cases/answer-form.tsx'
import { CaseCard } from '#components/cases/case-card.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { documentsQuery } from '#lib/browser/documents.ts'
import { answerCase, listCases } from '#lib/cases/operations.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { isHandedOver } from '#lib/orders/state.ts'
import { catalogue } from '#lib/words/en/cases.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** The problems that the customer reported about an order, the newest first. */
export function OrderCases({ view }: { view: OrderView }) {
  const api = useApi()
  const cases = useQuery(api.ask(listCases, { orderId: view.id })).data ?? []
  const documents = useQuery({
    ...documentsQuery(api, view),
    enabled: isHandedOver(view.status) && cases.some(({ documentIds }) => documentIds.length > 0),
  }).data
  return cases.toReversed().map((one) => (
    <CaseCard key={one.id} view={one} reader="customer" documents={documents ?? []}>
      {one.state !== 'closed' && (
        <AnswerForm
          name={`answer:${one.id}`}
          label={t('addSomething')}
          hint={t('theResearcherAndCallslipReadIt')}
          options={api.send(answerCase, { orderId: view.id, caseId: one.id })}
        />
      )}
    </CaseCard>
  ))
}

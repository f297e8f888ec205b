'use client'
import { useQuery } from '@tanstack/react-query'
import { AnswerForm } from '#components/cases/answer-form.tsx'
import { CaseCard } from '#components/cases/case-card.tsx'
import { DecideCase } from '#components/operator/decide-case.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { answerAnyCase, listAllCases } from '#lib/cases/operations.ts'
import type { OrderDossierView } from '#lib/operators/schema.ts'
import { catalogue } from '#lib/words/en/operator-orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** The problems that the customer reported, the newest first. */
export function OrderCases({ file: { id: orderId, documents } }: { file: OrderDossierView }) {
  const api = useApi()
  const cases = useQuery(api.ask(listAllCases, { orderId })).data ?? []
  return cases.toReversed().map((one) => (
    <CaseCard key={one.id} view={one} reader="callslip" documents={documents}>
      {one.state !== 'closed' && (
        <>
          <AnswerForm
            label={t('writeToBoth')}
            hint={t('theCustomerAndTheResearcherRead')}
            options={api.send(answerAnyCase, { orderId, caseId: one.id })}
          />
          <DecideCase orderId={orderId} caseId={one.id} reference={one.reference} />
        </>
      )}
    </CaseCard>
  ))
}

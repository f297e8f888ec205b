'use client'
import { useQuery } from '@tanstack/react-query'
import { AnswerForm } from '#components/cases/answer-form.tsx'
import { CaseCard } from '#components/cases/case-card.tsx'
import { Failure } from '#components/layout/failure.tsx'
import { CaseActions } from '#components/operator/case-actions.tsx'
import { OpenCaseButton } from '#components/operator/open-case.tsx'
import { Link } from '#components/ui/link.tsx'
import { useNow } from '#components/ui/locale.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { answerAnyCase, listAllCases } from '#lib/cases/operations.ts'
import { kindsFor } from '#lib/cases/state.ts'
import { caseTitle } from '#lib/cases/words.ts'
import type { OrderDossierView } from '#lib/operators/schema.ts'
import { catalogue } from '#lib/words/en/operator-orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** The order's cases, the newest first. */
export function OrderCases({ file }: { file: OrderDossierView }) {
  const { id: orderId, status, documents, payments } = file
  const api = useApi()
  const mayOpen = kindsFor({ status, ...file.order }, useNow() ?? 0).length > 0
  const query = useQuery(api.ask(listAllCases, { orderId }))
  // Most orders have none: nothing is kept free for them.
  if (query.isPending) return null
  const cases = query.data
  if (cases === undefined) return <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
  return (
    <>
      {cases.toReversed().map((one) => (
        <CaseCard key={one.id} view={one} name={caseTitle(one)} reader="callslip" documents={documents}>
          {one.state !== 'closed' && (
            <>
              <CaseActions {...{ orderId, status, payments }} caseId={one.id} reference={one.reference} />
              <AnswerForm
                name={`answer-as-callslip:${one.id}`}
                label={t('writeToBoth')}
                hint={t('theCustomerAndTheResearcherRead')}
                options={api.send(answerAnyCase, { orderId, caseId: one.id })}
              />
              <Link className="text-link" href={`/operator/cases/${one.id}`}>
                {t('theWholeCase')}
              </Link>
            </>
          )}
        </CaseCard>
      ))}
      {mayOpen && cases.every(({ state }) => state === 'closed') && (
        <div>
          <OpenCaseButton orderId={orderId} />
        </div>
      )}
    </>
  )
}

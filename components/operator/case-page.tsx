'use client'
import { useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { AnswerForm } from '#components/cases/answer-form.tsx'
import { CaseCard } from '#components/cases/case-card.tsx'
import { Failure } from '#components/layout/failure.tsx'
import { NotUpToDate } from '#components/layout/not-up-to-date.tsx'
import { CaseStateBadge, LateBadge } from '#components/operator/case-badges.tsx'
import { HandledProvider } from '#components/operator/handled.tsx'
import { OrderStatusBadge } from '#components/orders/order-status.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { CatalogueCard, Details } from '#components/ui/card.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { Link } from '#components/ui/link.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { whenIdle } from '#lib/browser/lazy.ts'
import { answerAnyCase } from '#lib/cases/operations.ts'
import { caseTitle, originWords, outcomeWords } from '#lib/cases/words.ts'
import { getCase } from '#lib/casework/operations.ts'
import type { OperatorCaseView } from '#lib/casework/schema.ts'
import { getAnyOrder } from '#lib/operators/operations.ts'
import { catalogue } from '#lib/words/en/operator-cases.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// First what was said, then what can be done about it.
const CaseActions = dynamic(
  whenIdle(() => import('#components/operator/case-actions.tsx').then((module) => module.CaseActions)),
  { ssr: false, loading: () => <div className="h-11" /> },
)

/** One case: what it came from, what was said, and every way to decide it. */
export function CasePage({ caseId }: { caseId: string }) {
  const query = useQuery(useApi().ask(getCase, { caseId }))
  if (query.isPending) return <SkeletonList label={t('loadingTheCase')} rowClassName="h-40" />
  if (query.data === undefined)
    return <Failure level="h1" error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
  const view = query.data
  return (
    <HandledProvider>
      <NotUpToDate query={query} />
      <div className="flex flex-col gap-6">
        <CatalogueCard
          level="h1"
          callNumber={view.reference}
          title={caseTitle(view)}
          aside={
            <span className="flex flex-wrap gap-2">
              <CaseStateBadge state={view.state} />
              {view.late && <LateBadge />}
            </span>
          }
        >
          <Facts view={view} />
        </CatalogueCard>
        {!view.shared && <Banner tone="info">{t('seenByOperatorsOnly')}</Banner>}
        <Thread view={view} />
      </div>
    </HandledProvider>
  )
}

const Facts = ({ view: { order, client, researcher, state, dueAt, openedAt, causes } }: { view: OperatorCaseView }) => (
  <Details
    items={[
      {
        label: t('order'),
        value: (
          <span className="flex flex-wrap items-center gap-2">
            <Link className="text-link" href={`/operator/orders/${order.id}`}>
              <bdi>{order.name}</bdi>
            </Link>
            <OrderStatusBadge status={order.status} />
          </span>
        ),
      },
      {
        label: t('client'),
        value: (
          <Link className="text-link" href={`/operator/clients/${client.id}`}>
            <bdi>{client.name}</bdi>
          </Link>
        ),
      },
      {
        label: t('researcher'),
        value: researcher && (
          <Link className="text-link" href={`/operator/researchers/${researcher.id}`}>
            <bdi>{researcher.name}</bdi>
          </Link>
        ),
      },
      { label: t('opened'), value: <DateTime value={openedAt} /> },
      {
        label: t('decideBy'),
        value: state !== 'closed' && dueAt !== undefined ? <DateTime value={dueAt} /> : undefined,
      },
      { label: t('causes'), value: causes.length > 0 ? <Causes causes={causes} /> : undefined },
    ]}
  />
)

const Causes = ({ causes }: Pick<OperatorCaseView, 'causes'>) => (
  <ol className="flex flex-col gap-2">
    {causes.map(({ id, origin, content, createdAt, outcome }) => (
      <li key={id}>
        {originWords()[origin]}, <DateTime value={createdAt} />
        {content !== '' && (
          <span dir="auto" className="block text-ink-soft">
            {content}
          </span>
        )}
        {outcome && <span className="block text-ink-soft">{outcomeWords('callslip')[outcome]}</span>}
      </li>
    ))}
  </ol>
)

/** What was written, and what can be done: with the order's documents and money. */
function Thread({ view }: { view: OperatorCaseView }) {
  const api = useApi()
  const { id: caseId, orderId, reference } = view
  const order = useQuery(api.ask(getAnyOrder, { orderId }))
  if (order.isPending) return <SkeletonList label={t('loadingTheCase')} rows={1} rowClassName="h-40" />
  if (order.data === undefined)
    return <Failure error={order.error} onRetry={order.refetch} retrying={order.isFetching} />
  return (
    <CaseCard view={view} reader="callslip" title={t('whatWasWritten')} documents={order.data.documents}>
      {view.state !== 'closed' && (
        <>
          <CaseActions {...{ orderId, caseId, reference }} status={order.data.status} payments={order.data.payments} />
          <AnswerForm
            name={`answer-as-callslip:${caseId}`}
            label={t('writeToBoth')}
            hint={t('theCustomerAndTheResearcherRead')}
            options={api.send(answerAnyCase, { orderId, caseId })}
          />
        </>
      )}
    </CaseCard>
  )
}

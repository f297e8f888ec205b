'use client'
import { useQuery } from '@tanstack/react-query'
import { Link } from '#components/ui/link.tsx'
import { Failure } from '#components/layout/failure.tsx'
import { NotUpToDate } from '#components/layout/not-up-to-date.tsx'
import { Allowed } from '#components/operator/allowed.tsx'
import { evidenceFields, EvidenceForm } from '#components/operator/evidence-form.tsx'
import { HandledProvider } from '#components/operator/handled.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { Card, CatalogueCard, Details } from '#components/ui/card.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { Money } from '#components/ui/money.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { TypedText } from '#components/ui/typed-text.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { getDispute, submitEvidence } from '#lib/disputes/operations.ts'
import type { DisputeView } from '#lib/disputes/schema.ts'
import { catalogue } from '#lib/words/en/operator-orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** One dispute: what the bank asks, what there is to say, and what was said. */
export function DisputePage({ disputeId }: { disputeId: string }) {
  const query = useQuery(useApi().ask(getDispute, { disputeId }))
  if (query.isPending) return <SkeletonList label={t('loadingTheDispute')} rowClassName="h-40" />
  if (query.data === undefined)
    return <Failure level="h1" error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
  const dispute = query.data
  return (
    <HandledProvider>
      <NotUpToDate query={query} />
      <div className="flex flex-col gap-6">
        <CatalogueCard
          level="h1"
          callNumber={dispute.id}
          title={t('dispute', { title: dispute.title })}
          aside={
            <Badge tone={dispute.answerable ? 'danger' : 'info'}>
              <span translate="no">{dispute.status.replaceAll('_', ' ')}</span>
            </Badge>
          }
        >
          <Facts dispute={dispute} />
        </CatalogueCard>
        <Standing dispute={dispute} />
        {dispute.answerable ? (
          <Allowed scope={submitEvidence.scope} what={t('answerIt')}>
            <EvidenceForm key={dispute.id} dispute={dispute} />
          </Allowed>
        ) : (
          <Sent dispute={dispute} />
        )}
      </div>
    </HandledProvider>
  )
}

type Props = { dispute: DisputeView }

const Facts = ({
  dispute: { orderId, title, amount, currency, fee, reason, createdAt, dueBy, submittedAt },
}: Props) => (
  <Details
    items={[
      {
        label: t('order'),
        value: (
          <Link className="text-link" href={`/operator/orders/${orderId}`}>
            <bdi>{title}</bdi>
          </Link>
        ),
      },
      { label: t('amount'), value: <Money amount={amount} currency={currency} /> },
      { label: t('theProvidersFee'), value: fee && fee.amountMinor !== 0 && <Money {...fee} /> },
      { label: t('theBanksReason'), value: <span translate="no">{reason.replaceAll('_', ' ')}</span> },
      { label: t('begun'), value: <DateTime value={createdAt} /> },
      { label: t('answerNeededBy'), value: !submittedAt && dueBy && <DateTime value={dueBy} /> },
      { label: t('sentToTheBank'), value: submittedAt && <DateTime value={submittedAt} /> },
    ]}
  />
)

function Standing({ dispute: { open, answerable, status, submittedAt } }: Props) {
  if (answerable) return null
  if (!open)
    return (
      <Banner tone="info" title={t('theDisputeIsOver', { status: status.replaceAll('_', ' ') })}>
        {status === 'won'
          ? t('theDisputedAmountIsBack')
          : status === 'lost'
            ? t('theBankHasGivenThe')
            : t('noMoneyMoved')}
      </Banner>
    )
  // Appeals stay at the provider (decision 046).
  if (status === 'appeal_needs_response')
    return (
      <Banner tone="caution" title={t('anAppealWantsAnAnswer')}>
        {t('appealsAreAnsweredAtThe')}
      </Banner>
    )
  return (
    <Banner tone="info" title={submittedAt ? t('theBankDecides') : t('theTimeForAnAnswer')}>
      {submittedAt ? t('whatWasSentCantBe') : t('nothingWasSentFromHere')}
    </Banner>
  )
}

function Sent({ dispute: { evidence, savedAt, submittedAt } }: Props) {
  if (!savedAt) return null
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-xl">{submittedAt ? t('whatWasSent') : t('whatWasSavedAndNot')}</h2>
      <Details
        items={evidenceFields().map(({ name, label }) => ({
          label,
          value: evidence[name] && (
            <TypedText as="span" className="wrap-anywhere">
              {evidence[name]}
            </TypedText>
          ),
        }))}
      />
    </Card>
  )
}

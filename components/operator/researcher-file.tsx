'use client'
import { useQuery } from '@tanstack/react-query'
import { Failure } from '#components/layout/failure.tsx'
import { NotUpToDate } from '#components/layout/not-up-to-date.tsx'
import { ActButton } from '#components/operator/act-button.tsx'
import { HandledProvider } from '#components/operator/handled.tsx'
import { OrderTable } from '#components/operator/orders/order-rows.tsx'
import { AccountBadge, ResearcherBadge } from '#components/operator/researcher-badge.tsx'
import { ApproveResearcher, RefuseResearcher, SuspendResearcher } from '#components/operator/researcher-decision.tsx'
import { ResearcherCredentials } from '#components/operator/researcher-credentials.tsx'
import { ServedArchives } from '#components/operator/served-archives.tsx'
import { Card, CatalogueCard, Details } from '#components/ui/card.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { TypedText } from '#components/ui/typed-text.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { getResearcher, openResearcherAccount } from '#lib/researchers/operations.ts'
import type { ResearcherFileView } from '#lib/researchers/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/operator-researchers.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export function ResearcherFile({ researcherId }: { researcherId: string }) {
  const api = useApi()
  const query = useQuery(api.ask(getResearcher, { researcherId }))
  if (query.isPending) return <SkeletonList label={t('loadingTheResearcher')} rowClassName="h-40" />
  if (query.data === undefined)
    return <Failure level="h1" error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
  const file = query.data
  return (
    <HandledProvider>
      <NotUpToDate query={query} />
      <div className="flex flex-col gap-6">
        <Person file={file} />
        <Account file={file} />
        <ResearcherCredentials file={file} />
        <section aria-labelledby="orders">
          <h2 id="orders" className="mb-3 text-xl">
            {t('ordersWithAnOfferOf', { environment: api.identity.environment })}
          </h2>
          <OrderTable filters={{ researcherId }} />
        </section>
      </div>
    </HandledProvider>
  )
}

type Props = { file: ResearcherFileView }

function Person({ file }: Props) {
  const { record, status } = file
  return (
    <CatalogueCard
      level="h1"
      callNumber={
        <span className="inline-flex flex-wrap items-center gap-1">
          {file.id}
          <CopyButton value={file.id} label={t('copyTheResearchersId')} />
        </span>
      }
      title={<bdi>{file.name}</bdi>}
      aside={<ResearcherBadge {...file} />}
    >
      <Details
        items={[
          { label: t('eMail'), value: file.email ?? (file.robot ? t('aRobotHasNone') : t('noLogin')) },
          { label: t('about'), value: file.bio && <TypedText as="span">{file.bio}</TypedText> },
          { label: t('countries'), value: file.countries.join(', ') || t('noneNamed') },
          { label: t('archives'), value: <ServedArchives of={file} /> },
          { label: t('languages'), value: file.languages.join(', ') },
          { label: t('ourReason'), value: file.decisionReason },
          { label: t('since'), value: <DateTime value={file.createdAt} shape="date" /> },
          { label: t('offersMade'), value: String(file.offers) },
          { label: t('ordersInHand'), value: String(file.atWork) },
          { label: t('givenBack'), value: String(file.givenBack) },
          {
            label: t('record'),
            value:
              record.delivered === 0
                ? t('nothingDeliveredYet')
                : t('deliveredInTimeWithA', {
                    delivered: record.delivered,
                    onTime: record.onTime,
                    found: record.found,
                  }),
          },
        ]}
      />
      <div className="flex flex-wrap gap-2">
        {status !== 'approved' && <ApproveResearcher researcher={file} />}
        {status === 'pending' && <RefuseResearcher researcher={file} />}
        {status === 'approved' && <SuspendResearcher researcher={file} />}
      </div>
    </CatalogueCard>
  )
}

function Account({ file: { id, account, name } }: Props) {
  const api = useApi()
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{t('paymentAccountIn', { environment: api.identity.environment })}</h2>
        <AccountBadge state={account?.state} />
      </div>
      {account ? (
        <Details
          items={[
            { label: t('atTheProvider'), value: <span className="font-card break-all">{account.id}</span> },
            {
              label: t('stillMissing'),
              value: account.requirementsDue.length === 0 ? t('nothing') : account.requirementsDue.join(', '),
            },
            { label: t('dueBy'), value: account.dueBy && <DateTime value={account.dueBy} /> },
            { label: t('country'), value: account.countryISOA3 },
            {
              label: t('payoutThatCameBack'),
              value:
                account.failedPayout &&
                rich(t, 'sentOn', {
                  dateTime: <DateTime value={account.failedPayout.sentAt} shape="date" />,
                  reason: account.failedPayout.reason,
                }),
            },
          ]}
        />
      ) : (
        <p className="text-ink-soft">{t('noneYetSoNoOffer')}</p>
      )}
      <div>
        <ActButton
          options={api.send(openResearcherAccount, { researcherId: id })}
          input={undefined}
          done={(researcher) => ({
            text: t('thePaymentAccountOfIs', { name, state: researcher.account?.state ?? t('missing') }),
          })}
        >
          {account ? t('refreshFromTheProvider') : t('openAnAccount')}
        </ActButton>
      </div>
    </Card>
  )
}

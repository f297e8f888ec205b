'use client'
import { useQuery } from '@tanstack/react-query'
import { AnswerList } from '#components/go-live/answers.tsx'
import { Failure } from '#components/layout/failure.tsx'
import { NotUpToDate } from '#components/layout/not-up-to-date.tsx'
import { ActButton } from '#components/operator/act-button.tsx'
import { Allowed } from '#components/operator/allowed.tsx'
import { ClientEndpoints, ClientKeys } from '#components/operator/client-access.tsx'
import { ClientSettings } from '#components/operator/client-settings.tsx'
import { ClientUsage } from '#components/operator/client-usage.tsx'
import { HandledProvider } from '#components/operator/handled.tsx'
import { OrderTable } from '#components/operator/orders/order-rows.tsx'
import { ProductionBadge } from '#components/operator/production-badge.tsx'
import { DisableProduction } from '#components/operator/production-decision.tsx'
import { ReasonButton } from '#components/operator/reason-button.tsx'
import { useUndo } from '#components/operator/use-undo.ts'
import { Badge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card, CatalogueCard, Details } from '#components/ui/card.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { DateTime, RelativeTime } from '#components/ui/date-time.tsx'
import { Link } from '#components/ui/link.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { updateClient } from '#lib/clients/operations.ts'
import { productionOf } from '#lib/clients/state.ts'
import type { ClientView } from '#lib/clients/schema.ts'
import { getClientOverview } from '#lib/operators/operations.ts'
import { roleWords } from '#lib/clients/roles.ts'
import type { ClientOverviewView } from '#lib/operators/schema.ts'
import { catalogue } from '#lib/words/en/operator-clients.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export function ClientFile({ clientId }: { clientId: string }) {
  const api = useApi()
  const query = useQuery(api.ask(getClientOverview, { clientId }))
  if (query.isPending) return <SkeletonList label={t('loadingTheClient')} rowClassName="h-40" />
  if (query.data === undefined)
    return <Failure level="h1" error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
  const file = query.data
  return (
    <HandledProvider>
      <NotUpToDate query={query} />
      <div className="flex flex-col gap-6">
        <Head file={file} />
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <Production file={file} />
          <Allowed scope={updateClient.scope} what={t('changeItsSettings')}>
            <ClientSettings client={file.client} limits={file.limits} />
          </Allowed>
        </div>
        <ClientUsage file={file} />
        <ClientKeys clientId={clientId} />
        <ClientEndpoints endpoints={file.endpoints} />
        <section aria-labelledby="orders">
          <h2 id="orders" className="mb-3 text-xl">
            {t('ordersIn', { environment: api.identity.environment })}
          </h2>
          <OrderTable filters={{ clientId }} />
        </section>
      </div>
    </HandledProvider>
  )
}

function Head({ file: { client, members, lastRequestAt } }: { file: ClientOverviewView }) {
  return (
    <CatalogueCard
      level="h1"
      callNumber={
        <span className="inline-flex flex-wrap items-center gap-1">
          {client.id}
          <CopyButton value={client.id} label={t('copyTheClientsId')} />
        </span>
      }
      title={<bdi>{client.name}</bdi>}
      aside={<Badge tone={client.status === 'active' ? 'accent' : 'danger'}>{t(`status.${client.status}`)}</Badge>}
    >
      <Details
        items={[
          { label: t('since'), value: <DateTime value={client.createdAt} shape="date" /> },
          { label: t('currency'), value: client.currency },
          {
            label: t('aKeyWasLastUsed'),
            value: lastRequestAt ? <RelativeTime value={lastRequestAt} /> : t('neverInThisEnvironment'),
          },
          {
            label: t('members'),
            value:
              members.length === 0 ? (
                t('nobodyCanSignInFor')
              ) : (
                <ul>
                  {members.map(({ id, name, email, role, disabled }) => (
                    <li key={id}>
                      <bdi>{name}</bdi>, <span className="wrap-anywhere">{email}</span>{' '}
                      <Badge>{roleWords()[role].label}</Badge>{' '}
                      {disabled && <Badge tone="danger">{t('disabled')}</Badge>}
                    </li>
                  ))}
                </ul>
              ),
          },
        ]}
      />
      <div>
        <Suspension client={client} />
      </div>
    </CatalogueCard>
  )
}

function Suspension({ client: { id, name, status } }: { client: ClientView }) {
  const options = useApi().send(updateClient, { clientId: id })
  const undo = useUndo(options)
  if (status === 'suspended') {
    return (
      <ActButton
        look="primary"
        options={options}
        input={{ status: 'active' }}
        done={() => ({
          text: t('mayWorkAgainItsMembers', { name }),
          undo: () => undo({ status: 'suspended' }),
        })}
      >
        {t('liftTheSuspension')}
      </ActButton>
    )
  }
  return (
    <ReasonButton
      label={t('suspend')}
      look="danger"
      title={t('suspend2', { name })}
      description={t('allItsKeysAndThe')}
      hint={t('itsMembersReadItIn')}
      confirm={t('suspend3')}
      options={options}
      toInput={(reason) => ({ status: 'suspended' as const, reason })}
      done={() => ({ text: t('isSuspended', { name }), undo: () => undo({ status: 'active' }) })}
    />
  )
}

function Production({ file: { client, checks } }: { file: ClientOverviewView }) {
  const seen = checks.filter(({ done }) => done)
  const { productionState: state, productionAnswers, productionReason } = client
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{t('production')}</h2>
        <span className="inline-flex flex-wrap gap-1">
          <ProductionBadge state={state} />
          {client.byHand && <Badge tone="accent">{t('ordersByHand')}</Badge>}
        </span>
      </div>
      {productionAnswers && <AnswerList answers={productionAnswers} />}
      <Details
        items={[
          {
            label: t('seenInDevelopment'),
            value:
              seen.length === 0
                ? t('noneOfTheThingsThat', { count: checks.length })
                : seen.map(({ id }) => id.replaceAll('_', ' ')).join(', '),
          },
          {
            label: t('madeFor'),
            value: client.kind === 'personal' ? t('lookingForDocuments') : t('connectingASystem'),
          },
          { label: t('ourReason'), value: productionReason },
        ]}
      />
      <div className="flex flex-wrap gap-2">
        <Button asChild look={state === 'requested' ? 'primary' : 'secondary'} size="sm">
          <Link href={`/operator/clients/${client.id}/production`}>
            {state === 'enabled' ? t('seeLimitsAndFacts') : t('decideAboutProduction')}
          </Link>
        </Button>
        {productionOf(client) !== 'locked' && <DisableProduction client={client} />}
      </div>
    </Card>
  )
}

'use client'
import { useQuery } from '@tanstack/react-query'
import { Failure } from '#components/layout/failure.tsx'
import { DomainsCard } from '#components/sign-on/domains-card.tsx'
import { SettingsCard } from '#components/sign-on/settings-card.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { useMe } from '#lib/browser/me-provider.tsx'
import { getSignOn } from '#lib/sign-on/operations.ts'
import type { SignOnView } from '#lib/sign-on/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/sign-on.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** How a client's people sign in at their own organisation, for its owners. */
export function SignOnPage() {
  const query = useQuery(useApi().ask(getSignOn))
  const client = useMe().clients[0]?.name
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('singleSignOn')}</h1>
      <p className="mb-6 max-w-prose text-ink-soft">
        {rich(t, 'peopleOfSignInWhere', { client: <bdi>{client}</bdi> })}
      </p>
      {query.isPending ? (
        <SkeletonList rows={2} rowClassName="h-64" label={t('loadingSingleSignOn')} />
      ) : query.data === undefined ? (
        <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      ) : (
        <div className="flex flex-col gap-6">
          <State signOn={query.data} />
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <SettingsCard key={query.data.settings?.triedAt} signOn={query.data} />
            <DomainsCard domains={query.data.domains} />
          </div>
        </div>
      )}
    </>
  )
}

function State({ signOn: { settings, domains } }: { signOn: SignOnView }) {
  const proved = domains.filter(({ provedAt }) => provedAt !== undefined).map(({ domain }) => domain)
  if (!settings) return <Banner tone="info">{t('notSetUpEverybodySigns')}</Banner>
  if (proved.length === 0)
    return (
      <Banner tone="caution" title={t('oneThingIsMissing')}>
        {t('yourProviderTakesTheSettingsProve')}
      </Banner>
    )
  return (
    <Banner tone="accent" title={t('inUse')}>
      <span className="wrap-anywhere">
        {t('addressesOfAreLedTo', { domains: proved.join(', '), issuer: settings.issuer })}{' '}
        {settings.required && t('nobodyButOwnersComesIn')}
      </span>
    </Banner>
  )
}

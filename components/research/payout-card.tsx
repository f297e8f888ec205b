'use client'
import { useMutation, useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useSearchParams } from 'next/navigation'
import { PayoutFacts, type Account } from '#components/research/payout-facts.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { StatusBadge, type Tone } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { CatalogueCard } from '#components/ui/card.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { refreshedProfileQuery } from '#lib/browser/research-profile.ts'
import { onboardAccount, openDashboard } from '#lib/researchers/operations.ts'
import { catalogue } from '#lib/words/en/research-profile.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// What it needs comes after the page, and only where there is no account yet.
const OpenAccountForm = dynamic(
  () => import('#components/research/open-account-form.tsx').then((module) => module.OpenAccountForm),
  { ssr: false, loading: () => <Skeleton className="h-72" /> },
)

const states = (): Record<
  'none' | 'looked_at' | NonNullable<Account>['state'],
  { label: string; tone: Tone; ended?: boolean; text: string; button: string }
> => ({
  none: {
    label: t('notOpened'),
    tone: 'neutral',
    ended: true,
    text: t('customersCanChooseYourOffers'),
    button: t('openTheAccount'),
  },
  pending: {
    label: t('pending'),
    tone: 'caution',
    text: t('theAccountIsOpenedAnd'),
    button: t('goOnWithIt'),
  },
  looked_at: {
    label: t('pending'),
    tone: 'caution',
    text: t('theProviderIsCheckingWhat'),
    button: t('changeTheDetails'),
  },
  restricted: {
    label: t('restricted'),
    tone: 'danger',
    text: t('thePaymentProviderHasStopped'),
    button: t('giveWhatIsMissing'),
  },
  active: {
    label: t('active'),
    tone: 'accent',
    text: t('youCanBePaidYour'),
    button: t('changeTheDetails'),
  },
})

function standingOf(account: Account) {
  if (account === undefined) return 'none'
  // Nothing is missing, and still it isn't ready: it is the provider's turn.
  return account.state === 'pending' && account.missing.length === 0 ? 'looked_at' : account.state
}

/** Whether one can be paid, what is missing, and the way to the provider's pages. */
export function PayoutCard({ account, countries }: { account: Account; countries: readonly string[] }) {
  const api = useApi()
  const cameBack = useSearchParams().has('payout')
  // Whoever comes back from the provider's pages sees what it says now, not what its last event said.
  const refreshed = useQuery({ ...refreshedProfileQuery(api), enabled: cameBack })
  const { label, text, button, ...badge } = states()[standingOf(account)]
  const leaving = { onSuccess: ({ url }: { url: string }) => location.assign(url) }
  const onboarding = useMutation({ ...api.send(onboardAccount), ...leaving })
  const dashboard = useMutation({ ...api.send(openDashboard), ...leaving })
  const pending = onboarding.isPending || onboarding.isSuccess
  return (
    <section id="payout" aria-label={t('payoutAccount')}>
      <CatalogueCard
        callNumber={api.identity.environment}
        title={t('payoutAccount')}
        aside={<StatusBadge {...badge}>{label}</StatusBadge>}
      >
        <p>{text}</p>
        <PayoutFacts account={account} />
        <p role="status" className="text-sm text-ink-soft">
          {refreshed.isFetching ? t('askingThePaymentProvider') : ''}
        </p>
        <Refusal error={onboarding.error ?? dashboard.error} />
        {account === undefined ? (
          <OpenAccountForm countries={countries} label={button} pending={pending} onOpen={onboarding.mutate} />
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button
              look={account.state === 'active' ? 'secondary' : 'primary'}
              pending={pending}
              onClick={() => onboarding.mutate({})}
            >
              {button}
            </Button>
            {account.dashboard && (
              <Button
                look="secondary"
                pending={dashboard.isPending || dashboard.isSuccess}
                onClick={() => dashboard.mutate(undefined)}
              >
                {t('seeYourPayouts')}
              </Button>
            )}
          </div>
        )}
      </CatalogueCard>
    </section>
  )
}

function Refusal({ error }: { error: Error | null }) {
  if (!error) return null
  const { code, message } = asFailure(error)
  const ours = code === 'payments_not_configured'
  return (
    <Banner tone={ours ? 'caution' : 'danger'} role="alert" title={ours ? t('thisIsForUsTo') : t('thatDidNotWork')}>
      {message}
    </Banner>
  )
}

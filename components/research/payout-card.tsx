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

// What it needs comes after the page, and only where there is no account yet.
const OpenAccountForm = dynamic(
  () => import('#components/research/open-account-form.tsx').then((module) => module.OpenAccountForm),
  { ssr: false, loading: () => <Skeleton className="h-72" /> },
)

const states: Record<
  'none' | NonNullable<Account>['state'],
  { label: string; tone: Tone; ended?: boolean; text: string; button: string }
> = {
  none: {
    label: 'Not opened',
    tone: 'neutral',
    ended: true,
    text: 'Customers can choose your offers only once you can be paid. Opening the account takes a few minutes on our payment provider’s pages.',
    button: 'Open the account',
  },
  pending: {
    label: 'Pending',
    tone: 'caution',
    text: 'The account is opened, and the payment provider still wants to know something. Customers can’t choose your offers yet.',
    button: 'Go on with it',
  },
  restricted: {
    label: 'Restricted',
    tone: 'danger',
    text: 'The payment provider has stopped payments to you until you have given what is missing. Customers can’t choose your offers meanwhile.',
    button: 'Give what is missing',
  },
  active: {
    label: 'Active',
    tone: 'accent',
    text: 'You can be paid. Your part of an order is sent when it is completed.',
    button: 'Change the details',
  },
}

/** Whether one can be paid, what is missing, and the way to the provider's pages. */
export function PayoutCard({ account, countries }: { account: Account; countries: readonly string[] }) {
  const api = useApi()
  const cameBack = useSearchParams().has('payout')
  // Whoever comes back from the provider's pages sees what it says now, not what its last event said.
  const refreshed = useQuery({ ...refreshedProfileQuery(api), enabled: cameBack })
  const { label, text, button, ...badge } = states[account?.state ?? 'none']
  const leaving = { onSuccess: ({ url }: { url: string }) => location.assign(url) }
  const onboarding = useMutation({ ...api.send(onboardAccount), ...leaving })
  const dashboard = useMutation({ ...api.send(openDashboard), ...leaving })
  const pending = onboarding.isPending || onboarding.isSuccess
  return (
    <section id="payout" aria-label="Payout account">
      <CatalogueCard
        callNumber={api.identity.environment}
        title="Payout account"
        aside={<StatusBadge {...badge}>{label}</StatusBadge>}
      >
        <p>{text}</p>
        <PayoutFacts account={account} />
        <p role="status" className="text-sm text-ink-soft">
          {refreshed.isFetching ? 'Asking the payment provider …' : ''}
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
                See your payouts
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
    <Banner
      tone={ours ? 'caution' : 'danger'}
      role="alert"
      title={ours ? 'This is for us to settle first' : 'That did not work'}
    >
      {message}
    </Banner>
  )
}

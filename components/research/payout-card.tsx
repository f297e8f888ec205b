'use client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { toast } from '#components/ui/toast.ts'
import { StatusBadge, type Tone } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { CatalogueCard } from '#components/ui/card.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { refreshedProfileQuery } from '#lib/browser/research-profile.ts'
import { onboardAccount } from '#lib/researchers/operations.ts'
import type { ResearchProfileView } from '#lib/researchers/schema.ts'

type Account = NonNullable<ResearchProfileView['profile']>['account']

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
export function PayoutCard({ account }: { account: Account }) {
  const api = useApi()
  const cameBack = useSearchParams().has('payout')
  // Whoever comes back from the provider's pages sees what it says now, not what its last event said.
  const refreshed = useQuery({ ...refreshedProfileQuery(api), enabled: cameBack })
  const { label, text, button, ...badge } = states[account?.state ?? 'none']
  const { mutate, isPending, isSuccess } = useMutation({
    ...api.send(onboardAccount),
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => toast.error(asFailure(error).message),
  })
  return (
    <section id="payout" aria-label="Payout account">
      <CatalogueCard
        callNumber={api.identity.environment}
        title="Payout account"
        aside={<StatusBadge {...badge}>{label}</StatusBadge>}
      >
        <p>{text}</p>
        {account && account.missing.length > 0 && (
          <div>
            <p className="font-medium">Still missing:</p>
            <ul className="list-disc pl-5">
              {account.missing.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </div>
        )}
        <p role="status" className="text-sm text-ink-soft">
          {refreshed.isFetching ? 'Asking the payment provider …' : ''}
        </p>
        <div>
          <Button
            look={account?.state === 'active' ? 'secondary' : 'primary'}
            pending={isPending || isSuccess}
            onClick={() => mutate()}
          >
            {button}
          </Button>
        </div>
      </CatalogueCard>
    </section>
  )
}

'use client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { toast } from '#components/ui/toast.ts'
import { PayoutCard } from '#components/research/payout-card.tsx'
import { Failure } from '#components/layout/failure.tsx'
import { Card } from '#components/ui/card.tsx'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { Skeleton, SkeletonList } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { changesOfProfile, profileValuesOf, type ProfileValues } from '#lib/browser/profile-changes.ts'
import { getResearchProfile, updateResearchProfile } from '#lib/researchers/operations.ts'
import { catalogue } from '#lib/words/en/research-profile.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// What forms need comes after the page: by then the answer with what it shows is still on its way.
const ProfileForm = dynamic(
  () => import('#components/research/profile-form.tsx').then((module) => module.ProfileForm),
  { ssr: false, loading: () => <Skeleton className="h-96" /> },
)

const Credentials = dynamic(() => import('#components/research/credentials.tsx').then((module) => module.Credentials), {
  ssr: false,
  loading: () => <Skeleton className="h-64" />,
})

/** Saves what was typed over a profile as it `was`, and takes nothing away that another page has added since. */
function useSavingOver() {
  const api = useApi()
  const client = useQueryClient()
  return (was: ProfileValues) => ({
    ...api.send(updateResearchProfile),
    mutationFn: async (typed: ProfileValues) => {
      const { profile } = await client.fetchQuery({ ...api.ask(getResearchProfile), staleTime: 0 })
      const body = changesOfProfile(was, typed, profile ? profileValuesOf(profile) : was)
      return api.call(updateResearchProfile, { params: {}, body })
    },
  })
}

export function ProfilePage() {
  const api = useApi()
  const query = useQuery(api.ask(getResearchProfile))
  const savingOver = useSavingOver()
  return (
    <>
      <h1 className="mb-6 text-3xl">{t('researchProfile')}</h1>
      {query.isPending ? (
        <SkeletonList label={t('loadingYourProfile')} rows={2} rowClassName="h-64" />
      ) : !query.data?.profile ? (
        <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      ) : (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          <Card className="flex flex-col gap-5">
            <div>
              <h2 className="text-xl">{t('whoYouAreAndWhere')}</h2>
              <p className="mt-1 text-ink-soft">{t('customersWhoHaveAnOffer')}</p>
            </div>
            <ProfileForm
              known={query.data.profile}
              submit={t('save')}
              mutationOf={savingOver}
              onDone={() => toast.success(t('yourProfileIsSaved'))}
            />
          </Card>
          <div className="flex flex-col gap-6">
            <PayoutCard account={query.data.profile.account} countries={query.data.profile.countries} />
            <Credentials />
            <AlertSwitch on={query.data.profile.alerts} />
          </div>
        </div>
      )}
    </>
  )
}

function AlertSwitch({ on }: { on: boolean }) {
  const { mutate, isPending, variables } = useMutation({
    ...useApi().send(updateResearchProfile),
    onError: (error) => toast.error(asFailure(error).message),
  })
  return (
    <Card>
      <Checkbox
        label={t('mailMeAboutNewOrders')}
        hint={t('inACountryOrAt')}
        checked={isPending ? (variables.alerts ?? on) : on}
        onChange={({ target }) => mutate({ alerts: target.checked })}
      />
    </Card>
  )
}

'use client'
import { useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { Link } from '#components/ui/link.tsx'
import { toast } from '#components/ui/toast.ts'
import { Failure } from '#components/layout/failure.tsx'
import { StandingBanner } from '#components/researchers/standing-banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { Skeleton, SkeletonList } from '#components/ui/skeleton.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { useMe } from '#lib/browser/me-provider.tsx'
import type { ProfileValues } from '#lib/browser/profile-changes.ts'
import { applyAsResearcher, getResearchProfile } from '#lib/researchers/operations.ts'
import type { ResearchProfileView } from '#lib/researchers/schema.ts'
import { describeStanding } from '#lib/researchers/standing.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/research-profile.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// What forms need comes after the page: by then the answer with what it shows is still on its way.
const ProfileForm = dynamic(
  () => import('#components/research/profile-form.tsx').then((module) => module.ProfileForm),
  { ssr: false, loading: () => <Skeleton className="h-96" /> },
)

export function ApplyPage() {
  const query = useQuery(useApi().ask(getResearchProfile))
  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="mb-4 text-3xl">{t('becomeAResearcher')}</h1>
      {query.isPending ? (
        <SkeletonList label={t('loadingYourApplication')} rows={2} rowClassName="h-48" />
      ) : !query.data ? (
        <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      ) : (
        <Application {...query.data} />
      )}
    </div>
  )
}

function Application({ status, reason, profile }: ResearchProfileView) {
  const me = useMe()
  const api = useApi()
  const mutation = {
    ...api.send(applyAsResearcher),
    mutationFn: ({ bio, ...values }: ProfileValues) =>
      api.call(applyAsResearcher, { params: {}, body: { ...values, ...(bio === '' ? {} : { bio }) } }),
  }
  if (status === 'approved') {
    return (
      <EmptyState
        title={t('youAreAResearcher')}
        action={
          <Button asChild>
            {/* A whole page load: the frame knows one's roles from the server. */}
            <a href="/research">{t('toTheJobBoard')}</a>
          </Button>
        }
      >
        {t('anOperatorHasApprovedYou')}
      </EmptyState>
    )
  }
  if (status === 'suspended') return <StandingBanner standing={describeStanding({ status, reason })} />
  return (
    <div className="flex flex-col gap-5">
      {status === 'none' ? <WhatItIs /> : <StandingBanner standing={describeStanding({ status, reason })} />}
      <Card>
        <ProfileForm
          known={profile}
          name={me.name}
          submit={
            status === 'pending' ? t('correctTheApplication') : status === 'refused' ? t('applyAgain') : t('apply')
          }
          mutationOf={() => mutation}
          onDone={() =>
            toast.success(status === 'pending' ? t('yourApplicationIsCorrected') : t('yourApplicationIsSent'))
          }
        />
      </Card>
    </div>
  )
}

function WhatItIs() {
  return (
    <p>
      {rich(t, 'researchersFetchDocumentsForPeople', {
        link: (text) => (
          <Link className="text-link" href="/orders">
            {text}
          </Link>
        ),
      })}
    </p>
  )
}
